// A placeholder for the decisions (house rules and interpretations) about a rule. If the game has decisions, the
// placeholder loads the island that renders them; otherwise it stays empty.
import { useEffect, useState } from 'preact/hooks';
import { liveDecisions } from '@/lib/core/decision';
import type { Islands } from '../island-list';
import { loadIsland } from '../load-island';
import { useStored } from '../use-storage';
import type { RuleDecisionsProps } from './rule-decisions.island';

export function DecisionSlot(props: RuleDecisionsProps) {
  const [{ [props.game]: list = [] }] = useStored('decisions');
  const [island, setIsland] = useState<Islands['decisions/rule-decisions']>();
  const hasDecisions = liveDecisions(list).length > 0;
  useEffect(() => {
    // If the island fails to load, the rule is shown without decisions.
    if (hasDecisions) loadIsland('decisions/rule-decisions').then(setIsland, () => {});
  }, [hasDecisions]);
  return island ? <island.RuleDecisions {...props} /> : null;
}
