// SHA-256 hashes in the forms that the build and the service worker use.
import { createHash } from 'node:crypto';

/** The first `digits` hexadecimal digits of the SHA-256 of a content; all 64 unless given. */
export const sha256 = (content: string | Uint8Array, digits = 64): string =>
  createHash('sha256').update(content).digest('hex').slice(0, digits);

/** The name of a file's content in the offline copy: SHA-256, cut to 128 bits. */
export const contentHash = (content: string | Uint8Array): string => sha256(content, 32);

/** The hash by which a Content-Security-Policy names an inline script. */
export const scriptHash = (text: string): string => createHash('sha256').update(text).digest('base64');
