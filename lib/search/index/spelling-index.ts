// Selects the words and stems of a book that may differ by only a few edits from a misspelled word.
import { isLatin } from '../languages/languages';
import type { Lexicon } from './lexicon';
import { allOf, type Multimap } from './multimap';

/** The text of a word form, or the phonetic key of a stem, with the word forms that have it. */
export interface Spelling {
  text: string;
  /** A bit mask with one bit for each letter that occurs in the text (see `letterMaskOf`). */
  letterMask: number;
  forms: readonly number[];
}

/**
 * Spellings by word class and length. The key `n7` holds stems of nouns with 7 characters; the key `7` holds complete
 * word forms with 7 characters.
 */
export type SpellingsByLength = Map<string, Spelling[]>;

/** Minimum length of a word form in the index, in characters. */
const MIN_FORM_LENGTH = 4;
/** Minimum length of a phonetic stem in the index, in characters. */
const MIN_STEM_LENGTH = 5;

/**
 * Creates the index of spellings. The keys of `byPhoneticStem` consist of word class and phonetic stem, such as
 * `n:patrul`.
 */
export function createSpellings(lexicon: Lexicon, byPhoneticStem: Multimap<string>): SpellingsByLength {
  const spellings: SpellingsByLength = new Map();
  lexicon.forms.forEach(({ word }, number) => {
    if (word.length >= MIN_FORM_LENGTH) add(spellings, '', word, [number]);
  });
  for (const key of byPhoneticStem.keys()) {
    const stem = key.slice(2);
    if (stem.length < MIN_STEM_LENGTH) continue;
    // Leave out the stems of English words, because the search compares English words only as complete words.
    const cyrillic = allOf(byPhoneticStem, key).filter((form) => !isLatin(lexicon.forms[form]?.word ?? ''));
    if (cyrillic.length > 0) add(spellings, key.charAt(0), stem, cyrillic);
  }
  return spellings;
}

/**
 * Finds the spellings that may be within `maxEdits` edits of the text. Their lengths differ by at most `maxEdits`.
 * Their letter masks differ by at most twice as many bits, because one edit changes at most two bits.
 */
export function* candidateSpellings(
  spellings: SpellingsByLength,
  wordClass: string,
  text: string,
  maxEdits: number,
): Generator<Spelling> {
  const letterMask = letterMaskOf(text);
  for (let length = text.length - maxEdits; length <= text.length + maxEdits; length++) {
    for (const spelling of spellings.get(`${wordClass}${length}`) ?? []) {
      if (countBits(letterMask ^ spelling.letterMask) <= 2 * maxEdits) yield spelling;
    }
  }
}

function add(spellings: SpellingsByLength, wordClass: string, text: string, forms: readonly number[]): void {
  const key = `${wordClass}${text.length}`;
  const spelling = { text, letterMask: letterMaskOf(text), forms };
  const known = spellings.get(key);
  if (known) known.push(spelling);
  else spellings.set(key, [spelling]);
}

/** Returns a 32-bit mask of the letters in the text. Letters whose character codes are equal modulo 32 share a bit. */
function letterMaskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at++) mask |= 1 << (text.charCodeAt(at) & 31);
  return mask;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
