// Finds the entries that a page adds to its lists when the players reach a point of the campaign that unlocks them.

import { collatorOf, type Lang } from '../core/languages';
import { typeset } from '../core/typography';
import { filterTags } from '../core/visibility-filters';
import type { EntryData, GameData } from './game-data';
import type { AlphabetItem, SiteEdition } from './site-data-types';

/**
 * Returns the entries that these points of the campaign unlock, in the order of the points and, within a point, in book
 * order.
 */
export function unlockedEntries(data: GameData, points: readonly string[]): EntryData[] {
  return (data.unlocks ?? [])
    .filter(({ id }) => points.includes(id))
    .flatMap(({ entries }) => entries)
    .flatMap((id) => data.entries.find((entry) => entry.id === id) ?? []);
}

/** Whether the entry is locked for a reader whose campaign has reached these points. */
export const isLockedEntry = (entry: EntryData, points: readonly string[]): boolean =>
  entry.until !== undefined && !points.includes(entry.until);

/** Returns the entries whose text links to the entry `id`. */
export const entriesMentioning = (entries: readonly EntryData[], id: string): EntryData[] =>
  entries.filter(
    (entry) =>
      entry.id !== id &&
      entry.rules.some(({ text }) => text.includes(`[[${id}|`) || text.includes(`[[${id}#`)),
  );

type Alphabet = SiteEdition['alphabet'];

/**
 * Returns the letter of the alphabetical list that contains a title: the first letter or digit of the title, in upper
 * case.
 */
export const letterOf = (title: string, lang: Lang): string =>
  (title.match(/[\p{L}\p{N}]/u)?.[0] ?? '#').toLocaleUpperCase(lang);

/**
 * Adds the entries and their terms of the printed index to the alphabetical list, and returns the new list in
 * alphabetical order.
 */
export function insertIntoAlphabet(alphabet: Alphabet, entries: readonly EntryData[], lang: Lang): Alphabet {
  if (entries.length === 0) return alphabet;
  const collator = collatorOf(lang);
  const letters = new Map(alphabet.map(({ letter, items }) => [letter, items]));
  for (const item of entries.flatMap(alphabetItemsOf)) {
    const letter = letterOf(item.title, lang);
    const items = [...(letters.get(letter) ?? []), item];
    letters.set(
      letter,
      items.sort((a, b) => collator.compare(a.title, b.title)),
    );
  }
  return [...letters]
    .sort(([a], [b]) => collator.compare(a, b))
    .map(([letter, items]) => ({ letter, items }));
}

function alphabetItemsOf(entry: EntryData): AlphabetItem[] {
  const tags = filterTags(entry.tags);
  const shared = tags.length ? { tags } : {};
  return [
    { target: entry.id, title: typeset(entry.title), ...shared },
    ...(entry.index ?? []).map(({ term, at }) => ({
      target: at ? `${entry.id}#${at}` : entry.id,
      title: typeset(term),
      from: [typeset(entry.title)],
      ...shared,
    })),
  ];
}
