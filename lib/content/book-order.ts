// The order of the printed book: its parts, and in the one open part the rest by the alphabet.

import { collatorOf, type Lang } from '../core/languages';
import { entriesOf, findEntry, type RegisteredGame } from './registry';

/** The parts of the book with the ids of their entries in order. */
export function bookOrder(
  game: RegisteredGame,
  lang: Lang,
): { id: string; title: string; entries: string[] }[] {
  const placed = new Set(game.fields.parts.flatMap((part) => part.entries ?? []));
  const collator = collatorOf(lang);
  const rest = entriesOf(game, lang)
    .filter((entry) => !placed.has(entry.id) && !entry.fields.see)
    .sort((a, b) => collator.compare(a.fields.title, b.fields.title))
    .map((entry) => entry.id);
  return game.fields.parts
    .map((part) => ({
      id: part.id,
      title: part.title[lang] ?? part.id,
      entries: (part.entries ?? rest).filter((id) => findEntry(game, lang, id)),
    }))
    .filter((part) => part.entries.length > 0);
}
