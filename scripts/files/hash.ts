// Hashes as the worker takes them.
import { createHash } from 'node:crypto';

/** The name of a content for the offline copy: SHA-256, cut to 128 bits. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 32);

/** As a page's policy names its scripts. */
export const scriptHash = async (text: string): Promise<string> =>
  createHash('sha256').update(text).digest('base64');
