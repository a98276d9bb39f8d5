// Chooses what a preview shows of a place: the very rule with what hangs on it, a section's beginning, or an entry's opening.
import type { EntryData, GameData, RuleData } from './game-data';
import { leadsOf } from './whole-sentence';

export interface PreviewRule extends RuleData {
  /** How deep it stands below the first rule shown. */
  depth: number;
}

export type Preview =
  | {
      kind: 'rules';
      target: string;
      entry: EntryData;
      section?: RuleData;
      rules: PreviewRule[];
      more: number;
    }
  /** A redirect that leads to several places. */
  | { kind: 'choice'; target: string; title: string; places: { target: string; title: string }[] }
  /** Not to be shown before this point of the game. */
  | { kind: 'locked'; target: string; until: string };

const MOST_RULES = 4;
const MOST_REDIRECTS = 5;

/** Notes that are no part of an opening. */
const ASIDE: readonly RuleData['note'][] = ['example', 'differs', 'unclear', 'spoiler'];

export function findPreview(
  data: GameData,
  target: string,
  unlocked: readonly string[],
): Preview | undefined {
  const place = followRedirects(data, target);
  const [id = '', ruleId] = place.split('#');
  const entry = data.entries.find((one) => one.id === id);
  if (!entry) return undefined;
  const isOpen = ({ until }: { until?: string }) => !until || unlocked.includes(until);
  const at = ruleId ? entry.rules.find((rule) => rule.id === ruleId) : undefined;
  const lock = [entry, ...(at ? [at] : [])].find((one) => !isOpen(one))?.until;
  if (lock) return { kind: 'locked', target: place, until: lock };
  if (entry.see) return choiceOf(entry, data.entries.filter(isOpen));
  const rules = (at ? rulesAt(entry, at) : openingOf(entry)).filter(isOpen);
  const shown = at && at.kind !== 'heading' ? rules : rules.slice(0, MOST_RULES);
  const section = at?.kind === 'heading' ? at : entry.rules.find((rule) => rule.id === at?.section);
  const told = entry.rules.filter((rule) => rule.kind !== 'heading' && isOpen(rule)).length;
  return {
    kind: 'rules',
    target: at ? place : id,
    entry,
    ...(section && { section }),
    rules: withDepth(entry, shown),
    more: told - shown.length,
  };
}

function followRedirects(data: GameData, target: string): string {
  let place = target;
  for (let step = 0; step < MOST_REDIRECTS; step++) {
    const [only, ...others] = data.entries.find((entry) => entry.id === place.split('#')[0])?.see ?? [];
    if (!only || others.length > 0) break;
    place = only;
  }
  return place;
}

function choiceOf({ id, title, see = [] }: EntryData, entries: readonly EntryData[]): Preview {
  const places = see.flatMap((target) => {
    const entry = entries.find((one) => one.id === target.split('#')[0]);
    return entry ? [{ target, title: entry.title }] : [];
  });
  return { kind: 'choice', target: id, title, places };
}

/** A rule with what leads it in or the one it hangs on, and those below it; a heading's own rules. */
function rulesAt(entry: EntryData, at: RuleData): RuleData[] {
  if (at.kind === 'heading')
    return entry.rules.filter((rule) => rule.section === at.id && rule.kind !== 'heading');
  const leads = leadsOf(entry, at);
  const above = leads.length ? leads : entry.rules.filter((rule) => rule.id === at.parent);
  const below = entry.rules.filter((rule) => ancestorsOf(entry, rule).includes(at.id));
  return [...above, at, ...below];
}

function openingOf({ rules }: EntryData): RuleData[] {
  const told = rules.filter((rule) => rule.kind !== 'heading' && !ASIDE.includes(rule.note));
  const opening = told.filter((rule) => !rule.section);
  return opening.length > 0 ? opening : told;
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
