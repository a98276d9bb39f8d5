// The spellings of a book that misspelt words are compared with, sorted so that few need a second look.
import { isLatin } from '../languages/languages';
import type { Lexicon } from './lexicon';
import { allOf, type Multimap } from './multimap';

/** A whole form as written, or a stem as it sounds. */
export interface Spelling {
  text: string;
  /** Which letters it has, one bit each. */
  letters: number;
  forms: readonly number[];
}

/** By class of words of a stem, '' for whole forms, and by length: `n7`. Like is compared with like. */
export type Spellings = Map<string, Spelling[]>;

const SHORTEST_FORM = 4;
const SHORTEST_STEM = 5;

/** Sounds of stems come with their class before them: `n:patrul`. */
export function createSpellings(lexicon: Lexicon, byStemSound: Multimap<string>): Spellings {
  const spellings: Spellings = new Map();
  lexicon.forms.forEach(({ word }, number) => {
    if (word.length >= SHORTEST_FORM) add(spellings, '', word, [number]);
  });
  for (const key of byStemSound.keys()) {
    const sound = key.slice(2);
    if (sound.length < SHORTEST_STEM) continue;
    // English is compared as written only.
    const spoken = allOf(byStemSound, key).filter((form) => !isLatin(lexicon.forms[form]?.word ?? ''));
    if (spoken.length > 0) add(spellings, key.charAt(0), sound, spoken);
  }
  return spellings;
}

/** Spellings that differ from a text by no more than `slips` in length and by few letters. */
export function* spellingsLike(
  spellings: Spellings,
  wordClass: string,
  text: string,
  slips: number,
): Generator<Spelling> {
  const letters = lettersOf(text);
  for (let length = text.length - slips; length <= text.length + slips; length++) {
    for (const spelling of spellings.get(`${wordClass}${length}`) ?? []) {
      if (bits(letters ^ spelling.letters) <= 2 * slips) yield spelling;
    }
  }
}

function add(spellings: Spellings, wordClass: string, text: string, forms: readonly number[]): void {
  const key = `${wordClass}${text.length}`;
  const spelling = { text, letters: lettersOf(text), forms };
  const known = spellings.get(key);
  if (known) known.push(spelling);
  else spellings.set(key, [spelling]);
}

/** Two texts that differ in few letters differ in few bits. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
