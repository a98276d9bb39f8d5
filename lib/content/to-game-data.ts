// Compiles one edition into the compact JSON that search and reader carry on the device.
import type { EntryData, GameData, IndexTerm } from '../data/game-data';
import { isLang, type Lang } from '../languages';
import { bookOrder } from './book-order';
import { bookOf, rulesOf } from './describe';
import { entriesOf, findEntry, type RegisteredEntry, type RegisteredGame } from './registry';
import { unlocksOf } from './spoilers';

export function toGameData(game: RegisteredGame, lang: Lang, hash: (text: string) => string): GameData {
  const icons = Object.fromEntries(
    Object.entries(game.fields.icons ?? {}).map(([id, names]) => [
      id,
      { name: names[lang] ?? id, svg: innerDrawing(game.drawings.get(id) ?? '') },
    ]),
  );
  const entries = entriesOf(game, lang).map((entry) => toEntryData(entry, game));
  const name = game.fields.name[lang] ?? game.id;
  const order = bookOrder(game, lang).flatMap((part) => part.entries);
  const unlocks = unlocksOf(game, lang).map(({ id, name: point }) => ({
    id,
    name: point,
    entries: order.filter((entry) => findEntry(game, lang, entry)?.fields.until === id),
  }));
  const { golden } = game.fields;
  const { title, short, edition } = bookOf(game, lang);
  const content = {
    name,
    book: { title, short, ...(edition && { edition }) },
    ...(golden && { golden }),
    icons,
    ...(unlocks.length && { unlocks }),
    entries,
  };
  return { game: game.id, lang, version: hash(JSON.stringify(content)), ...content };
}

function toEntryData(entry: RegisteredEntry, game: RegisteredGame): EntryData {
  const { title, page, en, aliases, see, tags, until } = entry.fields;
  const index = indexTermsOf(entry);
  const otherNames = otherNamesOf(entry, game);
  return {
    id: entry.id,
    title,
    ...(page && { page }),
    ...(en && { en }),
    ...(aliases?.length && { aliases }),
    ...(index.length && { index }),
    ...(otherNames.length && { otherNames }),
    ...(see && { see }),
    ...(tags?.length && { tags }),
    ...(until && { until }),
    rules: rulesOf(entry),
  };
}

export const indexTermsOf = (entry: RegisteredEntry): IndexTerm[] =>
  (entry.fields.index ?? []).map((term) =>
    typeof term === 'string' ? { term } : { term: term.term, ...(term.at && { at: term.at }) },
  );

/** How players of the other editions call this entry. */
function otherNamesOf(entry: RegisteredEntry, game: RegisteredGame): string[] {
  const names = game.fields.languages
    .filter(isLang)
    .filter((lang) => lang !== entry.lang)
    .flatMap((lang) => {
      const twin = findEntry(game, lang, entry.id);
      return twin
        ? [twin.fields.title, ...indexTermsOf(twin).map(({ term }) => term), ...(twin.fields.aliases ?? [])]
        : [];
    });
  return [...new Set(names)].filter((name) => name !== entry.fields.title);
}

/** `<svg …><path/></svg>` to `<path/>`: the frame is the same for all drawings. */
export const innerDrawing = (svg: string): string =>
  svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
