// Preselects the spellings of a book that may be within a few edits of a misspelt word.
//
// Spellings are grouped by length, and each has a bit mask of its letters. Comparing lengths and masks excludes most
// spellings before the edit distance is computed.
import { isLatin } from '../languages/languages';
import type { Lexicon } from './lexicon';
import { allOf, type Multimap } from './multimap';

/** A form as written, or the phonetic key of a stem. */
export interface Spelling {
  text: string;
  /** One bit per letter that occurs in the text. */
  letterMask: number;
  forms: readonly number[];
}

/** Keyed by the stem's word class ('' for a complete form) and the length: `n7`. Forms and stems are not mixed. */
export type SpellingsByLength = Map<string, Spelling[]>;

/** Characters. */
const MIN_FORM_LENGTH = 4;
const MIN_STEM_LENGTH = 5;

/** `byPhoneticStem` has keys such as `n:patrul`. */
export function createSpellings(lexicon: Lexicon, byPhoneticStem: Multimap<string>): SpellingsByLength {
  const spellings: SpellingsByLength = new Map();
  lexicon.forms.forEach(({ word }, number) => {
    if (word.length >= MIN_FORM_LENGTH) add(spellings, '', word, [number]);
  });
  for (const key of byPhoneticStem.keys()) {
    const stem = key.slice(2);
    if (stem.length < MIN_STEM_LENGTH) continue;
    // English words are compared only as written.
    const cyrillic = allOf(byPhoneticStem, key).filter((form) => !isLatin(lexicon.forms[form]?.word ?? ''));
    if (cyrillic.length > 0) add(spellings, key.charAt(0), stem, cyrillic);
  }
  return spellings;
}

/** Spellings whose length and letters allow at most `maxEdits` edits; one edit changes at most two mask bits. */
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

/** 32 bits: letters whose codes are equal modulo 32 share a bit. */
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
