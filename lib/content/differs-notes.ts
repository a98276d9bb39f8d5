// Reads the `:::differs` notes of an entry, which explain how another edition differs. Finds the rules that the notes
// name, and creates links to compare these rules.
import { type AddressSettings, entryPath, sideBySidePath, withBase } from '../core/addresses';
import { isLang, LANGUAGES, type Lang } from '../core/languages';
import { stringsOf } from '../i18n';
import type { RenderContext } from '../markdown/render-context';
import { bookLangOf } from './books';
import { findEntry, type RegisteredEntry, type RegisteredGame } from './registry';

/** Returns the ids of the rules that the entry's `:::differs` notes about the language `other` name. */
export function differingRules(entry: RegisteredEntry, other: Lang): Set<string> {
  const named = new Set<string>();
  // Read only top-level notes. A nested note is an error, which the diagnostic `nested-directive` reports.
  for (const node of entry.tree.children)
    if (node.type === 'containerDirective' && node.name === 'differs' && node.attributes?.in === other)
      for (const id of (node.attributes.rules ?? '').split(/\s+/).filter(Boolean)) named.add(id);
  return named;
}

/**
 * Returns the ids of the rules that differ in the edition `other`. The entry's `:::differs` notes name these rules.
 * Such a note may be about the language `other`, or about the language of the printed book that the edition `other`
 * restates.
 */
export const differingRulesOfEdition = (
  entry: RegisteredEntry,
  game: RegisteredGame,
  other: Lang,
): Set<string> =>
  new Set(
    [other, bookLangOf(game, other)].flatMap((lang) =>
      isLang(lang) ? [...differingRules(entry, lang)] : [],
    ),
  );

/**
 * Returns the other languages in which the entry has text. For each of these languages, a page can show the entry in
 * both languages side by side. Returns an empty array if the entry is a redirect or is locked.
 */
export function comparableLanguages(entry: RegisteredEntry, game: RegisteredGame): Lang[] {
  if (entry.fields.see || entry.fields.until) return [];
  return game.fields.languages.filter(isLang).filter((lang) => {
    const twin = lang === entry.lang ? undefined : findEntry(game, lang, entry.id);
    return twin && !twin.fields.see;
  });
}

/**
 * Returns the short name of the language `other` in the script of `lang`: «РУ» on a Ukrainian page, "RU" on an English
 * one.
 */
const shortNameIn = (lang: Lang, other: Lang): string =>
  /^[A-Z]+$/.test(LANGUAGES[lang].short) ? other.toUpperCase() : LANGUAGES[other].short;

/** Returns the two functions that the renderer of an entry calls to create links to other editions. */
export function editionsContext(
  entry: RegisteredEntry,
  game: RegisteredGame,
  settings: AddressSettings,
): Pick<RenderContext, 'differs' | 'differsLinks'> {
  const { editions, ruleNumber } = stringsOf(entry.lang);
  const others = comparableLanguages(entry, game);
  const differing = others.map((other) => ({ other, rules: differingRules(entry, other) }));
  const compareAddress = (other: Lang, rule: string) =>
    `${withBase(sideBySidePath(game.id, entry.lang, other, entry.id), settings)}#${rule}`;
  return {
    differs: (rule) => {
      const other = differing.find(({ rules }) => rules.has(rule))?.other;
      if (!other) return undefined;
      const address = compareAddress(other, rule);
      return { label: editions.compare, short: `≠ ${shortNameIn(entry.lang, other)}`, address };
    },
    differsLinks: (lang, rules) => {
      const other = others.find((one) => one === lang);
      if (!other) return { title: '', links: [] };
      const twin = findEntry(game, other, entry.id);
      const there = rules.flatMap((id) => {
        const number = twin?.rules.get(id)?.number;
        const address = `${withBase(entryPath(game.id, other, entry.id), settings)}#${id}`;
        return number
          ? [{ words: `${editions.nameOf(other)}: ${lowerFirst(ruleNumber(number))}`, address, lang: other }]
          : [];
      });
      const here = rules.flatMap((id) => {
        const number = entry.rules.get(id)?.number;
        return number && !twin?.rules.has(id)
          ? [{ words: `${editions.here}: ${lowerFirst(ruleNumber(number))}`, address: `#${id}` }]
          : [];
      });
      const compare = { words: editions.compareShort, address: compareAddress(other, rules[0] ?? '') };
      return { title: editions.nameOf(other), links: [...there, ...here, compare] };
    },
  };
}

const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
