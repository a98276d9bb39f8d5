// Replaces lib/i18n in the browser. Contains only the strings that this page has loaded.
import type { Strings } from '@/lib/i18n/all-strings';
import type { Lang } from '@/lib/i18n/language-list';
import { interfaceLangOf } from './interface-lang';

export type { Strings };

const loadedFiles = new Set<string>();
const loaded: Partial<Record<Lang, Strings>> = {};

export const hasStrings = (name: string): boolean => loadedFiles.has(name);

/**
 * Adds the strings of a file of lib/i18n. The strings are its export `strings` or, if there is no such export, all its
 * exports.
 */
export function addStrings(lang: Lang, name: string, module: { strings?: object }): void {
  loaded[lang] = { ...loaded[lang], ...(module.strings ?? module) } as Strings;
  loadedFiles.add(name);
}

/**
 * Returns the strings of the language that `interfaceLangOf` chooses for `lang`. Throws if these strings were not
 * loaded; `loadIsland` loads an island together with its strings.
 */
export function stringsOf(lang: Lang): Strings {
  const strings = loaded[interfaceLangOf(lang)];
  if (!strings) throw new Error(`The strings of ${lang} were not loaded.`);
  return strings;
}
