// A short name of a text: equal texts, equal names. Not for secrets; it runs where the browser's own hashes cannot wait.

/** Two mixed sums of 32 bits, as 16 letters. */
export function shortHash(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [one, other].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
