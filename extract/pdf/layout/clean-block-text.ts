// Makes the words of a block fit for an entry: signs of the language, one alphabet a word, icons by their names.

import { mendForeign, mendSigns } from '../../cleanup/fix-characters';
import { fixMixedAlphabets } from '../../cleanup/fix-mixed-alphabets';
import type { LanguageWords } from '../../languages';
import { type CutIcon, ICON_SIGN } from '../icons/icon-registry';

/** Stars do not part a word. */
const WORD = /[\p{L}\p{M}'’ʼ*]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /[A-Za-z]/;

export interface Mender {
  words: LanguageWords;
  counts: ReadonlyMap<string, number>;
  icons: ReadonlyMap<string, CutIcon>;
}

export function mendText(text: string, { words, counts, icons }: Mender): string {
  const signs = mendSigns(text, words.quotes);
  const letters = Object.keys(words.foreign);
  const mended = letters.length
    ? mendForeign(fixMixedAlphabets(signs, counts, new RegExp(`[${letters.join('')}]`, 'i')), words.foreign)
    : signs;
  return showIcons(mended.replace(WORD, partAlphabets), icons);
}

/** A word of two alphabets is two words that ran together. */
function partAlphabets(word: string): string {
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

/** `:icon-1:` with a space where a word or another colon would touch it. */
export const showIcons = (text: string, icons: ReadonlyMap<string, CutIcon>): string =>
  text
    .replace(ICON_SIGN, (sign) => (icons.has(sign) ? ` :${icons.get(sign)?.id}: ` : ''))
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=:icon-\d+:) (?=[.,;!?)»”])/g, '')
    .trim();
