// The error class of the offline copy. A page shows a message for the code of the error.
import type { OfflineErrorCode } from '../lib/offline/offline-state';

export class OfflineError extends Error {
  constructor(
    readonly code: OfflineErrorCode,
    details: string,
  ) {
    super(`${code}: ${details}`);
  }
}

/**
 * Converts an error of the Cache API to an OfflineError. Such an error means that the storage is full or not allowed.
 */
export function toStorageError(error: unknown): OfflineError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new OfflineError(isFull ? 'storage-full' : 'storage-refused', String(error));
}

export const errorCodeOf = (error: unknown): OfflineErrorCode =>
  error instanceof OfflineError ? error.code : 'wrong-answer';
