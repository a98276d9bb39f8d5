// Writes decisions down, changes them and takes them off; every list stays in the order it was written in.
import { bounded, DECISION_LIMITS, type Decision, type Remembered, type RuleThen } from '../core/decision';
import { ruleHash } from './rule-hash';

/** What the reader says; the rest is set by itself. */
export type Said = Pick<Decision, 'text' | 'kind'> & { table?: string };

interface Moment {
  now: Date;
  /** A number below one, as `Math.random` gives it. */
  random: () => number;
}

/** Spaces at the ends and what no letter is; lines stay. */
const clean = (text: string, most: number): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part, at) => String(part).padStart(at ? 2 : 4, '0'))
    .join('-');

const wordsOf = ({ text, kind, table = '' }: Said) => {
  const name = clean(table, DECISION_LIMITS.table);
  return { text: clean(text, DECISION_LIMITS.text), kind, ...(name && { table: name }) };
};

/** The rule as it stands now, to be kept with what is decided about it. */
export const ruleThen = (lang: string, title: string, words: string): RuleThen => ({
  lang,
  title: title.slice(0, DECISION_LIMITS.title),
  text: words.slice(0, DECISION_LIMITS.rule),
  hash: ruleHash(words.slice(0, DECISION_LIMITS.rule)),
});

/** Nothing where nothing was said. */
export function decide(
  said: Said,
  place: { at?: string; rule?: RuleThen },
  { now, random }: Moment,
): Decision | undefined {
  const words = wordsOf(said);
  if (!words.text) return undefined;
  const id = now.getTime().toString(36) + Math.floor(random() * 36 ** 6).toString(36);
  return { id, ...words, ...place, day: dayOf(now), edited: now.getTime() };
}

/** In other words; the day it was decided and the rule as it was then stay. An edit without a change is none. */
export function reworded(decision: Decision, said: Said, now: Date): Decision {
  const words = wordsOf(said);
  const { table: _table, before: _before, ...rest } = decision;
  const next = { ...rest, ...words, edited: Math.max(now.getTime(), decision.edited + 1) };
  const isOther =
    words.text !== decision.text || words.kind !== decision.kind || words.table !== decision.table;
  return words.text && isOther ? next : decision;
}

/** Stands at the rule as it is worded now: the reader looked, and the decision holds. */
export const confirmed = (
  decision: Decision,
  place: { at: string; rule: RuleThen },
  now: Date,
): Decision => ({
  ...decision,
  ...place,
  edited: Math.max(now.getTime(), decision.edited + 1),
});

/** In place of what stood there under its id, or at the end. */
export const withDecision = (list: readonly Remembered[], decision: Decision): Remembered[] =>
  list.some(({ id }) => id === decision.id)
    ? list.map((one) => (one.id === decision.id ? decision : one))
    : [...list, decision];

/** Its words go; that it was taken off, and when, stays. */
export const withoutDecision = (list: readonly Remembered[], id: string, now: Date): Remembered[] =>
  bounded([...list.filter((one) => one.id !== id), { id, removed: dayOf(now) }]);

/** Names that tables go by, the latest first. */
export const tablesOf = (list: readonly Decision[]): string[] => [
  ...new Set([...list].sort((a, b) => b.edited - a.edited).flatMap(({ table }) => table ?? [])),
];
