// All that a reader has made, in one file: pins, ticks, decisions, locks, settings, and his own books where he wants them in it.

import { isPrivateGame } from '../core/addresses';
import { type Decision, decisionsOf, onlyDecisions } from '../core/decision';
import { DEFAULTS, parseStored, type Stored, type StoredKey } from '../core/storage-schema';
import type { Read, ReadDecisions } from '../decisions/link-code';

/** What a reader chose or wrote; what the device notes for itself (visits, typefaces, news) stays with the device. */
export const BACKUP_KEYS = [
  'theme',
  'textSize',
  'lang',
  'cardLang',
  'keepAwake',
  'unlocked',
  'hidden',
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
  /** Day the file was written. */
  day: string;
  stored: Partial<Pick<Stored, BackupKey>>;
  /** Own books, as the part that keeps them wrote them and will judge them. */
  own?: unknown;
}

const KIND = 'saved';
const VERSION = 1;
/** Own books may be in it; nothing that a reader made is larger. */
export const LARGEST_FILE = 64_000_000;

/** Only what is not as it was from the start. */
export function toBackupFile({ day, stored, own }: Backup): string {
  const told = BACKUP_KEYS.filter(
    (key) => stored[key] !== undefined && JSON.stringify(stored[key]) !== JSON.stringify(DEFAULTS[key]),
  );
  const values = Object.fromEntries(told.map((key) => [key, stored[key]]));
  return `${JSON.stringify({ pravylo: KIND, version: VERSION, day, stored: values, ...(own !== undefined && { own }) }, null, 1)}\n`;
}

/** Reads whatever is handed over; values that are no such values are left out. */
export function parseBackupFile(text: string): Read<Backup> {
  if (text.length > LARGEST_FILE) return { refusal: 'tooLarge' };
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { refusal: /"pravylo"/.test(text.slice(0, 200)) ? 'damaged' : 'foreign' };
  }
  if (typeof file !== 'object' || file === null) return { refusal: 'foreign' };
  const { pravylo, version, day, stored, own } = file as Record<string, unknown>;
  if (pravylo !== KIND) return { refusal: 'foreign' };
  if (typeof version === 'number' && version > VERSION) return { refusal: 'newer' };
  if (version !== VERSION || typeof stored !== 'object' || stored === null) return { refusal: 'damaged' };
  const values = BACKUP_KEYS.flatMap((key) => {
    const value = (stored as Record<string, unknown>)[key];
    if (value === undefined) return [];
    const read = parseStored(key, JSON.stringify(value));
    return read === DEFAULTS[key] ? [] : [[key, read]];
  });
  return {
    value: {
      day: typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : '',
      stored: Object.fromEntries(values),
      ...(own !== undefined && { own }),
    },
  };
}

/** The decisions of one game to hand over, as the same kind of file; what gave way to them here is nobody else's. */
export const toDecisionsFile = (day: string, game: string, decisions: readonly Decision[]): string =>
  toBackupFile({ day, stored: { decisions: { [game]: decisions.map(({ before: _, ...one }) => one) } } });

/** A private book has another id on every phone: the only one of a file is the one that is meant. */
export function decisionsIn({ stored }: Backup, game: string): Decision[] {
  const all = onlyDecisions(stored.decisions);
  const [own = '', ...more] = Object.keys(all).filter(isPrivateGame);
  const isMeant = !all[game] && isPrivateGame(game) && more.length === 0;
  return decisionsOf(all[isMeant ? own : game]);
}

/** Each is shown before it is taken: more than anybody wrote would only stop the page. */
export const MOST_SHOWN = 5000;

/** The decisions about a game in a file of another phone; a file that is too large is not even read. */
export function readDecisionsFile(text: string | undefined, game: string): ReadDecisions {
  const read: Read<Backup> = text === undefined ? { refusal: 'tooLarge' } : parseBackupFile(text);
  if ('refusal' in read) return read;
  const found = decisionsIn(read.value, game);
  if (found.length > MOST_SHOWN) return { refusal: 'tooLarge' };
  if (found.length > 0) return { value: found };
  return { refusal: Object.keys(read.value.stored.decisions ?? {}).length > 0 ? 'otherGame' : 'foreign' };
}
