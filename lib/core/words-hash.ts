// Hashes the words of a text, to detect that a rule was reworded.
/**
 * Matches every character that is not a letter, a digit or a mathematical symbol, for example a space or `«`. The hash
 * ignores these characters, because spaces and punctuation do not change the meaning of a rule.
 */
const INSIGNIFICANT = /[^\p{L}\p{N}+−×%<>=/]/gu;

export const wordsHash = (words: string): string =>
  checksum(words.normalize('NFC').replace(INSIGNIFICANT, ''));

/** Computes the hash cyrb53 (by bryc) of a text: 53 bits in base 36. The hash is fast and not cryptographic. */
export function checksum(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}
