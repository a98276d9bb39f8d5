// Where an address of an entry or a rule leads now: after what was moved and what became a redirect.
import type { EntryData, GameData, RuleData } from './game-data';

export interface ResolvedTarget {
  entry: EntryData;
  /** The rule that was asked for, or that stands in its place. */
  rule?: RuleData;
  /** A rule was asked for that is no more, and nothing says where it went. */
  isLost?: true;
}

/** So that a ring of redirects ends. */
const MOST_STEPS = 8;

export function resolveMoved(
  data: Pick<GameData, 'entries'>,
  target: string,
  steps = 0,
): ResolvedTarget | undefined {
  const [id, ruleId] = target.split('#');
  const entry = data.entries.find((one) => one.id === id);
  if (!entry || steps > MOST_STEPS) return undefined;
  const rule = entry.rules.find((one) => one.id === ruleId);
  if (rule) return { entry, rule };
  const next = nextOf(entry, ruleId);
  if (next) return resolveMoved(data, next, steps + 1);
  return { entry, ...(ruleId !== undefined && { isLost: true }) };
}

/** The address that a home is at. */
export const targetOf = ({ entry, rule }: ResolvedTarget): string =>
  rule ? `${entry.id}#${rule.id}` : entry.id;

function nextOf({ moved = {}, see: [next] = [] }: EntryData, ruleId: string | undefined): string | undefined {
  if (ruleId !== undefined && Object.hasOwn(moved, ruleId)) return moved[ruleId];
  // An entry that was renamed keeps the ids of its rules.
  return next && ruleId !== undefined && !next.includes('#') ? `${next}#${ruleId}` : next;
}
