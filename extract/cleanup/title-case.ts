// Writes a title the way the book's sentences write its words: «БУДІВНИЦТВО ЗІРКИ СМЕРТІ» to «Будівництво Зірки смерті».
import { isCapitals } from '../text/text-patterns';

const WORD = /[\p{L}’]+/gu;
/** English words that have no capital inside a title. */
const LITTLE = new Set('a an the and or of to in on at by for from with as vs'.split(' '));
/** Matches a word inside a sentence: after a small letter or comma and one space. */
const INSIDE = /(?<=[\p{Ll}\d,;)»] )(\p{L}[\p{L}’]*)/gu;

export interface Casing {
  small: Map<string, number>;
  large: Map<string, number>;
  /** Words that sentences write in capitals throughout. */
  capitals: Map<string, number>;
}

/** How often each word stands inside sentences with a small and with a capital letter. */
export function countCasing(texts: Iterable<string>): Casing {
  const casing: Casing = { small: new Map(), large: new Map(), capitals: new Map() };
  for (const text of texts) {
    if (isCapitals(text)) continue;
    for (const [, word = ''] of text.matchAll(INSIDE)) {
      const counts = /^\p{Lu}{2,}$/u.test(word)
        ? casing.capitals
        : /^\p{Lu}/u.test(word)
          ? casing.large
          : casing.small;
      const key = word.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return casing;
}

/** «ScorinG incomPLete citieS»: letters of a font that draws capitals for both. */
export function isJumbled(text: string): boolean {
  const words = (text.match(WORD) ?? []).filter(({ length }) => length > 3);
  const odd = words.filter((word) => /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u.test(word)).length;
  const isSure = odd >= 2 || /\p{Ll}\p{Lu}{2,}\p{Ll}|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
  return isSure && odd >= 0.4 * words.length;
}

export function toTitle(
  text: string,
  { small, large, capitals: initials }: Casing,
  plainTitles = false,
): string {
  const capitals = isCapitals(text);
  return text.trim().replace(WORD, (word, at: number) => {
    const key = word.toLowerCase();
    const before = text.trim().slice(0, at);
    const opens = !/[\p{L}\p{N}]/u.test(before) || /[.!?]\s*$|^\d+(?:\.\d+)+\s+$/.test(before);
    const usedSmall = small.get(key) ?? 0;
    const usedLarge = large.get(key) ?? 0;
    if (capitals) {
      // «Цели ИИ»: an abbreviation.
      if ((initials.get(key) ?? 0) > usedSmall + usedLarge) return word;
      // «Lucasfilm Limited», «К-273»: foreign names and single letters keep their capital.
      if (opens || usedLarge > usedSmall || (!plainTitles && /^[A-Z’]+$/.test(word) && !LITTLE.has(key)))
        return capitalise(key);
      return word.length === 1 && !usedSmall ? word : key;
    }
    return !opens && /^\p{Lu}\p{Ll}+$/u.test(word) && usedSmall > usedLarge ? key : word;
  });
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
