// A place for what was decided about a rule: where its game has decisions they are brought, where it has none nothing is.
import { useEffect, useState } from 'preact/hooks';
import { decisionsOf } from '@/lib/ground/decision';
import { loadPart } from '../bring';
import type { Parts } from '../parts';
import { useStored } from '../use-stored';
import type { NotesAtProps } from './notes.part';

export function DecisionsAt(props: NotesAtProps) {
  const [{ [props.game]: list = [] }] = useStored('decisions');
  const [part, setPart] = useState<Parts['decisions/notes']>();
  const isAny = decisionsOf(list).length > 0;
  useEffect(() => {
    // Without it the rule is shown all the same.
    if (isAny) loadPart('decisions/notes').then(setPart, () => {});
  }, [isAny]);
  return part ? <part.NotesAt {...props} /> : null;
}
