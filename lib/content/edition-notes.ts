// What one edition of an entry knows of the other: which rules their notes name, and where those stand.
import { type AddressSettings, entryPath, sideBySidePath, withBase } from '../core/addresses';
import { isLang, LANGUAGES, type Lang } from '../core/languages';
import { stringsOf } from '../i18n';
import type { RenderContext } from '../markdown/render-context';
import { findEntry, type RegisteredEntry, type RegisteredGame } from './registry';

/** Rules that an entry's `:::differs` notes name, for one other language. */
export function rulesNamedBy(entry: RegisteredEntry, other: Lang): Set<string> {
  const named = new Set<string>();
  // A note stands at the top level or is a fault.
  for (const node of entry.tree.children)
    if (node.type === 'containerDirective' && node.name === 'differs' && node.attributes?.in === other)
      for (const id of (node.attributes.rules ?? '').split(/\s+/).filter(Boolean)) named.add(id);
  return named;
}

/** The language whose book an edition restates: its own, or the one it says. */
export const bookLangOf = (game: RegisteredGame, lang: Lang): string => game.fields.books[lang]?.of ?? lang;

/** Rules that notes of an entry tell about another edition, or about the book that edition follows. */
export const rulesTold = (entry: RegisteredEntry, game: RegisteredGame, other: Lang): Set<string> =>
  new Set(
    [other, bookLangOf(game, other)].flatMap((lang) => (isLang(lang) ? [...rulesNamedBy(entry, lang)] : [])),
  );

/** Other languages in which the entry can stand side by side: it has text there, and no secret to keep. */
export function comparableLanguages(entry: RegisteredEntry, game: RegisteredGame): Lang[] {
  if (entry.fields.see || entry.fields.until) return [];
  return game.fields.languages.filter(isLang).filter((lang) => {
    const twin = lang === entry.lang ? undefined : findEntry(game, lang, entry.id);
    return twin && !twin.fields.see;
  });
}

/** The part of the render context that speaks of other editions. */
export function editionsContext(
  entry: RegisteredEntry,
  game: RegisteredGame,
  settings: AddressSettings,
): Pick<RenderContext, 'differs' | 'differsLinks'> {
  const { editions, ruleNumber } = stringsOf(entry.lang);
  const others = comparableLanguages(entry, game);
  const named = others.map((other) => ({ other, rules: rulesNamedBy(entry, other) }));
  const beside = (other: Lang, rule: string) =>
    `${withBase(sideBySidePath(game.id, entry.lang, other, entry.id), settings)}#${rule}`;
  return {
    differs: (rule) => {
      const other = named.find(({ rules }) => rules.has(rule))?.other;
      if (!other) return undefined;
      return { label: editions.compare, short: `≠ ${LANGUAGES[other].short}`, address: beside(other, rule) };
    },
    differsLinks: (lang, rules) => {
      const other = others.find((one) => one === lang);
      if (!other) return { title: '', links: [] };
      const twin = findEntry(game, other, entry.id);
      const there = rules.flatMap((id) => {
        const number = twin?.rules.get(id)?.number;
        const address = `${withBase(entryPath(game.id, other, entry.id), settings)}#${id}`;
        return number
          ? [{ words: `${editions.nameOf(other)}: ${lower(ruleNumber(number))}`, address, lang: other }]
          : [];
      });
      const here = rules.flatMap((id) => {
        const number = entry.rules.get(id)?.number;
        return number && !twin?.rules.has(id)
          ? [{ words: `${editions.here}: ${lower(ruleNumber(number))}`, address: `#${id}` }]
          : [];
      });
      const both = { words: editions.compareShort, address: beside(other, rules[0] ?? '') };
      return { title: editions.nameOf(other), links: [...there, ...here, both] };
    },
  };
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
