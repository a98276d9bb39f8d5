// Compiles one edition into GameData, the compact JSON that search and the reader use on the device.

import { isLang, type Lang } from '../core/languages';
import type { EntryData, GameData, IndexTerm } from '../data/game-data';
import { bookOrder } from './book-order';
import { bookOf, rulesOf } from './entry-summary';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from './registry';
import { unlocksOf } from './spoiler-locks';

/** `hash` makes the `version` of the data: equal content, equal version. */
export function toGameData(game: RegisteredGame, lang: Lang, hash: (text: string) => string): GameData {
  const icons = Object.fromEntries(
    Object.entries(game.fields.icons ?? {}).map(([id, names]) => [
      id,
      { name: names[lang] ?? id, svg: innerSvg(game.drawings.get(id) ?? '') },
    ]),
  );
  const entries = entriesOf(game, lang).map((entry) => toEntryData(entry, game));
  const name = game.fields.name[lang] ?? game.id;
  const order = bookOrder(game, lang).flatMap((part) => part.entries);
  const unlocks = unlocksOf(game, lang).map(({ id, name: pointName }) => ({
    id,
    name: pointName,
    entries: order.filter((entry) => findEntry(game, lang, entry)?.fields.until === id),
  }));
  const { golden } = game.fields;
  const { title, short, edition, of } = bookOf(game, lang);
  const content = {
    name,
    book: { title, short, ...(edition && { edition }), ...(of && { of }) },
    ...(golden && { golden }),
    icons,
    ...(unlocks.length && { unlocks }),
    entries,
  };
  return { game: game.id, lang, version: hash(JSON.stringify(content)), ...content };
}

function toEntryData(entry: RegisteredEntry, game: RegisteredGame): EntryData {
  const { title, page, en, aliases, asked, see, moved, tags, until } = entry.fields;
  const index = indexTermsOf(entry);
  const otherNames = otherNamesOf(entry, game);
  return {
    id: entry.id,
    title,
    ...(page && { page }),
    ...(en && { en }),
    ...(aliases?.length && { aliases }),
    ...(index.length && { index }),
    ...(asked?.length && { asked }),
    ...(otherNames.length && { otherNames }),
    ...(see && { see }),
    ...(moved && { moved }),
    ...(tags?.length && { tags }),
    ...(until && { until }),
    rules: rulesOf(entry),
  };
}

export const indexTermsOf = (entry: RegisteredEntry): IndexTerm[] =>
  (entry.fields.index ?? []).map((term) =>
    typeof term === 'string' ? { term } : { term: term.term, ...(term.at && { at: term.at }) },
  );

/**
 * Names of this entry in the game's other languages: titles, index terms and one-word aliases. Aliases of several words
 * are left out, because players type whole phrases in the language of the edition they read.
 */
function otherNamesOf(entry: RegisteredEntry, game: RegisteredGame): string[] {
  const names = game.fields.languages
    .filter(isLang)
    .filter((lang) => lang !== entry.lang)
    .flatMap((lang) => {
      const entries = entriesOf(game, lang);
      const twin = findEntry(game, lang, entry.id);
      const titles = new Set(entries.filter((one) => one !== twin).map(({ fields }) => fields.title));
      // A redirect that exists only in the other language also counts as a name of this entry.
      const redirects = entries.filter(
        ({ id, fields }) => fields.see?.[0] === entry.id && !findEntry(game, entry.lang, id),
      );
      // An index term that equals another entry's title belongs to that entry.
      return [...(twin ? [twin] : []), ...redirects].flatMap((one) => [
        one.fields.title,
        ...indexTermsOf(one).flatMap(({ term }) => (titles.has(term) ? [] : [term])),
        ...(one.fields.aliases ?? []).filter((alias) => !alias.includes(' ')),
      ]);
    });
  return [...new Set(names)].filter((name) => name !== entry.fields.title);
}

/** `<svg …><path/></svg>` to `<path/>`: all icons share one `<svg>` element, so only its content is stored. */
export const innerSvg = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
