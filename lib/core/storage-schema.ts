// The values stored on the device: settings, pins, ticks, decisions, unlocked spoilers. None of them leaves the device.
import { type StoredDecision, validStoredDecisions } from './decision';

export interface StoredValues {
  theme: 'system' | 'light' | 'dark';
  /** Steps above the system's text size. */
  textSize: 0 | 1 | 2;
  /** The language of the interface, once chosen. */
  lang: string | null;
  /** The second language of the rule card, once chosen. */
  cardLang: string | null;
  keepAwake: boolean;
  /** Points of the campaign that are unlocked, by game: `{"mandalorian-adventures": ["mission-2"]}`. */
  unlocked: Record<string, string[]>;
  /** Hidden kinds of notes and tags, by game: `{"rebellion": ["team"]}`. */
  hidden: Record<string, string[]>;
  /** Pinned targets in order, by game: `{"outer-rim": ["patrols#win", "combat"]}`. */
  pins: Record<string, string[]>;
  /** Recently read targets by edition, newest first: `{"outer-rim.uk": ["combat#roll"]}`. */
  history: Record<string, string[]>;
  /** Recent searches by edition, newest first. */
  searches: Record<string, string[]>;
  /** Ticked steps by game and entry: `{"outer-rim/appendix-setup": ["map"]}`. */
  ticks: Record<string, string[]>;
  /** The chosen number of players, by game. */
  players: Record<string, number>;
  /** Decisions and tombstones, by game. */
  decisions: Record<string, StoredDecision[]>;
  /** Games that the reader does not want on the device. */
  notKept: string[];
  /** Games that the reader opened or wants on the device; of a large library only these are downloaded. */
  asked: string[];
  /** Pinned rules that a version changed, by version and edition, until the reader has seen them; see lib/offline/unseen-changes.ts. */
  updateNews: Record<string, string[]>;
  /** The reader declined to install, or knows how to: do not ask again. */
  installDeclined: boolean;
  /** Font files that this device has loaded. */
  faces: string[];
  /** Private books: name and languages by id. The books themselves are in IndexedDB. */
  own: Record<string, string[]>;
  /** Days on which the site was opened on this device, newest first: `["2026-11-16"]`. */
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
  pins: {},
  history: {},
  searches: {},
  ticks: {},
  players: {},
  decisions: {},
  notKept: [],
  asked: [],
  updateNews: {},
  installDeclined: false,
  faces: [],
  own: {},
  visits: [],
};

export const storageKey = (key: StoredKey): string => `pravylo.${key}`;

/** The stored value, or the default if it is missing, malformed or of another type. */
export function parseStored<K extends StoredKey>(key: K, text: string | null): StoredValues[K] {
  const fallback = DEFAULTS[key];
  if (text === null) return fallback;
  try {
    const value: unknown = JSON.parse(text);
    if (key === 'decisions') return validStoredDecisions(value) as StoredValues[K];
    return hasSameShape(value, fallback, key) ? (value as StoredValues[K]) : fallback;
  } catch {
    return fallback;
  }
}

function hasSameShape(value: unknown, model: unknown, key: StoredKey): boolean {
  if (key === 'lang' || key === 'cardLang') return value === null || typeof value === 'string';
  if (key === 'theme') return value === 'system' || value === 'light' || value === 'dark';
  if (key === 'textSize') return value === 0 || value === 1 || value === 2;
  if (Array.isArray(model)) return isStringList(value);
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const item = key === 'players' ? Number.isFinite : isStringList;
  return Object.values(value).every(item);
}

const isStringList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Puts an item first, without duplicates, in a list of at most `most` items. */
export const prependUnique = (list: readonly string[], item: string, most: number): string[] =>
  [item, ...list.filter((other) => other !== item)].slice(0, most);
