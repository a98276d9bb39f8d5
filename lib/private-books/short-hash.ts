// A fast, non-cryptographic hash of a text. The hashes of `crypto.subtle` cannot be used, because they are asynchronous
// and the compiler is synchronous.

/** Returns the two 32-bit halves of the hash cyrb53 (by bryc), as 16 hexadecimal digits. */
export function shortHash(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
