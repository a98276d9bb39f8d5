// What a device remembers after a file was taken in: nothing the reader has is lost, lists grow together, settings become the file's.

import { bounded, decisionsOf } from '../core/decision';
import type { Stored } from '../core/storage-schema';
import { applyImport, countOf, isWanted, mergeDecisions } from '../decisions/merge-decisions';
import { BACKUP_KEYS, type Backup, type BackupKey } from './backup-file';

type Values = Partial<Pick<Stored, BackupKey>>;

/** Plain choices: the file's word counts. */
const SETTINGS: readonly BackupKey[] = ['theme', 'textSize', 'lang', 'cardLang', 'keepAwake', 'players'];

/** What has a line of its own where it is said what a file would bring. */
const LISTED: readonly BackupKey[] = ['pins', 'ticks', 'unlocked', 'decisions'];

interface Wish {
  /** Also the decisions that were taken off on this device. */
  removed?: boolean;
}

/** Only the values that become others. */
export function restored(now: Pick<Stored, BackupKey>, { stored }: Backup, wish: Wish = {}): Values {
  const next = BACKUP_KEYS.flatMap((key) => {
    if (stored[key] === undefined) return [];
    const value = joined(key, now[key], stored[key], wish);
    return JSON.stringify(value) === JSON.stringify(now[key]) ? [] : [[key, value]];
  });
  return Object.fromEntries(next);
}

function joined(key: BackupKey, now: unknown, saved: unknown, wish: Wish): unknown {
  if (key === 'players') return { ...(now as object), ...(saved as object) };
  if (SETTINGS.includes(key)) return saved;
  if (key === 'decisions')
    return joinDecisions(now as Stored['decisions'], saved as Stored['decisions'], wish);
  if (Array.isArray(now)) return union(now, saved as string[]);
  const [ours, theirs] = [now, saved] as Record<string, string[]>[];
  const games = new Set([...Object.keys(ours ?? {}), ...Object.keys(theirs ?? {})]);
  return Object.fromEntries(
    [...games].map((game) => [game, union(ours?.[game] ?? [], theirs?.[game] ?? [])]),
  );
}

const union = (ours: readonly string[], theirs: readonly string[]): string[] => [
  ...new Set([...ours, ...theirs]),
];

/** What was taken off where the file was saved takes nothing off here. */
function joinDecisions(
  now: Stored['decisions'],
  saved: Stored['decisions'],
  { removed = false }: Wish,
): Stored['decisions'] {
  const next = { ...now };
  for (const [game, list] of Object.entries(saved)) {
    const ours = now[game] ?? [];
    const theirs = decisionsOf(list);
    const wanted = removed ? Object.fromEntries(theirs.map(({ id }) => [id, true])) : {};
    const after = applyImport(ours, mergeDecisions(ours, theirs), { wanted });
    const known = new Set(after.map(({ id }) => id));
    next[game] = bounded([...after, ...list.filter((one) => !('text' in one) && !known.has(one.id))]);
  }
  return next;
}

/** What a file would bring, to be said before it is taken. */
export interface Gain {
  /** Books of his own that are not here. */
  books: number;
  pins: number;
  ticks: number;
  decisions: number;
  unlocked: number;
  settings: number;
  /** Decisions in the file that were taken off here: they come only when they are asked for. */
  removed: number;
}

/** `own`: the ids of the books that are here. */
export function gainOf(now: Pick<Stored, BackupKey>, saved: Backup, own: readonly string[] = []): Gain {
  const next = restored(now, saved);
  const grown = (key: 'pins' | 'ticks' | 'unlocked'): number => size(next[key] ?? now[key]) - size(now[key]);
  const meetings = Object.entries(saved.stored.decisions ?? {}).flatMap(([game, list]) =>
    mergeDecisions(now.decisions[game] ?? [], decisionsOf(list)),
  );
  const decisions = meetings.filter(
    (one) => isWanted(one, {}) || (one.kind === 'differs' && one.later === 'theirs'),
  );
  const books = Array.isArray(saved.own) ? saved.own.map((one) => one?.id) : [];
  return {
    books: books.filter((id) => !own.includes(id)).length,
    pins: grown('pins'),
    ticks: grown('ticks'),
    unlocked: grown('unlocked'),
    decisions: decisions.length,
    settings: BACKUP_KEYS.filter((key) => next[key] !== undefined && !LISTED.includes(key)).length,
    removed: countOf(meetings, 'removed'),
  };
}

const size = (lists: Record<string, string[]>): number => Object.values(lists).flat().length;
