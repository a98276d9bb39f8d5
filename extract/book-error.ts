// The error that the extractor throws for a book it cannot use; the message tells the user what to do.
export class BookError extends Error {
  override name = 'BookError';

  constructor(
    message: string,
    /** Identifies the problem, so that the interface can show a translated message; absent when no rules were found. */
    readonly code?: string,
  ) {
    super(message);
  }
}
