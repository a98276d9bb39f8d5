// Reads a text as if it had been typed with another keyboard layout: `gfnhekm` is патруль.

import type { Language } from '../languages/language';
import { KEYS } from '../languages/languages';
import { swap } from './fold';

/** With Shift held, the keys of signs give these. */
const SHIFTED = '{}:"<>?~';
const UNSHIFTED = "[];',./`";

/** The letters a Latin-layout text would have given in the language's layout. */
export function fromLatinKeys(text: string, language: Language): string | undefined {
  if (!language.keyboard) return undefined;
  return swap(swap(text.toLowerCase(), SHIFTED, UNSHIFTED), KEYS, language.keyboard);
}

/** The letters a text in the language's layout would have given in the Latin one: `сфкпщ` is cargo. */
export function toLatinKeys(text: string, language: Language): string | undefined {
  return language.keyboard ? swap(text.toLowerCase(), language.keyboard, KEYS) : undefined;
}

/** A text typed in the layout of one Cyrillic language and meant in the other: ы stands where і does. */
export function betweenLayouts(text: string, from: Language, to: Language): string | undefined {
  if (!from.keyboard || !to.keyboard) return undefined;
  return swap(text.toLowerCase(), from.keyboard, to.keyboard);
}
