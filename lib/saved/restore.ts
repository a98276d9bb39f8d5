// What a device remembers after a file was taken in: nothing the reader has is lost, lists grow together, settings become the file's.
import { meet, takeIn } from '../decisions/meet';
import type { Stored } from '../ground/stored';
import { SAVED_KEYS, type Saved, type SavedKey } from './saved-file';

type Values = Partial<Pick<Stored, SavedKey>>;

/** Plain choices: the file's word counts. */
const SETTINGS: readonly SavedKey[] = ['theme', 'textSize', 'lang', 'keepAwake', 'players'];

/** Only the values that become others. */
export function restored(now: Pick<Stored, SavedKey>, { stored }: Saved): Values {
  const next = SAVED_KEYS.flatMap((key) => {
    if (stored[key] === undefined) return [];
    const value = joined(key, now[key], stored[key]);
    return JSON.stringify(value) === JSON.stringify(now[key]) ? [] : [[key, value]];
  });
  return Object.fromEntries(next);
}

function joined(key: SavedKey, now: unknown, saved: unknown): unknown {
  if (key === 'players') return { ...(now as object), ...(saved as object) };
  if (SETTINGS.includes(key)) return saved;
  if (key === 'decisions') return joinDecisions(now as Stored['decisions'], saved as Stored['decisions']);
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

function joinDecisions(now: Stored['decisions'], saved: Stored['decisions']): Stored['decisions'] {
  const next = { ...now };
  for (const [game, theirs] of Object.entries(saved)) {
    const ours = now[game] ?? [];
    next[game] = takeIn(ours, meet(ours, theirs));
  }
  return next;
}

/** What a file would bring, to be said before it is taken. */
export interface Gain {
  pins: number;
  ticks: number;
  decisions: number;
  unlocked: number;
  settings: number;
}

export function gainOf(now: Pick<Stored, SavedKey>, saved: Saved): Gain {
  const next = restored(now, saved);
  const grown = (key: 'pins' | 'ticks' | 'unlocked'): number => size(next[key] ?? now[key]) - size(now[key]);
  const decisions = Object.entries(saved.stored.decisions ?? {}).flatMap(([game, theirs]) =>
    meet(now.decisions[game] ?? [], theirs).filter(
      (one) => one.kind === 'new' || (one.kind === 'differs' && one.later === 'theirs'),
    ),
  );
  return {
    pins: grown('pins'),
    ticks: grown('ticks'),
    unlocked: grown('unlocked'),
    decisions: decisions.length,
    settings: SETTINGS.filter((key) => next[key] !== undefined).length,
  };
}

const size = (lists: Record<string, string[]>): number => Object.values(lists).flat().length;
