// Computes SHA-256 hashes in the formats that the build and the service worker use.
import { createHash } from 'node:crypto';

/** Returns the first `digits` hexadecimal digits of the SHA-256 hash, by default all 64. */
export const sha256 = (content: string | Uint8Array, digits = 64): string =>
  createHash('sha256').update(content).digest('hex').slice(0, digits);

/** Returns the hash under which the service worker stores a file: the first 128 bits of its SHA-256 hash. */
export const contentHash = (content: string | Uint8Array): string => sha256(content, 32);

/** Returns the hash that identifies an inline script in a Content-Security-Policy. */
export const scriptHash = (text: string): string => createHash('sha256').update(text).digest('base64');
