// Computes SHA-256 hashes in the formats of the build and the service worker. This file is plain JavaScript, because
// `npm start` uses it before packages are installed.
import { createHash } from 'node:crypto';

/** @typedef {string | Uint8Array} Content */

/**
 * Hashes several parts. A NUL byte after each part makes the hashes of `ab` + `c` and `a` + `bc` different.
 * @param {Iterable<Content>} parts
 */
export function hashParts(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * Returns the first `digits` hexadecimal digits of the SHA-256 hash, by default all 64.
 * @param {Content} content
 */
export const sha256 = (content, digits = 64) =>
  createHash('sha256').update(content).digest('hex').slice(0, digits);

/**
 * Returns the hash under which the service worker stores a file: the first 128 bits of its SHA-256 hash.
 * @param {Content} content
 */
export const contentHash = (content) => sha256(content, 32);

/**
 * Returns the hash that identifies an inline script in a Content-Security-Policy.
 * @param {string} text
 */
export const scriptHash = (text) => createHash('sha256').update(text).digest('base64');
