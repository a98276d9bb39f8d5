// Why something failed, in the words that a reader is told.
import type { OfflineErrorCode } from '../lib/offline/offline-state';

export class OfflineError extends Error {
  constructor(
    readonly trouble: OfflineErrorCode,
    about: string,
  ) {
    super(`${trouble}: ${about}`);
  }
}

/** What the browser throws when it keeps nothing more, or nothing at all. */
export function toStorageError(error: unknown): OfflineError {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new OfflineError(full ? 'storage-full' : 'storage-refused', String(error));
}

export const errorCodeOf = (error: unknown): OfflineErrorCode =>
  error instanceof OfflineError ? error.trouble : 'wrong-answer';
