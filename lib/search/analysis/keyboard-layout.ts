// Converts text that was typed in the wrong keyboard layout: `gfnhekm` becomes патруль.

import type { SearchLanguage } from '../languages/language-definition';
import { LATIN_KEYS } from '../languages/languages';
import { replaceLetters } from './normalize-word';

/** Punctuation characters of the Latin layout that are typed with Shift. */
const SHIFTED = '{}:"<>?~';
/** The characters on the same keys without Shift, in the order of `SHIFTED`. */
const UNSHIFTED = "[];',./`";

/**
 * Converts text typed in the Latin layout to the layout of the language. Returns undefined if the language uses the
 * Latin layout.
 */
export function fromLatinKeys(text: string, language: SearchLanguage): string | undefined {
  if (!language.keyboard) return undefined;
  return replaceLetters(
    replaceLetters(text.toLowerCase(), SHIFTED, UNSHIFTED),
    LATIN_KEYS,
    language.keyboard,
  );
}

/**
 * Converts text typed in the layout of the language to the Latin layout: `сфкпщ` becomes cargo. Returns undefined if
 * the language uses the Latin layout.
 */
export function toLatinKeys(text: string, language: SearchLanguage): string | undefined {
  return language.keyboard ? replaceLetters(text.toLowerCase(), language.keyboard, LATIN_KEYS) : undefined;
}

/**
 * Converts text between two Cyrillic layouts. For example, Russian ы becomes Ukrainian і, which is on the same key.
 * Returns undefined if either language uses the Latin layout.
 */
export function betweenLayouts(text: string, from: SearchLanguage, to: SearchLanguage): string | undefined {
  if (!from.keyboard || !to.keyboard) return undefined;
  return replaceLetters(text.toLowerCase(), from.keyboard, to.keyboard);
}
