// Chooses the language of the interface. A page of a game is in the language of its edition. If the game has no edition in
// the reader's language, the interface nevertheless is in the reader's language.
import { findLang, LANGS, type Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { readStored } from './storage';

/** Returns the language that the reader has chosen, or else the first language of the browser that the site has. */
export const readerLang = (langs: readonly Lang[] = LANGS): Lang | undefined =>
  findLang([readStored('lang') ?? '', ...navigator.languages], langs);

/** The reader's language when the page opened. The strings of a language chosen later in another tab are not loaded. */
let readerAtStart: Lang | undefined;

/**
 * Returns the language of the strings to show instead of those of `lang`. It differs from `lang` only for the language
 * of the page, if the page belongs to a game without an edition in the reader's language.
 */
export function interfaceLangOf(lang: Lang): Lang {
  if (!page.game || lang !== page.lang) return lang;
  readerAtStart ??= readerLang();
  const reader = readerAtStart;
  return reader && !page.languages.includes(reader) ? reader : lang;
}
