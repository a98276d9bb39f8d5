// Who may name whom before the players have come far enough: the one place that knows the order of a campaign's points.

import type { Lang } from '../core/languages';
import { stringsOf } from '../i18n';
import { isSpoiler } from './entry-summary';
import { followRedirect, type RegisteredEntry, type RegisteredGame } from './registry';

/** A redirect is as secret as the entry it leads to. */
export function lockOf(entry: RegisteredEntry, game: RegisteredGame): string | undefined {
  return entry.fields.until ?? followRedirect(entry, game)?.fields.until;
}

/** Whether a page of `from` may show the name of `to`: it is open, or opens no later. */
export function mayName(game: RegisteredGame, from: RegisteredEntry, to: RegisteredEntry): boolean {
  const points = Object.keys(game.fields.unlocks ?? {});
  const lock = lockOf(to, game);
  if (lock === undefined) return true;
  const own = lockOf(from, game);
  return own !== undefined && points.indexOf(lock) <= points.indexOf(own);
}

export const unlockName = (game: RegisteredGame, lang: string, until: string): string =>
  game.fields.unlocks?.[until]?.[lang] ?? until;

export const unlocksOf = (game: RegisteredGame, lang: Lang): { id: string; name: string }[] =>
  Object.keys(game.fields.unlocks ?? {}).map((id) => ({ id, name: unlockName(game, lang, id) }));

/** The one line that stands for everything a point keeps closed: how much there is, it does not say. */
export function lockedLink(game: RegisteredGame, entry: RegisteredEntry) {
  const { lang } = entry;
  const until = entry.fields.until ?? '';
  return { target: entry.id, title: stringsOf(lang).lockedUntil(unlockName(game, lang, until)), until };
}

export const openEntries = (entries: readonly RegisteredEntry[]): RegisteredEntry[] =>
  entries.filter((entry) => !isSpoiler(entry));
