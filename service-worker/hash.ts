/**
 * Returns the hash that identifies a file: the first 128 bits of its SHA-256 hash, in hexadecimal. The build computes
 * the same hash.
 */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
