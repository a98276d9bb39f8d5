// What a table decided, as the device keeps it; whatever else stands in its place is left out, one by one.
import { TARGET } from './ids';

export const DECISION_KINDS = ['house', 'reading', 'open'] as const;
/** A rule of the house, the reading of an unclear rule, or something still to be looked up. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface Decision {
  /** Made on the device where it was written, and kept on every other. */
  id: string;
  /** `combat#ties` or `combat`; absent: it belongs to the game as a whole. */
  at?: string;
  kind: DecisionKind;
  /** Plain text, never mark-up. */
  text: string;
  /** Day it was decided: `2026-11-17`. */
  day: string;
  /** The table's or group's name. */
  table?: string;
  /** When it was last edited, in milliseconds. */
  edited: number;
  /** The rule as it was then. */
  rule?: RuleThen;
  /** Words that another phone's later edit took the place of, until the reader has seen them. */
  before?: string;
}

export interface RuleThen {
  lang: string;
  /** «Бій, 4» */
  title: string;
  /** Plain words. */
  text: string;
  /** Of those words; see lib/decisions/rule-hash.ts. */
  hash: string;
}

/** What is left of one that was taken off here: sent again, it does not come back by itself. */
export interface Tombstone {
  id: string;
  /** Day it was taken off. */
  removed: string;
}

/** What the device remembers of a decision: itself, or that it was taken off. */
export type Remembered = Decision | Tombstone;

/** What one text may have in letters, and how many of those taken off a game remembers; of decisions it keeps whatever was written. */
export const DECISION_LIMITS = {
  id: 40,
  at: 200,
  text: 1000,
  table: 60,
  title: 200,
  rule: 4000,
  game: 60,
  removed: 200,
};

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;
const orAbsent = (value: unknown, most: number): boolean => value === undefined || isText(value, most);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string =>
  isText(value, DECISION_LIMITS.id) && /^[a-z0-9]+$/.test(value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const isGameId = (value: unknown): value is string =>
  isText(value, DECISION_LIMITS.game) && /^[a-z0-9][a-z0-9~-]*$/.test(value);

export function isDecision(value: unknown): value is Decision {
  if (!isRecord(value)) return false;
  const { id, at, kind, text, day, table, edited, rule, before } = value;
  return (
    isId(id) &&
    (at === undefined || (isText(at, DECISION_LIMITS.at) && TARGET.test(at))) &&
    DECISION_KINDS.includes(kind as DecisionKind) &&
    isText(text, DECISION_LIMITS.text) &&
    isDay(day) &&
    orAbsent(table, DECISION_LIMITS.table) &&
    Number.isSafeInteger(edited) &&
    (edited as number) >= 0 &&
    orAbsent(before, DECISION_LIMITS.text) &&
    (rule === undefined || isRule(rule))
  );
}

const isRule = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.lang, 10) &&
  /^[a-z]{2,3}$/.test(value.lang) &&
  isText(value.title, DECISION_LIMITS.title) &&
  isText(value.text, DECISION_LIMITS.rule) &&
  isText(value.hash, 20);

const isRemoved = (value: unknown): value is Tombstone =>
  isRecord(value) && isId(value.id) && isDay(value.removed) && !('text' in value);

/** Those that have words, without those that were taken off. */
export const decisionsOf = (list: readonly Remembered[] = []): Decision[] =>
  list.filter((one) => 'text' in one);

/** All decisions, and of those taken off the last. */
export function bounded(list: readonly Remembered[]): Remembered[] {
  const removed = list.filter((one) => !('text' in one));
  return [...decisionsOf(list), ...removed.slice(-DECISION_LIMITS.removed)];
}

/** Game to what is remembered of its decisions, without what is none: one damaged line must not cost the others. */
export function onlyDecisions(value: unknown): Record<string, Remembered[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, list]) =>
      isGameId(game) && Array.isArray(list)
        ? [[game, bounded(list.filter((one) => isDecision(one) || isRemoved(one)))]]
        : [],
    ),
  );
}
