// A short sign of a rule's words: the same whether they were read off the page or from the data, other once the rule is reworded.
import type { GameData, RuleData } from '../data/game-data';
import { toWords } from '../sharing/quotation';

/** What a change of makes another rule: letters, figures and the signs of reckoning; not spaces, commas, quotation marks. */
const MEANT = /[^\p{L}\p{N}+−×%<>=/]/gu;

export const ruleHash = (words: string): string => sumOf(words.normalize('NFC').replace(MEANT, ''));

/** 53 bits of a text as letters; no secret, only a sign that something is another. */
export function sumOf(text: string): string {
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

/** A rule of the data as it is read aloud. */
export const wordsOfRule = ({ text }: RuleData, { icons }: GameData): string =>
  toWords(text, (id) => icons[id]?.name ?? id);
