// A place for what was decided about a rule: where its game has decisions they are brought, where it has none nothing is.
import { useEffect, useState } from 'preact/hooks';
import { decisionsOf } from '@/lib/core/decision';
import type { Islands } from '../islands';
import { loadIsland } from '../load-island';
import { useStored } from '../use-storage';
import type { NotesAtProps } from './rule-decisions.island';

export function DecisionSlot(props: NotesAtProps) {
  const [{ [props.game]: list = [] }] = useStored('decisions');
  const [part, setPart] = useState<Islands['decisions/rule-decisions']>();
  const isAny = decisionsOf(list).length > 0;
  useEffect(() => {
    // Without it the rule is shown all the same.
    if (isAny) loadIsland('decisions/rule-decisions').then(setPart, () => {});
  }, [isAny]);
  return part ? <part.NotesAt {...props} /> : null;
}
