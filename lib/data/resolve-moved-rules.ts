// Finds the entry and the rule at an address (`entry` or `entry#rule`) that may be outdated. Follows redirects and, for
// moved rules, the field `moved`.
import type { EntryData, GameData, RuleData } from './game-data';

export interface ResolvedTarget {
  entry: EntryData;
  /** The requested rule, or the rule that replaced it. */
  rule?: RuleData;
  /** Set if the requested rule does not exist and no field `moved` says where it is now. */
  isLost?: true;
}

/** Maximum number of redirects and moves to follow. This limit ends the search if they form a cycle. */
const MAX_STEPS = 8;

export function resolveMoved(
  data: Pick<GameData, 'entries'>,
  target: string,
  steps = 0,
): ResolvedTarget | undefined {
  const [id, ruleId] = target.split('#');
  const entry = data.entries.find((one) => one.id === id);
  if (!entry || steps > MAX_STEPS) return undefined;
  const rule = entry.rules.find((one) => one.id === ruleId);
  if (rule) return { entry, rule };
  const next = nextTarget(entry, ruleId);
  if (next) return resolveMoved(data, next, steps + 1);
  return { entry, ...(ruleId !== undefined && { isLost: true }) };
}

/** Returns the address of a resolved target. */
export const targetOf = ({ entry, rule }: ResolvedTarget): string =>
  rule ? `${entry.id}#${rule.id}` : entry.id;

function nextTarget(
  { moved = {}, see: [next] = [] }: EntryData,
  ruleId: string | undefined,
): string | undefined {
  if (ruleId !== undefined && Object.hasOwn(moved, ruleId)) return moved[ruleId];
  // If an entry was renamed, the redirect leads to the rule with the same id in the new entry.
  return next && ruleId !== undefined && !next.includes('#') ? `${next}#${ruleId}` : next;
}
