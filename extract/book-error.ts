// The one error of the extractor that is meant for people: a clear sentence and what to do about it.
export class BookError extends Error {
  override name = 'BookError';
}
