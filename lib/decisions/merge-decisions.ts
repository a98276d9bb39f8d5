// Two phones meet: what would come in, what is new and what differs; nothing is lost, nothing doubled, the same again changes nothing.
import { bounded, type Decision, decisionsOf, type Remembered } from '../core/decision';

export type MergePreview =
  | { kind: 'new'; theirs: Decision }
  | { kind: 'same'; theirs: Decision }
  /** The words we have, and their reader saw that they hold for the rule as it has become. */
  | { kind: 'holds'; theirs: Decision; ours: Decision }
  /** Taken off here on that day, and sent again: it comes only when the reader asks for it. */
  | { kind: 'removed'; theirs: Decision; day: string }
  /** Both were edited, or one of them: the later one is offered, the other is shown beside it. */
  | { kind: 'differs'; theirs: Decision; ours: Decision; later: 'ours' | 'theirs' };

/** What the reader chose for a decision that differs; without a choice the later edit stays. */
export type Choices = Readonly<Record<string, 'ours' | 'theirs'>>;
/** Which he wants and which not; without a word what is new or confirmed comes, and what was taken off here does not. */
export type ImportSelection = Readonly<Record<string, boolean>>;

const saidIn = ({ kind, text, table = '' }: Decision): string => JSON.stringify([kind, text, table]);
/** Equal words about the same rule are one decision, wherever they were written. */
const wordsOf = (one: Decision): string => (one.at ?? '') + saidIn(one);

export function mergeDecisions(ours: readonly Remembered[], theirs: readonly Decision[]): MergePreview[] {
  const byId = new Map(ours.map((one) => [one.id, one]));
  const words = new Set(decisionsOf(ours).map(wordsOf));
  const seen = new Set<string>();
  return theirs.flatMap((one): MergePreview[] => {
    if (seen.has(one.id)) return [];
    seen.add(one.id);
    const known = byId.get(one.id);
    const own = known && 'text' in known ? known : undefined;
    if (own && holdsSince(own, one)) return [{ kind: 'holds', theirs: one, ours: own }];
    if (own ? saidIn(own) === saidIn(one) : words.has(wordsOf(one))) return [{ kind: 'same', theirs: one }];
    words.add(wordsOf(one));
    if (known && !('text' in known)) return [{ kind: 'removed', theirs: one, day: known.removed }];
    if (!own) return [{ kind: 'new', theirs: one }];
    return [{ kind: 'differs', theirs: one, ours: own, later: isLater(one, own) ? 'theirs' : 'ours' }];
  });
}

/** Whether their reader looked at the rule later than ours, and the decision stayed. */
const holdsSince = (ours: Decision, theirs: Decision): boolean =>
  saidIn(ours) === saidIn(theirs) &&
  theirs.edited > ours.edited &&
  ours.rule?.lang === theirs.rule?.lang &&
  (ours.at !== theirs.at || ours.rule?.hash !== theirs.rule?.hash);

/** The same on both phones, also when both were edited in the same moment. */
const isLater = (one: Decision, other: Decision): boolean =>
  one.edited === other.edited ? wordsOf(one) > wordsOf(other) : one.edited > other.edited;

/** The list after a meeting. */
export function applyImport(
  ours: readonly Remembered[],
  meetings: readonly MergePreview[],
  { choices = {}, wanted = {} }: { choices?: Choices; wanted?: ImportSelection } = {},
): Remembered[] {
  const taken = new Map(ours.map((one) => [one.id, one]));
  for (const meeting of meetings) {
    const { theirs } = meeting;
    if (meeting.kind === 'differs')
      taken.set(theirs.id, settle(meeting, choices[theirs.id] ?? meeting.later));
    else if (isWanted(meeting, wanted))
      taken.set(theirs.id, meeting.kind === 'holds' ? { ...meeting.ours, ...theirs } : theirs);
  }
  return bounded([...taken.values()]);
}

/** Whether a decision that is not here, or was confirmed there, will come in. */
export const isWanted = ({ kind, theirs }: MergePreview, wanted: ImportSelection): boolean =>
  kind !== 'same' && kind !== 'differs' && (wanted[theirs.id] ?? kind !== 'removed');

function settle(
  { ours, theirs, later }: Extract<MergePreview, { kind: 'differs' }>,
  chosen: 'ours' | 'theirs',
): Decision {
  // Against the later edit a choice is an edit itself: the other phone will hear of it.
  const edited = chosen === later ? {} : { edited: Math.max(ours.edited, theirs.edited) + 1 };
  if (chosen === 'ours') return { ...ours, ...edited };
  return { ...theirs, ...edited, ...(ours.text !== theirs.text && { before: ours.text }) };
}

export const countOf = (meetings: readonly MergePreview[], kind: MergePreview['kind']): number =>
  meetings.filter((one) => one.kind === kind).length;
