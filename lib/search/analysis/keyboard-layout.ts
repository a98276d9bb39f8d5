// Converts a text that was typed in the wrong keyboard layout: `gfnhekm` is патруль.

import type { SearchLanguage } from '../languages/language';
import { LATIN_KEYS } from '../languages/languages';
import { replaceLetters } from './fold';

/** Punctuation keys with and without Shift, position for position. */
const SHIFTED = '{}:"<>?~';
const UNSHIFTED = "[];',./`";

/** Converts a text typed in the Latin layout to the layout of the language; undefined if that is Latin too. */
export function fromLatinKeys(text: string, language: SearchLanguage): string | undefined {
  if (!language.keyboard) return undefined;
  return replaceLetters(
    replaceLetters(text.toLowerCase(), SHIFTED, UNSHIFTED),
    LATIN_KEYS,
    language.keyboard,
  );
}

/** Converts a text typed in the layout of the language to the Latin layout: `сфкпщ` is cargo. */
export function toLatinKeys(text: string, language: SearchLanguage): string | undefined {
  return language.keyboard ? replaceLetters(text.toLowerCase(), language.keyboard, LATIN_KEYS) : undefined;
}

/** Converts between two Cyrillic layouts: ы of the Russian one is on the same key as і of the Ukrainian one. */
export function betweenLayouts(text: string, from: SearchLanguage, to: SearchLanguage): string | undefined {
  if (!from.keyboard || !to.keyboard) return undefined;
  return replaceLetters(text.toLowerCase(), from.keyboard, to.keyboard);
}
