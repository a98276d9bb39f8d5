// A place for what was decided about a rule: where its game has decisions they are brought, where it has none nothing is.
import { useEffect, useState } from 'preact/hooks';
import { decisionsOf } from '@/lib/core/decision';
import type { Parts } from '../islands';
import { loadPart } from '../load-island';
import { useStored } from '../use-storage';
import type { NotesAtProps } from './rule-decisions.island';

export function DecisionsAt(props: NotesAtProps) {
  const [{ [props.game]: list = [] }] = useStored('decisions');
  const [part, setPart] = useState<Parts['decisions/rule-decisions']>();
  const isAny = decisionsOf(list).length > 0;
  useEffect(() => {
    // Without it the rule is shown all the same.
    if (isAny) loadPart('decisions/rule-decisions').then(setPart, () => {});
  }, [isAny]);
  return part ? <part.NotesAt {...props} /> : null;
}
