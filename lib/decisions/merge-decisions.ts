// Merges decisions from another phone, matched by id. `mergeDecisions` previews what each incoming decision would
// change, and `applyImport` creates the merged list. The merge loses and duplicates nothing, is idempotent, and gives
// the same texts on both phones.
import {
  type Decision,
  liveDecisions,
  MAX_EDIT_TIME,
  type StoredDecision,
  trimTombstones,
} from '../core/decision';

/** The effect that the import of one decision would have. */
export type MergePreview =
  | { kind: 'new'; theirs: Decision }
  | { kind: 'same'; theirs: Decision }
  /**
   * The texts are the same, but the sender confirmed the decision more recently, after its rule was moved or reworded.
   */
  | { kind: 'holds'; theirs: Decision; ours: Decision }
  /** The decision was deleted on this phone on the date `day`. The import restores it only if the reader selects it. */
  | { kind: 'removed'; theirs: Decision; day: string }
  /** The texts differ. The reader sees both, and the text that was edited later is preselected. */
  | { kind: 'differs'; theirs: Decision; ours: Decision; later: 'ours' | 'theirs' };

/**
 * Maps the id of a decision to the version that the reader chose. If a decision is not in the map, the import uses the
 * version that was edited later.
 */
export type Choices = Readonly<Record<string, 'ours' | 'theirs'>>;
/**
 * Maps the id of a decision to whether to import the decision. The default is true for new and confirmed decisions, and
 * false for decisions that were deleted on this phone.
 */
export type ImportSelection = Readonly<Record<string, boolean>>;

/** Returns a key that is equal for decisions with the same kind, text and group of players (`table`). */
const contentKey = ({ kind, text, table = '' }: Decision): string => JSON.stringify([kind, text, table]);
/**
 * Returns a key that is equal for decisions about the same rule with the same content. Decisions with equal keys count
 * as one decision, even if their ids differ.
 */
const identityKey = (one: Decision): string => (one.at ?? '') + contentKey(one);

export function mergeDecisions(ours: readonly StoredDecision[], theirs: readonly Decision[]): MergePreview[] {
  const byId = new Map(ours.map((one) => [one.id, one]));
  const known = new Set(liveDecisions(ours).map(identityKey));
  const seen = new Set<string>();
  return theirs.flatMap((sent): MergePreview[] => {
    // The edit time in a link is untrusted. Limit it, because a number above the latest possible time would win against
    // every later edit.
    const one = { ...sent, edited: Math.min(sent.edited, MAX_EDIT_TIME - 1) };
    if (seen.has(one.id)) return [];
    seen.add(one.id);
    const stored = byId.get(one.id);
    const own = stored && 'text' in stored ? stored : undefined;
    if (own && isConfirmedLater(own, one)) return [{ kind: 'holds', theirs: one, ours: own }];
    if (own ? contentKey(own) === contentKey(one) : known.has(identityKey(one)))
      return [{ kind: 'same', theirs: one }];
    known.add(identityKey(one));
    if (stored && !('text' in stored)) return [{ kind: 'removed', theirs: one, day: stored.removed }];
    if (!own) return [{ kind: 'new', theirs: one }];
    return [{ kind: 'differs', theirs: one, ours: own, later: isLater(one, own) ? 'theirs' : 'ours' }];
  });
}

/** Whether the sender confirmed the same decision again later, after its rule had moved or been reworded. */
const isConfirmedLater = (ours: Decision, theirs: Decision): boolean =>
  contentKey(ours) === contentKey(theirs) &&
  theirs.edited > ours.edited &&
  ours.rule?.lang === theirs.rule?.lang &&
  (ours.at !== theirs.at || ours.rule?.hash !== theirs.rule?.hash);

/**
 * Whether `one` was edited later than `other`. If both have the same edit time, compares their contents as strings, so
 * both phones choose the same decision.
 */
const isLater = (one: Decision, other: Decision): boolean =>
  one.edited === other.edited ? identityKey(one) > identityKey(other) : one.edited > other.edited;

/** Returns the stored decisions after the import of the previewed decisions, with the reader's choices. */
export function applyImport(
  ours: readonly StoredDecision[],
  previews: readonly MergePreview[],
  { choices = {}, selection = {} }: { choices?: Choices; selection?: ImportSelection } = {},
): StoredDecision[] {
  const merged = new Map(ours.map((one) => [one.id, one]));
  for (const preview of previews) {
    const { theirs } = preview;
    if (preview.kind === 'differs')
      merged.set(theirs.id, resolveConflict(preview, choices[theirs.id] ?? preview.later));
    else if (isSelected(preview, selection))
      merged.set(theirs.id, preview.kind === 'holds' ? { ...preview.ours, ...theirs } : theirs);
  }
  return trimTombstones([...merged.values()]);
}

/**
 * Whether to import a decision. Returns false for the kind `same`, which changes nothing, and for the kind `differs`,
 * for which the reader chooses a version instead.
 */
export const isSelected = ({ kind, theirs }: MergePreview, selection: ImportSelection): boolean =>
  kind !== 'same' && kind !== 'differs' && (selection[theirs.id] ?? kind !== 'removed');

function resolveConflict(
  { ours, theirs, later }: Extract<MergePreview, { kind: 'differs' }>,
  chosen: 'ours' | 'theirs',
): Decision {
  // If the reader prefers the version that was edited earlier, give this version a new edit time. With the old time,
  // the other phone would keep the other version.
  const edited =
    chosen === later ? {} : { edited: Math.min(Math.max(ours.edited, theirs.edited) + 1, MAX_EDIT_TIME) };
  if (chosen === 'ours') return { ...ours, ...edited };
  return { ...theirs, ...edited, ...(ours.text !== theirs.text && { before: ours.text }) };
}

export const countByKind = (previews: readonly MergePreview[], kind: MergePreview['kind']): number =>
  previews.filter((one) => one.kind === kind).length;
