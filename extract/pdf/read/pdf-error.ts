// What is wrong with a PDF that cannot be read, as a sentence for a person and a word for a program.
import { BookError } from '../../book-error';

export type PdfErrorCode =
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
    readonly trouble: PdfErrorCode,
    message: string,
    /** Of the page where it showed, from 1. */
    readonly sheet?: number,
  ) {
    super(message);
  }
}

export const tooSlow = (sheet?: number): PdfError =>
  new PdfError(
    'too-slow',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} takes too long to read: print it to a new PDF, then use that one.`,
    sheet,
  );

export const tooFull = (sheet?: number): PdfError =>
  new PdfError(
    'too-full',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} holds more signs than a rules book has: give the part that holds the rules.`,
    sheet,
  );

/** The library's own errors as sentences. */
export function describe(error: unknown): Error {
  if (error instanceof PdfError) return error;
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'PasswordException' || /password/i.test(message))
    return new PdfError(
      'password',
      'The PDF is locked with a password: open it, print it to a new PDF without one, then use that.',
    );
  return new PdfError(
    'damaged',
    'The PDF is damaged or cut short and cannot be read: get it anew, or open it and print it to a new PDF.',
  );
}
