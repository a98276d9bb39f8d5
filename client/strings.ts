// The interface's words in the reader's browser, where it stands in place of lib/i18n: only those that were fetched are here.
import type { Strings } from '@/lib/i18n/all-strings';
import type { Lang } from '@/lib/i18n/language-list';

export type { Strings };

const known = new Set<string>();
const loaded: Partial<Record<Lang, Strings>> = {};

export const knows = (name: string): boolean => known.has(name);

/** Keeps what a file of lib/i18n offers; those about the device name their parts one by one. */
export function keepStrings(lang: Lang, name: string, module: { strings?: object }): void {
  loaded[lang] = { ...loaded[lang], ...(module.strings ?? module) } as Strings;
  known.add(name);
}

/** Only words that were fetched can be said: whatever speaks is brought together with them. */
export function stringsOf(lang: Lang): Strings {
  const strings = loaded[lang];
  if (!strings) throw new Error(`The words of ${lang} were not loaded.`);
  return strings;
}
