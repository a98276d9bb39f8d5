// Merges a backup into the stored values of this device. For lists, the result has the items of both, so nothing that
// the reader has made is lost. For a setting, the value in the backup replaces the stored value.

import { liveDecisions, trimTombstones } from '../core/decision';
import type { StoredValues } from '../core/storage-schema';
import { applyImport, countByKind, isSelected, mergeDecisions } from '../decisions/merge-decisions';
import { BACKUP_KEYS, type Backup, type BackupKey } from './backup-file';

type Values = Partial<Pick<StoredValues, BackupKey>>;

/**
 * Keys of the settings. The value in the file replaces the value on the device. `players` has one value for each game:
 * the file replaces the values of the games that it contains, and the device keeps the others.
 */
const SETTINGS: readonly BackupKey[] = ['theme', 'textSize', 'lang', 'cardLang', 'keepAwake', 'players'];

/** Keys that the summary counts separately. It counts all other keys as settings. */
const SUMMARIZED: readonly BackupKey[] = ['pins', 'ticks', 'unlocked', 'decisions'];

interface RestoreOptions {
  /** Whether to also restore the decisions that were deleted on this device. */
  removed?: boolean;
}

/** Returns the new values of the keys that change. All other keys are absent. */
export function applyBackup(
  now: Pick<StoredValues, BackupKey>,
  { stored }: Backup,
  options: RestoreOptions = {},
): Values {
  const next = BACKUP_KEYS.flatMap((key) => {
    if (stored[key] === undefined) return [];
    const value = mergeValue(key, now[key], stored[key], options);
    return JSON.stringify(value) === JSON.stringify(now[key]) ? [] : [[key, value]];
  });
  return Object.fromEntries(next);
}

function mergeValue(key: BackupKey, now: unknown, saved: unknown, options: RestoreOptions): unknown {
  if (key === 'players') return { ...(now as object), ...(saved as object) };
  if (SETTINGS.includes(key)) return saved;
  // `notKept` lists the games that the reader removed from the device. Ignore the list in the backup, because a restore
  // must not remove a game from the device.
  if (key === 'notKept') return now;
  if (key === 'decisions')
    return mergeStoredDecisions(
      now as StoredValues['decisions'],
      saved as StoredValues['decisions'],
      options,
    );
  if (Array.isArray(now)) return union(now, saved as string[]);
  const [ours, theirs] = [now, saved] as Record<string, string[]>[];
  const games = new Set([...Object.keys(ours ?? {}), ...Object.keys(theirs ?? {})]);
  return Object.fromEntries(
    [...games].map((game) => [game, union(ownList(ours, game), ownList(theirs, game))]),
  );
}

/**
 * Returns the list that is stored under a key, or an empty list. Ignores inherited properties, because a key in an
 * untrusted backup may be the name of an inherited property, such as `constructor`.
 */
const ownList = (lists: Record<string, string[]> | undefined, key: string): string[] =>
  lists && Object.hasOwn(lists, key) ? (lists[key] ?? []) : [];

const union = (ours: readonly string[], theirs: readonly string[]): string[] => [
  ...new Set([...ours, ...theirs]),
];

/**
 * Merges the decisions of the file into those of this device. A deletion recorded in the file never deletes a decision
 * on this device.
 */
function mergeStoredDecisions(
  now: StoredValues['decisions'],
  saved: StoredValues['decisions'],
  { removed = false }: RestoreOptions,
): StoredValues['decisions'] {
  const next = { ...now };
  for (const [game, list] of Object.entries(saved)) {
    const ours = now[game] ?? [];
    const theirs = liveDecisions(list);
    const selection = removed ? Object.fromEntries(theirs.map(({ id }) => [id, true])) : {};
    const after = applyImport(ours, mergeDecisions(ours, theirs), { selection });
    const known = new Set(after.map(({ id }) => id));
    next[game] = trimTombstones([...after, ...list.filter((one) => !('text' in one) && !known.has(one.id))]);
  }
  return next;
}

/**
 * How many new items of each kind a backup would add. The page shows these numbers before the reader restores the
 * backup.
 */
export interface RestoreSummary {
  /** Number of private books that this device does not have. */
  books: number;
  /** Number of drafts in the backup for games that have no draft on this device. */
  drafts: number;
  pins: number;
  ticks: number;
  decisions: number;
  unlocked: number;
  settings: number;
  /** Number of decisions in the file that were deleted on this device. The option `removed` restores them too. */
  removed: number;
}

/**
 * Counts what a backup would add. `bookIds` lists the private books on this device, and `drafted` lists the games that
 * have a draft on this device.
 */
export function summarizeRestore(
  now: Pick<StoredValues, BackupKey>,
  saved: Backup,
  bookIds: readonly string[] = [],
  drafted: readonly string[] = [],
): RestoreSummary {
  const next = applyBackup(now, saved);
  const countNew = (key: 'pins' | 'ticks' | 'unlocked'): number =>
    countItems(next[key] ?? now[key]) - countItems(now[key]);
  const previews = Object.entries(saved.stored.decisions ?? {}).flatMap(([game, list]) =>
    mergeDecisions(now.decisions[game] ?? [], liveDecisions(list)),
  );
  const decisions = previews.filter(
    (one) => isSelected(one, {}) || (one.kind === 'differs' && one.later === 'theirs'),
  );
  const books = Array.isArray(saved.privateBooks) ? saved.privateBooks.map((one) => one?.id) : [];
  const drafts = Array.isArray(saved.drafts) ? saved.drafts.map((one) => one?.game) : [];
  return {
    books: books.filter((id) => !bookIds.includes(id)).length,
    drafts: drafts.filter((game) => !drafted.includes(game)).length,
    pins: countNew('pins'),
    ticks: countNew('ticks'),
    unlocked: countNew('unlocked'),
    decisions: decisions.length,
    settings: BACKUP_KEYS.filter((key) => next[key] !== undefined && !SUMMARIZED.includes(key)).length,
    removed: countByKind(previews, 'removed'),
  };
}

const countItems = (lists: Record<string, string[]>): number => Object.values(lists).flat().length;
