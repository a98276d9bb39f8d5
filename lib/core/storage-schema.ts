// The values that the site stores in the browser: settings, pins, ticks, decisions, unlocked spoilers. The site never
// sends them to a server.
import { areStoredDecisions, type StoredDecision, validStoredDecisions } from './decision';

export interface StoredValues {
  theme: 'system' | 'light' | 'dark';
  /** Text size: 0 is the size set in the system, 1 and 2 are larger. */
  textSize: 0 | 1 | 2;
  /** Language of the interface. Null until the reader chooses one. */
  lang: string | null;
  /** Second language of the rule card. Null until the reader chooses one. */
  cardLang: string | null;
  keepAwake: boolean;
  /** Unlocked points of the campaign, by game: `{"mandalorian-adventures": ["mission-2"]}`. */
  unlocked: Record<string, string[]>;
  /** Kinds of notes and entries that the reader has hidden, by game: `{"rebellion": ["team"]}`. */
  hidden: Record<string, string[]>;
  /**
   * Modules (expansions) that the group plays, by game. If a game is absent, the group has not chosen, and the site
   * shows everything.
   */
  modules: Record<string, string[]>;
  /** Pinned rules and entries in the reader's order, by game: `{"outer-rim": ["patrols#win", "combat"]}`. */
  pins: Record<string, string[]>;
  /** Recently read rules and entries, newest first, by edition: `{"outer-rim.uk": ["combat#roll"]}`. */
  history: Record<string, string[]>;
  /** Recent search queries, newest first, by edition. */
  searches: Record<string, string[]>;
  /** Ids of the ticked steps, by game and entry: `{"outer-rim/appendix-setup": ["map"]}`. */
  ticks: Record<string, string[]>;
  /** Number of players that the reader has chosen, by game. */
  players: Record<string, number>;
  /** The decisions (house rules) of the reader and records of deleted decisions, by game. */
  decisions: Record<string, StoredDecision[]>;
  /** Ids of games and editions (`outer-rim`, `outer-rim.uk`) that the reader has removed from the offline copy. */
  notKept: string[];
  /**
   * Ids of games and editions that the reader has opened or added to the offline copy. On a site with many games, the
   * device downloads only these.
   */
  asked: string[];
  /** Day on which each game of a large site was last opened, in days since 1970, by game: `{"outer-rim": 20776}`. */
  opened: Record<string, number>;
  /**
   * Pinned rules whose text an update changed, by version and edition. The device stores them until the reader has seen
   * the changes (see lib/offline/unseen-changes.ts).
   */
  updateNews: Record<string, string[]>;
  /**
   * Whether the reader declined to install the site or has seen the instructions for installing it. If true, the site
   * does not ask again.
   */
  installDeclined: boolean;
  /** Names of the hints that the reader has already seen. A page shows each hint once. */
  hints: string[];
  /** Addresses of the font files that this device has downloaded. Every page preloads them. */
  faces: string[];
  /** Name and languages of each private game, by the id of the game. The books of the game are in IndexedDB. */
  own: Record<string, string[]>;
  /** Dates on which the site was opened on this device, newest first: `["2026-11-16"]`. */
  visits: string[];
}

export type StoredKey = keyof StoredValues;

export const DEFAULTS: StoredValues = {
  theme: 'system',
  textSize: 0,
  lang: null,
  cardLang: null,
  keepAwake: false,
  unlocked: {},
  hidden: {},
  modules: {},
  pins: {},
  history: {},
  searches: {},
  ticks: {},
  players: {},
  decisions: {},
  notKept: [],
  asked: [],
  opened: {},
  updateNews: {},
  installDeclined: false,
  hints: [],
  faces: [],
  own: {},
  visits: [],
};

export const storageKey = (key: StoredKey): string => `pravylo.${key}`;

/**
 * Parses a stored value and leaves out its invalid parts, so one damaged part does not cause the loss of the others.
 * `isIntact` is false if anything was left out. If nothing is valid, the value is the default.
 */
export function inspectStored<K extends StoredKey>(
  key: K,
  text: string | null,
): { value: StoredValues[K]; isIntact: boolean } {
  const fallback = DEFAULTS[key];
  if (text === null) return { value: fallback, isIntact: true };
  try {
    return inspectValue(key, JSON.parse(text));
  } catch {
    return { value: fallback, isIntact: false };
  }
}

/**
 * Does the same as `inspectStored` for a value that is not JSON text but already parsed, such as a value of a backup
 * file.
 */
export function inspectValue<K extends StoredKey>(
  key: K,
  stored: unknown,
): { value: StoredValues[K]; isIntact: boolean } {
  const valid = validPart(key, stored) as StoredValues[K] | undefined;
  if (valid === undefined) return { value: DEFAULTS[key], isIntact: false };
  return { value: valid, isIntact: isComplete(key, stored, valid) };
}

/** Parses a stored value like `inspectStored`; returns only the value. */
export const parseStored = <K extends StoredKey>(key: K, text: string | null): StoredValues[K] =>
  inspectStored(key, text).value;

/** Returns the valid part of a value, or undefined if the type of the value differs from the type of the default. */
function validPart(key: StoredKey, value: unknown): unknown {
  const model: unknown = DEFAULTS[key];
  if (key === 'lang' || key === 'cardLang')
    return value === null || typeof value === 'string' ? value : undefined;
  if (key === 'theme') return value === 'system' || value === 'light' || value === 'dark' ? value : undefined;
  if (key === 'textSize') return value === 0 || value === 1 || value === 2 ? value : undefined;
  if (Array.isArray(model)) return validStrings(value);
  if (typeof model !== 'object') return typeof value === typeof model ? value : undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if (key === 'decisions') return validStoredDecisions(value);
  const validItem = key === 'players' || key === 'opened' ? validNumber : validStrings;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const valid = name in Object.prototype ? undefined : validItem(item);
      return valid === undefined ? [] : [[name, valid]];
    }),
  );
}

const validNumber = (value: unknown): unknown => (Number.isFinite(value) ? value : undefined);

const validStrings = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

/** Whether validation left nothing out: `valid`, the valid part of `value`, has as many items as `value`. */
function isComplete(key: StoredKey, value: unknown, valid: unknown): boolean {
  if (key === 'decisions') return areStoredDecisions(value);
  const sizeOf = (all: unknown): number =>
    typeof all === 'object' && all !== null
      ? Object.values(all).reduce<number>((sum, one) => sum + 1 + (Array.isArray(one) ? one.length : 0), 0)
      : 0;
  return sizeOf(value) === sizeOf(valid);
}

/** Adds an item at the start of a list, removes its duplicate, and cuts the list to at most `most` items. */
export const prependUnique = (list: readonly string[], item: string, most: number): string[] =>
  [item, ...list.filter((other) => other !== item)].slice(0, most);
