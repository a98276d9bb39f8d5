// Selects the text that the preview of a link shows: a rule with its sub-rules, the beginning of a section, or the
// first rules of an entry.

import { leadInsOf } from './complete-sentence';
import { type EntryData, type GameData, notesAbout, type RuleData } from './game-data';

export interface PreviewRule extends RuleData {
  /** Number of rules in the preview that contain this rule, directly or indirectly. */
  depth: number;
}

export type Preview =
  | {
      kind: 'rules';
      target: string;
      entry: EntryData;
      section?: RuleData;
      rules: PreviewRule[];
      /** Number of rules of the entry that the preview does not show. */
      more: number;
    }
  /** For a redirect with several targets: the reader chooses one of them. */
  | { kind: 'choice'; target: string; title: string; places: { target: string; title: string }[] }
  /** For a locked target. `until` is the id of the point of the campaign that unlocks the target. */
  | { kind: 'locked'; target: string; until: string };

/** Maximum number of rules in the preview of an entry or a section. */
const MAX_RULES = 4;
/** Maximum number of redirects to follow. This limit ends the search if redirects form a cycle. */
const MAX_REDIRECTS = 5;

/** Kinds of notes that the preview of an entry does not show. */
const NOTES_OUTSIDE_OPENING: readonly RuleData['note'][] = [
  'example',
  'differs',
  'unclear',
  'ruling',
  'module',
  'spoiler',
];

export function findPreview(
  data: GameData,
  target: string,
  unlocked: readonly string[],
): Preview | undefined {
  const resolved = followRedirects(data, target);
  const [id = '', ruleId] = resolved.split('#');
  const entry = data.entries.find((one) => one.id === id);
  if (!entry) return undefined;
  const isOpen = ({ until }: { until?: string }) => !until || unlocked.includes(until);
  const at = ruleId ? entry.rules.find((rule) => rule.id === ruleId) : undefined;
  const lock = [entry, ...(at ? [at] : [])].find((one) => !isOpen(one))?.until;
  if (lock) return { kind: 'locked', target: resolved, until: lock };
  if (entry.see) return choiceOf(entry, data.entries.filter(isOpen));
  const rules = (at ? rulesAt(entry, at) : openingOf(entry)).filter(isOpen);
  const shown = at && at.kind !== 'heading' ? rules : rules.slice(0, MAX_RULES);
  const section = at?.kind === 'heading' ? at : entry.rules.find((rule) => rule.id === at?.section);
  const total = entry.rules.filter((rule) => rule.kind !== 'heading' && isOpen(rule)).length;
  return {
    kind: 'rules',
    target: at ? resolved : id,
    entry,
    ...(section && { section }),
    rules: withDepth(entry, shown),
    more: total - shown.length,
  };
}

function followRedirects(data: GameData, target: string): string {
  let current = target;
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const [only, ...others] = data.entries.find((entry) => entry.id === current.split('#')[0])?.see ?? [];
    if (!only || others.length > 0) break;
    current = only;
  }
  return current;
}

function choiceOf({ id, title, see = [] }: EntryData, entries: readonly EntryData[]): Preview {
  const places = see.flatMap((target) => {
    const entry = entries.find((one) => one.id === target.split('#')[0]);
    return entry ? [{ target, title: entry.title }] : [];
  });
  return { kind: 'choice', target: id, title, places };
}

/**
 * Returns the rules to show for a target. For a heading, these are the rules of its section. For a rule, these are the
 * rules that introduce it (its parent if there are none), the rule itself, its sub-rules, and the notes about it.
 */
function rulesAt(entry: EntryData, at: RuleData): RuleData[] {
  if (at.kind === 'heading')
    return entry.rules.filter((rule) => rule.section === at.id && rule.kind !== 'heading');
  const leadIns = leadInsOf(entry, at);
  const above = leadIns.length ? leadIns : entry.rules.filter((rule) => rule.id === at.parent);
  const below = entry.rules.filter((rule) => ancestorsOf(entry, rule).includes(at.id));
  return [...above, at, ...below, ...notesAbout(entry, at.id)];
}

function openingOf({ rules }: EntryData): RuleData[] {
  const candidates = rules.filter(
    (rule) => rule.kind !== 'heading' && !NOTES_OUTSIDE_OPENING.includes(rule.note),
  );
  const opening = candidates.filter((rule) => !rule.section);
  return opening.length > 0 ? opening : candidates;
}

function withDepth(entry: EntryData, rules: readonly RuleData[]): PreviewRule[] {
  const shown = new Set(rules.map(({ id }) => id));
  return rules.map((rule) => ({
    ...rule,
    depth: ancestorsOf(entry, rule).filter((id) => shown.has(id)).length,
  }));
}

function ancestorsOf({ rules }: EntryData, rule: RuleData): string[] {
  const ancestors: string[] = [];
  for (let at = rule.parent; at; at = rules.find((one) => one.id === ancestors.at(-1))?.parent)
    ancestors.push(at);
  return ancestors;
}
