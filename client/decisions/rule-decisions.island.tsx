// Shows the decisions (house rules and interpretations) about one rule or one entry in previews, on cards and in the
// list of pins. Another island shows them on the page of the entry.
import { DecisionNote } from './decision-note';
import { useDecisions } from './use-decisions';

export interface RuleDecisionsProps {
  game: string;
  /**
   * The rule (`combat#ties`) whose decisions are shown. If `target` is an entry (`combat`), the decisions of all its
   * rules are shown.
   */
  target: string;
  /** Whether to omit the old text of the rule. */
  short?: boolean;
}

export function RuleDecisions({ game, target, short = false }: RuleDecisionsProps) {
  const found = useDecisions(game).filter(({ decision, status, locked }) => {
    const at = status?.at ?? decision.at ?? '';
    return !locked && (at === target || (!target.includes('#') && at.startsWith(`${target}#`)));
  });
  return found.map(({ decision, status }) => (
    <DecisionNote key={decision.id} decision={decision} status={status} short={short} />
  ));
}
