// What the device remembers for its reader: settings, pins, ticks, decisions, unlocked spoilers. Nothing of it leaves the device.
import { onlyDecisions, type Remembered } from './decision';

export interface Stored {
  theme: 'system' | 'light' | 'dark';
  /** Steps on top of the system's text size. */
  textSize: 0 | 1 | 2;
  /** Language of the interface, once chosen. */
  lang: string | null;
  /** The second language of a rule held up across the table, once chosen. */
  cardLang: string | null;
  keepAwake: boolean;
  /** Game to the points of the campaign its players have reached: `{"mandalorian-adventures": ["mission-2"]}`. */
  unlocked: Record<string, string[]>;
  /** Game to the kinds of notes and tags its readers do not want to see: `{"rebellion": ["team"]}`. */
  hidden: Record<string, string[]>;
  /** Game to pinned targets in order: `{"outer-rim": ["patrols#win", "combat"]}`. */
  pins: Record<string, string[]>;
  /** Edition to what was read last, newest first: `{"outer-rim.uk": ["combat#roll"]}`. */
  history: Record<string, string[]>;
  /** Edition to what was searched last, newest first. */
  searches: Record<string, string[]>;
  /** Entry of a game to its ticked steps: `{"outer-rim/appendix-setup": ["map"]}`. */
  ticks: Record<string, string[]>;
  /** Game to the number of players chosen in its checklist. */
  players: Record<string, number>;
  /** Game to what its table decided, and which of it was taken off. */
  decisions: Record<string, Remembered[]>;
  /** Games the reader does not want on the device. */
  notKept: string[];
  /** Games the reader has opened, or wants on the device: of a large library only these are kept. */
  asked: string[];
  /** Version and edition to the pinned rules it changed, until the reader has seen it; see lib/offline/unseen-changes.ts. */
  updateNews: Record<string, string[]>;
  /** The reader said no to installing, or knows how: they are not asked again. */
  installDeclined: boolean;
  /** Files of the typefaces this device has loaded. */
  faces: string[];
  /** The reader's own books: id to name and languages; the books themselves lie in the browser's database. */
  own: Record<string, string[]>;
  /** Days on which the site was opened here, newest first: `["2026-11-16"]`. */
  visits: string[];
}

export type StoredKey = keyof Stored;

export const DEFAULTS: Stored = {
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

/** What was stored, or the default where it is missing, damaged or of another kind. */
export function parseStored<K extends StoredKey>(key: K, text: string | null): Stored[K] {
  const fallback = DEFAULTS[key];
  if (text === null) return fallback;
  try {
    const value: unknown = JSON.parse(text);
    if (key === 'decisions') return onlyDecisions(value) as Stored[K];
    return isLike(value, fallback, key) ? (value as Stored[K]) : fallback;
  } catch {
    return fallback;
  }
}

function isLike(value: unknown, model: unknown, key: StoredKey): boolean {
  if (key === 'lang' || key === 'cardLang') return value === null || typeof value === 'string';
  if (key === 'theme') return value === 'system' || value === 'light' || value === 'dark';
  if (key === 'textSize') return value === 0 || value === 1 || value === 2;
  if (Array.isArray(model)) return isTexts(value);
  if (typeof model !== 'object') return typeof value === typeof model;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const item = key === 'players' ? Number.isFinite : isTexts;
  return Object.values(value).every(item);
}

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** The list with an item first, without repeats and not longer than `most`. */
export const withNewest = (list: readonly string[], item: string, most: number): string[] =>
  [item, ...list.filter((other) => other !== item)].slice(0, most);
