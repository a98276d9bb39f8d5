// Converts a title in capitals to the capitalization that the book's sentences use for the same words: «БУДІВНИЦТВО
// ЗІРКИ СМЕРТІ» becomes «Будівництво Зірки смерті», because the sentences write «Зірка» with a capital.
import { isAllCaps } from '../text/text-patterns';

const WORD = /[\p{L}’]+/gu;
/** Maximum length of an abbreviation, in letters. A longer word in capitals is an emphasized word. */
const MAX_ABBREVIATION_LENGTH = 5;
/** English words that stay lowercase inside a title. */
const MINOR_WORDS = new Set('a an the and or of to in on at by for from with as vs'.split(' '));
/**
 * Matches an abbreviation: a word without vowels such as `NPC`, or one of the frequent abbreviations `FAQ` and `AI`.
 */
const ABBREVIATION = /^(?:[B-DF-HJ-NP-TV-XZ]{2,4}|FAQ|AI)$/;
/**
 * Matches a word inside a sentence, such as “Castle” in “goes to the Castle”, where a capital is not due to the start
 * of a sentence. The text before the word ends with a space after a lowercase letter, a digit, or a mark such as a
 * comma.
 */
const WORD_IN_SENTENCE = /(?<=[\p{Ll}\d,;)»] )(\p{L}[\p{L}’]*)/gu;

/**
 * How often each word occurs inside sentences: in lowercase (`lower`), with a capital first letter (`capitalized`) and
 * in capitals (`upper`). The keys are in lowercase.
 */
export interface CasingCounts {
  lower: Map<string, number>;
  capitalized: Map<string, number>;
  /** Counts of words of two or more letters that are all capitals, such as abbreviations. */
  upper: Map<string, number>;
}

export function countCasing(texts: Iterable<string>): CasingCounts {
  const casing: CasingCounts = { lower: new Map(), capitalized: new Map(), upper: new Map() };
  for (const text of texts) {
    if (isAllCaps(text)) continue;
    for (const [, word = ''] of text.matchAll(WORD_IN_SENTENCE)) {
      const counts = /^\p{Lu}{2,}$/u.test(word)
        ? casing.upper
        : /^\p{Lu}/u.test(word)
          ? casing.capitalized
          : casing.lower;
      const key = word.toLowerCase();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return casing;
}

/**
 * Whether capitals and lowercase letters are mixed at random, as in “ScorinG incomPLete citieS”. A PDF has such text if
 * its font draws all letters as capitals. With such a font, the layout designer does not see which letters were typed
 * in lowercase.
 */
export function hasJumbledCase(text: string): boolean {
  const words = (text.match(WORD) ?? []).filter(({ length }) => length > 3);
  const jumbled = words.filter((word) => /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}/u.test(word)).length;
  const isCertain = jumbled >= 2 || /\p{Ll}\p{Lu}{2,}\p{Ll}|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}/u.test(text);
  return isCertain && jumbled >= 0.4 * words.length;
}

/**
 * Converts a title to the capitalization that the sentences of the book use. In a title in capitals, each Latin word
 * keeps its first capital, unless `sentenceCase` is true.
 */
export function toTitleCase(
  text: string,
  { lower, capitalized, upper }: CasingCounts,
  sentenceCase = false,
): string {
  const allCaps = isAllCaps(text);
  return text.trim().replace(WORD, (word, at: number) => {
    const key = word.toLowerCase();
    const before = text.trim().slice(0, at);
    const isFirst = !/[\p{L}\p{N}]/u.test(before) || /[.!?]\s*$|^\d+(?:\.\d+)+\s+$/.test(before);
    const lowerCount = lower.get(key) ?? 0;
    const capitalizedCount = capitalized.get(key) ?? 0;
    if (!allCaps)
      return !isFirst && /^\p{Lu}\p{Ll}+$/u.test(word) && lowerCount > capitalizedCount ? key : word;
    // A short word that the sentences mostly write in capitals is an abbreviation and stays unchanged: «ИИ» (“AI”) in
    // «Цели ИИ».
    if (word.length <= MAX_ABBREVIATION_LENGTH && (upper.get(key) ?? 0) > lowerCount + capitalizedCount)
      return word;
    if (ABBREVIATION.test(word) && lowerCount + capitalizedCount === 0) return word;
    // A Latin word in capitals keeps its first capital, as in an English title or a foreign name: `LUCASFILM LIMITED`
    // becomes `Lucasfilm Limited`.
    const isForeignName = !sentenceCase && /^[A-Z’]+$/.test(word) && !MINOR_WORDS.has(key);
    if (isFirst || capitalizedCount > lowerCount || isForeignName) return capitalize(key);
    // A single letter, as in «К-273», stays a capital unless the sentences also use it in lowercase.
    return word.length === 1 && !lowerCount ? word : key;
  });
}

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
