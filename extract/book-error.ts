// The error that the extractor throws for a book that it cannot use. The message says what the user can do.
export class BookError extends Error {
  override name = 'BookError';

  constructor(
    message: string,
    /**
     * Identifies the problem, so that the site can show a translated message. For an error without a code, the site
     * says that the file contains no rules.
     */
    readonly code?: string,
  ) {
    super(message);
  }
}
