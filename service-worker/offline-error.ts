// Why something failed, in the words that a reader is told.
import type { Trouble } from '../lib/offline/offline-state';

export class TroubleError extends Error {
  constructor(
    readonly trouble: Trouble,
    about: string,
  ) {
    super(`${trouble}: ${about}`);
  }
}

/** What the browser throws when it keeps nothing more, or nothing at all. */
export function toStorageTrouble(error: unknown): TroubleError {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new TroubleError(full ? 'storage-full' : 'storage-refused', String(error));
}

export const troubleOf = (error: unknown): Trouble =>
  error instanceof TroubleError ? error.trouble : 'wrong-answer';
