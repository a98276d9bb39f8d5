// What was decided about one rule, or about any rule of one entry: wherever the rule itself is shown away from its page.
import { DecisionNote } from './decision-note';
import { useDecisions } from './use-decisions';

export interface NotesAtProps {
  game: string;
  /** `combat#ties`; `combat` stands for the whole entry. */
  target: string;
  /** No more than what was decided. */
  short?: boolean;
}

export function NotesAt({ game, target, short = false }: NotesAtProps) {
  const found = useDecisions(game).filter(({ decision, standing, locked }) => {
    const at = standing?.at ?? decision.at ?? '';
    return !locked && (at === target || (!target.includes('#') && at.startsWith(`${target}#`)));
  });
  return found.map(({ decision, standing }) => (
    <DecisionNote key={decision.id} decision={decision} standing={standing} short={short} />
  ));
}
