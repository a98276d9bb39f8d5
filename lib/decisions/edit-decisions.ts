// Pure functions that create, reword, confirm and delete decisions. The order of a list is the order in which the
// decisions were written.
import { cleanText } from '../core/clean-text';
import {
  DECISION_LIMITS,
  type Decision,
  editTimeAfter,
  liveDecisions,
  MAX_EDIT_TIME,
  type RuleSnapshot,
  type StoredDecision,
  trimTombstones,
} from '../core/decision';
import { wordsHash } from '../core/words-hash';

/** The fields of the form that the reader fills in. The code sets all other properties of a decision. */
export type DecisionInput = Pick<Decision, 'text' | 'kind'> & { table?: string };

interface Moment {
  now: Date;
  /** Returns a number from 0 (inclusive) to 1 (exclusive), like `Math.random`. */
  random: () => number;
}

/** Formats the local date, for example as `2026-11-17`. */
export const toIsoDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at ? 2 : 4, '0'))
    .join('-');

const cleanInput = ({ text, kind, table = '' }: DecisionInput) => {
  const name = cleanText(table, DECISION_LIMITS.table);
  return { text: cleanText(text, DECISION_LIMITS.text), kind, ...(name && { table: name }) };
};

/** Creates a snapshot of the current wording of a rule, which is stored with a decision about that rule. */
export const toRuleSnapshot = (lang: string, title: string, words: string): RuleSnapshot => ({
  lang,
  title: title.slice(0, DECISION_LIMITS.title),
  text: words.slice(0, DECISION_LIMITS.rule),
  hash: wordsHash(words.slice(0, DECISION_LIMITS.rule)),
});

/** Creates a decision. Returns undefined if the text is empty. */
export function newDecision(
  input: DecisionInput,
  place: { at?: string; rule?: RuleSnapshot },
  { now, random }: Moment,
): Decision | undefined {
  const fields = cleanInput(input);
  if (!fields.text) return undefined;
  const id = now.getTime().toString(36) + Math.floor(random() * 36 ** 6).toString(36);
  return { id, ...fields, ...place, day: toIsoDay(now), edited: now.getTime() };
}

/**
 * Changes the text, the kind and the group of players (`table`) of a decision. The day and the copy of the rule do not
 * change. Returns the same object if nothing changes.
 */
export function rewordDecision(decision: Decision, input: DecisionInput, now: Date): Decision {
  const fields = cleanInput(input);
  const { table: _table, before: _before, ...rest } = decision;
  const next = { ...rest, ...fields, edited: editTimeAfter(decision.edited, now) };
  const isChanged =
    fields.text !== decision.text || fields.kind !== decision.kind || fields.table !== decision.table;
  return fields.text && isChanged ? next : decision;
}

/** Records that the decision still applies to the rule at its current address and in its current wording. */
export const confirmDecision = (
  decision: Decision,
  place: { at: string; rule: RuleSnapshot },
  now: Date,
): Decision => ({
  ...decision,
  ...place,
  edited: editTimeAfter(decision.edited, now),
});

/** Replaces the record that has the same id as the decision, or appends the decision. */
export const withDecision = (list: readonly StoredDecision[], decision: Decision): StoredDecision[] =>
  list.some(({ id }) => id === decision.id)
    ? list.map((one) => (one.id === decision.id ? decision : one))
    : [...list, decision];

/**
 * Replaces the decision that the reader edited. `base` is the decision as it was when the reader opened the form. If
 * another tab has changed the stored decision since then, the property `before` keeps the text from the other tab, so
 * no text is lost.
 */
export function withEditedDecision(
  list: readonly StoredDecision[],
  base: Decision,
  edited: Decision,
): StoredDecision[] {
  const stored = liveDecisions(list).find(({ id }) => id === base.id);
  if (!stored || stored.edited === base.edited) return withDecision(list, edited);
  const time = Math.max(edited.edited, Math.min(stored.edited + 1, MAX_EDIT_TIME));
  // If the stored text equals the edited text, this edit was already stored, so keep its `before`.
  const before = stored.text === edited.text ? stored.before : stored.text;
  return withDecision(list, { ...edited, edited: time, ...(before !== undefined && { before }) });
}

/** Replaces a decision with a tombstone: a record of its id and the day of the deletion. */
export const withoutDecision = (list: readonly StoredDecision[], id: string, now: Date): StoredDecision[] =>
  trimTombstones([...list.filter((one) => one.id !== id), { id, removed: toIsoDay(now) }]);

/** Lists the distinct names of groups of players, the most recently used first. */
export const listTables = (list: readonly Decision[]): string[] => [
  ...new Set([...list].sort((a, b) => b.edited - a.edited).flatMap(({ table }) => table ?? [])),
];
