// What is wrong with a PDF that cannot be read, as a sentence for a person and a word for a program.
import { BookError } from '../book-error';

export type PdfTrouble =
  | 'no-pdf'
  | 'password'
  | 'damaged'
  | 'scan'
  | 'no-letters'
  | 'too-many-pages'
  | 'too-full'
  | 'too-large'
  | 'too-slow'
  | 'stopped';

export class PdfError extends BookError {
  constructor(
    readonly trouble: PdfTrouble,
    message: string,
    /** Of the page where it showed, from 1. */
    readonly sheet?: number,
  ) {
    super(message);
  }
}
