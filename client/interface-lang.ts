// Chooses the language of the interface. On a page of a game, this is the language of the edition. If the game has no
// edition in the reader's language, the interface is in the reader's language, and the rules are in the language of the
// edition.
import { findLang, LANGS, type Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { readStored } from './storage';

/**
 * Returns the language that the reader has chosen or, if there is none in `langs`, the first of the browser's languages
 * that is in `langs`.
 */
export const readerLang = (langs: readonly Lang[] = LANGS): Lang | undefined =>
  findLang([readStored('lang') ?? '', ...navigator.languages], langs);

/**
 * The reader's language at the time when the page opened. If the reader chooses another language in another tab, this
 * page does not change, because it has not loaded the strings of that language.
 */
let readerAtStart: Lang | undefined;

/**
 * Returns the language of the strings to show when a component requests strings in `lang`. If `lang` is the language of
 * the page, and the game has no edition in the reader's language, returns the reader's language. Otherwise returns
 * `lang`.
 */
export function interfaceLangOf(lang: Lang): Lang {
  if (!page.game || lang !== page.lang) return lang;
  readerAtStart ??= readerLang();
  const reader = readerAtStart;
  return reader && !page.languages.includes(reader) ? reader : lang;
}
