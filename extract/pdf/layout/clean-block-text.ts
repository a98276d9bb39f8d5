// Cleans the text of a block for an entry: normalizes quotation marks and dashes, corrects words of two alphabets,
// and writes icons as Markdown (`:icon-1:`).

import { normalizeCharacters, replaceForeignLetters } from '../../cleanup/fix-characters';
import { fixMixedAlphabets } from '../../cleanup/fix-mixed-alphabets';
import type { LanguageWords } from '../../languages';
import { type ExtractedIcon, ICON_CHARACTER } from '../icons/icon-registry';

/** Matches a word, including the stars that mark bold and italic text. */
const WORD = /[\p{L}\p{M}'’ʼ*]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[A-Za-z]/;

export interface CleanTextContext {
  words: LanguageWords;
  counts: ReadonlyMap<string, number>;
  icons: ReadonlyMap<string, ExtractedIcon>;
}

export function cleanText(text: string, { words, counts, icons }: CleanTextContext): string {
  const normalized = normalizeCharacters(text, words.quotes);
  const letters = Object.keys(words.foreignLetters);
  const mended = letters.length
    ? replaceForeignLetters(
        fixMixedAlphabets(normalized, counts, new RegExp(`[${letters.join('')}]`, 'i')),
        words.foreignLetters,
      )
    : normalized;
  return writeIconNames(mended.replace(WORD, splitAlphabets), icons);
}

/**
 * Inserts a space where a word changes its alphabet, because the source has lost the space between two words:
 * «картаOwl» becomes «карта Owl».
 */
function splitAlphabets(word: string): string {
  if (!LATIN.test(word) || !CYRILLIC.test(word)) return word;
  let before = '';
  return [...word]
    .map((letter) => {
      const own = CYRILLIC.test(letter) ? 'Cyrillic' : LATIN.test(letter) ? 'Latin' : before;
      const space = before && own !== before ? ' ' : '';
      before = own;
      return space + letter;
    })
    .join('');
}

/**
 * Replaces the private-use character of each icon with the Markdown of the icon, such as `:icon-1:`, with a space on
 * both sides except before closing punctuation.
 */
export const writeIconNames = (text: string, icons: ReadonlyMap<string, ExtractedIcon>): string =>
  text
    .replace(ICON_CHARACTER, (character) => (icons.has(character) ? ` :${icons.get(character)?.id}: ` : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=:icon-\d+:) (?=[.,;!?)»”])/g, '')
    .trim();
