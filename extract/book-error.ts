// The one error of the extractor that is meant for people: a clear sentence and what to do about it.
export class BookError extends Error {
  override name = 'BookError';

  constructor(
    message: string,
    /** What is wrong in one word, for those who say it in another language; without it, no rules were found. */
    readonly trouble?: string,
  ) {
    super(message);
  }
}
