// Two phones meet: what would come in, what is new and what differs; nothing is lost, nothing doubled, the same again changes nothing.
import { type Decision, MOST } from '../ground/decision';

export type Meeting =
  | { kind: 'new'; theirs: Decision }
  | { kind: 'same'; theirs: Decision }
  /** Both were edited, or one of them: the later one is offered, the other is shown beside it. */
  | { kind: 'differs'; theirs: Decision; ours: Decision; later: 'ours' | 'theirs' };

/** What the reader chose for a decision that differs; without a choice the later edit stays. */
export type Choices = Readonly<Record<string, 'ours' | 'theirs'>>;

/** Equal words about the same rule are one decision, wherever they were written. */
const wordsOf = ({ at = '', kind, text, table = '' }: Decision): string =>
  JSON.stringify([at, kind, text, table]);

export function meet(ours: readonly Decision[], theirs: readonly Decision[]): Meeting[] {
  const byId = new Map(ours.map((one) => [one.id, one]));
  const words = new Set(ours.map(wordsOf));
  const seen = new Set<string>();
  return theirs.flatMap((one): Meeting[] => {
    if (seen.has(one.id)) return [];
    seen.add(one.id);
    const own = byId.get(one.id);
    if (own ? wordsOf(own) === wordsOf(one) : words.has(wordsOf(one))) return [{ kind: 'same', theirs: one }];
    words.add(wordsOf(one));
    if (!own) return [{ kind: 'new', theirs: one }];
    return [{ kind: 'differs', theirs: one, ours: own, later: isLater(one, own) ? 'theirs' : 'ours' }];
  });
}

/** The same on both phones, also when both were edited in the same moment. */
const isLater = (one: Decision, other: Decision): boolean =>
  one.edited === other.edited ? wordsOf(one) > wordsOf(other) : one.edited > other.edited;

/** The list after a meeting. New ones that the reader left out are named in `left`. */
export function takeIn(
  ours: readonly Decision[],
  meetings: readonly Meeting[],
  { choices = {}, left = [] }: { choices?: Choices; left?: readonly string[] } = {},
): Decision[] {
  const taken = new Map(ours.map((one) => [one.id, one]));
  for (const meeting of meetings) {
    const { theirs } = meeting;
    if (left.includes(theirs.id)) continue;
    if (meeting.kind === 'differs')
      taken.set(theirs.id, settle(meeting, choices[theirs.id] ?? meeting.later));
    else if (meeting.kind === 'new') taken.set(theirs.id, theirs);
  }
  return [...taken.values()].slice(0, MOST.list);
}

function settle(
  { ours, theirs, later }: Extract<Meeting, { kind: 'differs' }>,
  chosen: 'ours' | 'theirs',
): Decision {
  // Against the later edit a choice is an edit itself: the other phone will hear of it.
  const edited = chosen === later ? {} : { edited: Math.max(ours.edited, theirs.edited) + 1 };
  if (chosen === 'ours') return { ...ours, ...edited };
  return { ...theirs, ...edited, ...(ours.text !== theirs.text && { before: ours.text }) };
}

export const countOf = (meetings: readonly Meeting[], kind: Meeting['kind']): number =>
  meetings.filter((one) => one.kind === kind).length;
