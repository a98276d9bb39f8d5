// The error for a PDF that the extractor refuses or cannot read. It has a code for the program and a message for the
// user.
import { BookError } from '../../book-error';
import { SCAN_LIMITS } from '../../scan/scan-limits';

export type PdfErrorCode =
  | 'no-pdf'
  | 'password'
  | 'damaged'
  | 'scan'
  | 'no-letters'
  | 'too-many-pages'
  | 'too-full'
  | 'too-large'
  | 'large-picture'
  | 'too-slow'
  | 'stopped';

/**
 * The limit that a PDF exceeds if the error code is `too-full`: a limit of `PdfLimits`, or the memory of the pdf.js
 * thread.
 */
export type ExceededLimit =
  | 'glyphs'
  | 'glyphsPerPage'
  | 'instructions'
  | 'segmentsPerPage'
  | 'streamBytes'
  | 'memory';

export class PdfError extends BookError {
  constructor(
    readonly code: PdfErrorCode,
    message: string,
    /** Number of the page that has the problem, from 1. Undefined if the problem is not on a single page. */
    readonly sheet?: number,
    readonly limit?: ExceededLimit,
  ) {
    super(message);
  }
}

export const tooSlowError = (sheet?: number): PdfError =>
  new PdfError(
    'too-slow',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} takes too long to read: print it to a new PDF, then use that one.`,
    sheet,
  );

export const largePictureError = (): PdfError =>
  new PdfError(
    'large-picture',
    `A picture in the PDF has more than ${SCAN_LIMITS.imagePixels / 1e6} million pixels: scan the pages again at 300 dots per inch.`,
  );

/** The error for a file whose extraction needs more memory than the command may use. */
export const tooMuchMemoryError = (maxBytes: number): PdfError =>
  new PdfError(
    'too-full',
    `Reading the PDF takes more than ${maxBytes / 1e6} MB of memory: extract the pages with the rules and use those.`,
    undefined,
    'memory',
  );

export const tooFullError = (limit: ExceededLimit, sheet?: number): PdfError =>
  new PdfError(
    'too-full',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} holds more than a rules book can: extract the pages with the rules and use those.`,
    sheet,
    limit,
  );

/** Converts an error of pdf.js to a `PdfError`. */
export function toPdfError(error: unknown): Error {
  if (error instanceof PdfError) return error;
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'PasswordException' || /password/i.test(message))
    return new PdfError(
      'password',
      'The PDF is locked with a password: open it, print it to a new PDF without one, then use that.',
    );
  return new PdfError(
    'damaged',
    'The PDF is damaged or cut short and cannot be read: download it again, or open it and print it to a new PDF.',
  );
}
