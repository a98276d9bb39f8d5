// The view of the rule sheet for writing a decision (a house rule or an interpretation) about the rule. The view loads
// the form when it opens.
import { useEffect, useState } from 'preact/hooks';
import type { GameData } from '@/lib/data/game-data';
import { toWords } from '@/lib/sharing/quotation';
import type { RuleCard } from '@/lib/sharing/rule-card';
import type { Islands } from '../island-list';
import { loadIslandOrReport } from '../load-island';
import type { RuleView } from './sheet.island';

interface DecideViewProps {
  card: RuleCard;
  /** Title of the rule, for example «Бій, 4». */
  title: string;
  data: GameData | undefined;
  /** Switches to another view of the sheet; `status` is the message to show in that view. */
  onView: (view: RuleView, status?: string) => void;
}

export function DecideView({ card, title, data, onView }: DecideViewProps) {
  const [form, setForm] = useState<Islands['decisions/form']>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads the form once
  useEffect(() => {
    loadIslandOrReport('decisions/form').then((island) => (island ? setForm(island) : onView('actions')));
  }, []);
  if (!form) return null;
  const { DecisionForm } = form;
  const words = toWords(card.text, (id) => data?.icons[id]?.name ?? id);
  return (
    <DecisionForm
      draft={{
        game: card.game,
        at: `${card.entry}#${card.id}`,
        about: { lang: card.lang, title, words },
      }}
      onDone={(status) => onView('actions', status)}
    />
  );
}
