// Decides which pages may mention a locked entry (a spoiler). game.md lists the points of the campaign that unlock
// entries, in order.

import type { Lang } from '../core/languages';
import { stringsOf } from '../i18n';
import { isSpoiler } from './entry-facts';
import { followRedirect, type RegisteredEntry, type RegisteredGame } from './registry';

/**
 * Returns the id of the campaign point that unlocks an entry, or undefined if the entry is not locked. For a redirect,
 * returns the point of the entry that the redirect leads to.
 */
export function lockOf(entry: RegisteredEntry, game: RegisteredGame): string | undefined {
  return entry.fields.until ?? followRedirect(entry, game)?.fields.until;
}

/**
 * Whether the page of `from` may show the title of `to`: `to` is not locked, or the campaign unlocks `to` no later than
 * `from`.
 */
export function mayMention(game: RegisteredGame, from: RegisteredEntry, to: RegisteredEntry): boolean {
  const points = Object.keys(game.fields.unlocks ?? {});
  const lock = lockOf(to, game);
  if (lock === undefined) return true;
  const fromLock = lockOf(from, game);
  return fromLock !== undefined && points.indexOf(lock) <= points.indexOf(fromLock);
}

export const unlockName = (game: RegisteredGame, lang: string, until: string): string =>
  game.fields.unlocks?.[until]?.[lang] ?? until;

export const unlocksOf = (game: RegisteredGame, lang: Lang): { id: string; name: string }[] =>
  Object.keys(game.fields.unlocks ?? {}).map((id) => ({ id, name: unlockName(game, lang, id) }));

/**
 * Returns the one link that a list shows for `entry` and for all other entries that are locked until the same point of
 * the campaign. One link for each entry would reveal how many entries are locked.
 */
export function lockedLink(game: RegisteredGame, entry: RegisteredEntry) {
  const { lang } = entry;
  const until = entry.fields.until ?? '';
  return { target: entry.id, title: stringsOf(lang).lockedUntil(unlockName(game, lang, until)), until };
}

/** Returns the entries that are not spoilers. */
export const openEntries = (entries: readonly RegisteredEntry[]): RegisteredEntry[] =>
  entries.filter((entry) => !isSpoiler(entry));
