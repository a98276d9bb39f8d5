// Reads and writes the backup file: a JSON file with the reader's pins, ticks, decisions, reached campaign points and
// settings and, if the reader wants, private books. Files of decisions that readers send to each other have the same
// format.

import { isPrivateGame } from '../core/addresses';
import { type Decision, liveDecisions, validStoredDecisions } from '../core/decision';
import { DEFAULTS, inspectValue, type StoredKey, type StoredValues } from '../core/storage-schema';
import type { ReadDecisionsResult, ReadResult } from '../decisions/link-code';
import { measureJson } from './measure-json';

/**
 * Keys of the values that the reader chose or wrote. Values that concern only the device, such as the days of visits,
 * are not in the backup.
 */
export const BACKUP_KEYS = [
  'theme',
  'textSize',
  'lang',
  'cardLang',
  'keepAwake',
  'unlocked',
  'hidden',
  'modules',
  'pins',
  'history',
  'searches',
  'ticks',
  'players',
  'decisions',
  'notKept',
  'asked',
] as const satisfies readonly StoredKey[];
export type BackupKey = (typeof BACKUP_KEYS)[number];

export interface Backup {
  /** Day on which the file was written, for example `2026-11-17`; empty if unknown. */
  day: string;
  stored: Partial<Pick<StoredValues, BackupKey>>;
  /** Whether the file had invalid parts, which the parser left out of `stored`. */
  isIncomplete?: boolean;
  /** Private books. client/private-books/backup.island.ts writes and validates this value. */
  privateBooks?: unknown;
  /** Drafts of the editor. client/editor/drafts.island.ts writes and validates this value. */
  drafts?: unknown;
}

const KIND = 'saved';
const VERSION = 1;
/**
 * Maximum size of a backup file. The page compares the limit with the size in bytes before it reads the file, and the
 * parser compares it with the length in characters.
 */
export const MAX_BACKUP_SIZE = 64_000_000;
/**
 * Maximum number of values in a backup file. Ten thousand house rules have 100,000 values. `MAX_DEPTH` is the maximum
 * nesting depth of lists and objects.
 */
const MAX_VALUES = 200_000;
const MAX_DEPTH = 100;

/** Returns the text of a backup file, without the values that equal the defaults. */
export function toBackupFile({ day, stored, privateBooks, drafts }: Backup): string {
  const changedKeys = BACKUP_KEYS.filter(
    (key) => stored[key] !== undefined && JSON.stringify(stored[key]) !== JSON.stringify(DEFAULTS[key]),
  );
  const values = Object.fromEntries(changedKeys.map((key) => [key, stored[key]]));
  return `${JSON.stringify({ pravylo: KIND, version: VERSION, day, stored: values, ...(privateBooks !== undefined && { own: privateBooks }), ...(drafts !== undefined && { drafts }) }, null, 1)}\n`;
}

/** Parses an untrusted file and leaves out invalid values. */
export function parseBackupFile(text: string): ReadResult<Backup> {
  if (text.length > MAX_BACKUP_SIZE) return { refusal: 'tooLarge' };
  const { values: count, depth } = measureJson(text);
  if (count > MAX_VALUES) return { refusal: 'tooLarge' };
  if (depth > MAX_DEPTH) return { refusal: 'damaged' };
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { refusal: /"pravylo"/.test(text.slice(0, 200)) ? 'damaged' : 'foreign' };
  }
  if (typeof file !== 'object' || file === null) return { refusal: 'foreign' };
  const { pravylo, version, day, stored, own: privateBooks, drafts } = file as Record<string, unknown>;
  if (pravylo !== KIND) return { refusal: 'foreign' };
  if (typeof version === 'number' && version > VERSION) return { refusal: 'newer' };
  if (version !== VERSION || typeof stored !== 'object' || stored === null) return { refusal: 'damaged' };
  const inspected = BACKUP_KEYS.filter((key) => Object.hasOwn(stored, key)).map((key) => ({
    key,
    ...inspectValue(key, (stored as Record<string, unknown>)[key]),
  }));
  const isIncomplete = inspected.some(({ isIntact }) => !isIntact);
  const values = inspected
    .filter(({ key, value }) => JSON.stringify(value) !== JSON.stringify(DEFAULTS[key]))
    .map(({ key, value }) => [key, value]);
  if (isIncomplete && values.length === 0 && privateBooks === undefined && drafts === undefined)
    return { refusal: 'damaged' };
  return {
    value: {
      day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
      stored: Object.fromEntries(values),
      ...(isIncomplete && { isIncomplete }),
      ...(privateBooks !== undefined && { privateBooks }),
      ...(drafts !== undefined && { drafts }),
    },
  };
}

/**
 * Returns the text of a file with the decisions of one game, which the reader can send to another phone. It omits the
 * property `before` (the text that an import replaced), which concerns only this device.
 */
export const toDecisionsFile = (day: string, game: string, decisions: readonly Decision[]): string =>
  toBackupFile({ day, stored: { decisions: { [game]: decisions.map(({ before: _, ...one }) => one) } } });

/**
 * Returns the decisions in a backup that are about `game`. A private book has a different id on every phone, so the
 * function cannot compare ids of private books. If the backup has decisions about only one private book, returns them
 * for any private `game`.
 */
export function decisionsIn({ stored }: Backup, game: string): Decision[] {
  const all = validStoredDecisions(stored.decisions);
  const [privateGame = '', ...more] = Object.keys(all).filter(isPrivateGame);
  const isOnlyPrivate = !all[game] && isPrivateGame(game) && more.length === 0;
  return liveDecisions(all[isOnlyPrivate ? privateGame : game]);
}

/**
 * Maximum number of decisions in one import. The page shows a preview of each decision, and more decisions would make
 * it unresponsive.
 */
export const MAX_IMPORTED_DECISIONS = 5000;

/** Reads the decisions about a game from a file of another phone. `text` is undefined if the file is too large. */
export function readDecisionsFile(text: string | undefined, game: string): ReadDecisionsResult {
  const read: ReadResult<Backup> = text === undefined ? { refusal: 'tooLarge' } : parseBackupFile(text);
  if ('refusal' in read) return read;
  const found = decisionsIn(read.value, game);
  if (found.length > MAX_IMPORTED_DECISIONS) return { refusal: 'tooLarge' };
  if (found.length > 0) return { value: found };
  return { refusal: Object.keys(read.value.stored.decisions ?? {}).length > 0 ? 'otherGame' : 'foreign' };
}
