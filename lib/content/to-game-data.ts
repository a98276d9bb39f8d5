// Compiles one edition (a game in one language) to GameData, the compact JSON that the browser needs for the search and
// for previews of rules.

import { isLang, type Lang } from '../core/languages';
import type { EntryData, GameData, IndexTerm } from '../data/game-data';
import { bookOrder } from './book-order';
import { bookOf, documentsOf } from './books';
import { rulesOf } from './entry-facts';
import { moduleFacts, modulesOf, withModule } from './modules';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from './registry';
import { withSource } from './rulings';
import { unlocksOf } from './spoiler-locks';

/** Compiles one edition. `version` in the result is the hash of the content, so equal content has an equal version. */
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
  const askerWords = game.askerWords.get(lang);
  const { title, short, edition, of } = bookOf(game, lang);
  const { name: nameOf, title: titleOf, nicknames = [] } = game.fields;
  const names = [...new Set([...Object.values(nameOf), ...Object.values(titleOf), ...nicknames])];
  const content = {
    name,
    names,
    book: { title, short, ...(edition && { edition }), ...(of && { of }) },
    ...(game.documents && {
      documents: documentsOf(game, lang).map(({ id, title: full, name: quoted }) => ({
        id,
        title: full,
        name: quoted,
      })),
    }),
    ...(golden && { golden }),
    icons,
    ...(unlocks.length && { unlocks }),
    ...(game.fields.modules && { modules: modulesOf(game, lang) }),
    entries,
    ...(askerWords && { askerWords }),
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
    ...(entry.document && { document: entry.document }),
    ...(en && { en }),
    ...(aliases?.length && { aliases }),
    ...(index.length && { index }),
    ...(asked?.length && { asked }),
    ...(otherNames.length && { otherNames }),
    ...(see && { see }),
    ...(moved && { moved }),
    ...(tags?.length && { tags }),
    ...(until && { until }),
    ...moduleFacts(entry, game),
    rules: rulesOf(entry).map((rule) => withModule(withSource(rule, entry, game), entry, game)),
  };
}

export const indexTermsOf = (entry: RegisteredEntry): IndexTerm[] =>
  (entry.fields.index ?? []).map((term) =>
    typeof term === 'string' ? { term } : { term: term.term, ...(term.at && { at: term.at }) },
  );

/**
 * Returns the names of this entry in the game's other languages: titles, terms of the printed index, and one-word
 * aliases. Omits aliases of several words, because players type whole phrases only in the language of the edition they
 * read.
 */
function otherNamesOf(entry: RegisteredEntry, game: RegisteredGame): string[] {
  const names = game.fields.languages
    .filter(isLang)
    .filter((lang) => lang !== entry.lang)
    .flatMap((lang) => {
      const entries = entriesOf(game, lang);
      const twin = findEntry(game, lang, entry.id);
      const titles = new Set(entries.filter((one) => one !== twin).map(({ fields }) => fields.title));
      // Find the redirects in the other language that lead to this entry and do not exist in this entry's language.
      // Their titles are also names of this entry.
      const redirects = entries.filter(
        ({ id, fields }) => fields.see?.[0] === entry.id && !findEntry(game, entry.lang, id),
      );
      // Omit an index term that equals the title of another entry, because it is a name of that entry.
      return [...(twin ? [twin] : []), ...redirects].flatMap((one) => [
        one.fields.title,
        ...indexTermsOf(one).flatMap(({ term }) => (titles.has(term) ? [] : [term])),
        ...(one.fields.aliases ?? []).filter((alias) => !alias.includes(' ')),
      ]);
    });
  return [...new Set(names)].filter((name) => name !== entry.fields.title);
}

/**
 * Returns the content of an `<svg>` element: `<svg …><path/></svg>` becomes `<path/>`. The data contains only this
 * content, because the `<svg>` tag is the same for all icons.
 */
export const innerSvg = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
