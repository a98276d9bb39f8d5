// The languages the project knows: adding one means a line here and a file of interface strings.

export const LANGUAGES = {
  uk: { name: 'Українська', short: 'УК', collator: new Intl.Collator('uk') },
  ru: { name: 'Русский', short: 'РУ', collator: new Intl.Collator('ru') },
} as const;

export type Lang = keyof typeof LANGUAGES;

export const LANGS = Object.keys(LANGUAGES) as Lang[];

/** The language of the shelf at the site's root. */
export const DEFAULT_LANG: Lang = 'uk';

export function isLang(value: string): value is Lang {
  return Object.hasOwn(LANGUAGES, value);
}
