// The languages of the interface: those that have a file in lib/i18n.
import { LANGUAGES, type Lang } from '../i18n/language-list';

export { LANGUAGES, type Lang };

export const LANGS = Object.keys(LANGUAGES) as Lang[];

export function isLang(value: string): value is Lang {
  return Object.hasOwn(LANGUAGES, value);
}

const collators = new Map<Lang, Intl.Collator>();

/** Returns a collator that sorts words by the alphabet of a language. */
export function collatorOf(lang: Lang): Intl.Collator {
  const known = collators.get(lang) ?? new Intl.Collator(lang);
  collators.set(lang, known);
  return known;
}

/** Returns the languages that have content. The home page at `/` is in the first of them. */
export const readableLangs = (games: readonly { editions: readonly { lang: Lang }[] }[]): Lang[] =>
  LANGS.filter((lang) => games.some(({ editions }) => editions.some((edition) => edition.lang === lang)));

/**
 * Finds the first language of the list `wanted` that is available in `langs`. The preferred language `ru-UA` matches
 * `ru`.
 */
export const findLang = (wanted: readonly string[], langs: readonly Lang[]): Lang | undefined =>
  wanted
    .map((wish) => wish.toLowerCase().split('-')[0])
    .flatMap((wish) => langs.filter((lang) => lang === wish))[0];
