// Chooses the language of the interface. On a page of a game this is the language of the edition. If the game has no
// edition in the reader's language, the interface is in the reader's language, and only the rules are in the language of
// the edition.
import { findLang, LANGS, type Lang } from '@/lib/core/languages';
import { page } from './current-page';
import { readStored } from './storage';

/** Returns the language that the reader has chosen, or else the first language of the browser that the site has. */
export const readerLang = (langs: readonly Lang[] = LANGS): Lang | undefined =>
  findLang([readStored('lang') ?? '', ...navigator.languages], langs);

/** The reader's language when the page opened. The strings of a language chosen later in another tab are not loaded. */
let readerAtStart: Lang | undefined;

/**
 * Returns the language in which to show strings that were requested in `lang`. The result is the reader's language if
 * `lang` is the language of the page and the game has no edition in the reader's language; otherwise it is `lang`.
 */
export function interfaceLangOf(lang: Lang): Lang {
  if (!page.game || lang !== page.lang) return lang;
  readerAtStart ??= readerLang();
  const reader = readerAtStart;
  return reader && !page.languages.includes(reader) ? reader : lang;
}
