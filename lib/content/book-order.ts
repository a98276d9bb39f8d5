// Lists the parts of a game's book with their entries, in reading order. In game.md, one part may have no `entries`: it
// contains all entries that no other part lists, in alphabetical order.

import { collatorOf, type Lang } from '../core/languages';
import { entriesOf, findEntry, type RegisteredGame } from './registry';

/** Returns the parts of the book, each with the ids of its entries in reading order. Omits parts without entries. */
export function bookOrder(
  game: RegisteredGame,
  lang: Lang,
): { id: string; title: string; entries: string[] }[] {
  const listed = new Set(game.fields.parts.flatMap((part) => part.entries ?? []));
  const collator = collatorOf(lang);
  const unlisted = entriesOf(game, lang)
    .filter((entry) => !listed.has(entry.id) && !entry.fields.see)
    .sort((a, b) => collator.compare(a.fields.title, b.fields.title))
    .map((entry) => entry.id);
  return game.fields.parts
    .map((part) => ({
      id: part.id,
      title: part.title[lang] ?? part.id,
      entries: (part.entries ?? unlisted).filter((id) => findEntry(game, lang, id)),
    }))
    .filter((part) => part.entries.length > 0);
}
