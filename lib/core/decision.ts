// Types and validation of stored decisions. A decision is what a group of players wrote down about a rule: a house
// rule, an interpretation or an open question.
import { cleanLine, cleanText } from './clean-text';
import { TARGET } from './ids';

export const DECISION_KINDS = ['house', 'reading', 'open'] as const;
/** A house rule, an interpretation of an unclear rule, or a question to check later. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

export interface Decision {
  /**
   * Unique id. The device on which the decision was written creates it, and other devices that import the decision keep
   * it.
   */
  id: string;
  /** Rule or entry that the decision is about: `combat#ties` or `combat`. Undefined if it is about the whole game. */
  at?: string;
  kind: DecisionKind;
  /** Text of the decision: plain text without markup. */
  text: string;
  /** Date of the decision: `2026-11-17`. */
  day: string;
  /** Name of the group of players that made the decision. */
  table?: string;
  /** The time of the last edit, in milliseconds since 1970. */
  edited: number;
  /** Copy of the rule as it was when the decision was made or last confirmed. */
  rule?: RuleSnapshot;
  /**
   * The older text, if the decision was changed on two devices or in two tabs and the newer text replaced it. The
   * device keeps the older text until the reader has seen it.
   */
  before?: string;
}

export interface RuleSnapshot {
  lang: string;
  /** Title of the entry and number of the rule: «Бій, 4». */
  title: string;
  /** Text of the rule, without markup. */
  text: string;
  /** Hash of the rule's text, computed by `wordsHash`. */
  hash: string;
}

/**
 * A tombstone: the record of a deleted decision. Because of this record, an import does not restore the decision unless
 * the reader asks for it.
 */
export interface Tombstone {
  id: string;
  /** Date of the deletion: `2026-11-17`. */
  removed: string;
}

export type StoredDecision = Decision | Tombstone;

/**
 * Maximum lengths of the texts, in characters, and the maximum number of tombstones per game. The number of decisions
 * is not limited.
 */
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
  typeof value === 'string' && value.length <= most && cleanText(value, most) !== '';
const isOptional = (value: unknown, most: number): boolean => value === undefined || isText(value, most);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string =>
  isText(value, DECISION_LIMITS.id) && /^[a-z0-9]+$/.test(value);
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

export const isGameId = (value: unknown): value is string =>
  isText(value, DECISION_LIMITS.game) && /^[a-z0-9][a-z0-9~-]*$/.test(value) && !(value in Object.prototype);

/**
 * Latest time that a `Date` can represent, in milliseconds since 1970. The edit time of an imported decision is
 * untrusted and may be a larger number.
 */
export const MAX_EDIT_TIME = 8_640_000_000_000_000;

/** Returns the time for a new edit: the current time, but always later than the previous edit (`before`). */
export const editTimeAfter = (before: number, now: Date): number =>
  Math.min(MAX_EDIT_TIME, Math.max(now.getTime(), before + 1));

export function isDecision(value: unknown): value is Decision {
  if (!isRecord(value)) return false;
  const { id, at, kind, text, day, table, edited, rule, before } = value;
  return (
    isId(id) &&
    (at === undefined || (isText(at, DECISION_LIMITS.at) && TARGET.test(at))) &&
    DECISION_KINDS.includes(kind as DecisionKind) &&
    isText(text, DECISION_LIMITS.text) &&
    isDay(day) &&
    isOptional(table, DECISION_LIMITS.table) &&
    Number.isSafeInteger(edited) &&
    (edited as number) >= 0 &&
    isOptional(before, DECISION_LIMITS.text) &&
    (rule === undefined || isRule(rule))
  );
}

/**
 * Removes control characters and text direction marks from the texts of a valid decision, because the decision may come
 * from another device.
 */
export function cleanDecision<T extends StoredDecision>(decision: T): T {
  if (!('text' in decision)) return decision;
  const { text, table, before, rule } = decision;
  return {
    ...decision,
    text: cleanText(text, DECISION_LIMITS.text),
    ...(table !== undefined && { table: cleanLine(table, DECISION_LIMITS.table) }),
    ...(before !== undefined && { before: cleanText(before, DECISION_LIMITS.text) }),
    ...(rule && {
      rule: {
        ...rule,
        title: cleanLine(rule.title, DECISION_LIMITS.title),
        text: cleanText(rule.text, DECISION_LIMITS.rule),
      },
    }),
  };
}

const isRule = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.lang, 10) &&
  /^[a-z]{2,3}$/.test(value.lang) &&
  isText(value.title, DECISION_LIMITS.title) &&
  isText(value.text, DECISION_LIMITS.rule) &&
  isText(value.hash, 20);

const isTombstone = (value: unknown): value is Tombstone =>
  isRecord(value) && isId(value.id) && isDay(value.removed) && !('text' in value);

/** Returns the decisions in a list of stored records, without the tombstones. */
export const liveDecisions = (list: readonly StoredDecision[] = []): Decision[] =>
  list.filter((one) => 'text' in one);

/** Returns all decisions, and the tombstones without the oldest ones: at most `DECISION_LIMITS.removed` tombstones. */
export function trimTombstones(list: readonly StoredDecision[]): StoredDecision[] {
  const removed = list.filter((one) => !('text' in one));
  return [...liveDecisions(list), ...removed.slice(-DECISION_LIMITS.removed)];
}

/** Whether the stored decisions of all games are valid. */
export const areStoredDecisions = (value: unknown): boolean =>
  isRecord(value) &&
  Object.entries(value).every(
    ([game, list]) =>
      isGameId(game) && Array.isArray(list) && list.every((one) => isDecision(one) || isTombstone(one)),
  );

/**
 * Returns the valid stored records by game. Skips invalid records, so that one damaged record does not cause the loss
 * of the others.
 */
export function validStoredDecisions(value: unknown): Record<string, StoredDecision[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, list]) =>
      isGameId(game) && Array.isArray(list)
        ? [
            [
              game,
              trimTombstones(list.filter((one) => isDecision(one) || isTombstone(one)).map(cleanDecision)),
            ],
          ]
        : [],
    ),
  );
}
