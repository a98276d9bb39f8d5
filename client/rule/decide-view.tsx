// The rule's sheet turned into the form for what the table decided about it; the form comes with the first wish for it.
import { useEffect, useState } from 'preact/hooks';
import type { GameData } from '@/lib/data/game-data';
import { toWords } from '@/lib/sharing/quotation';
import type { RuleCard } from '@/lib/sharing/rule-card';
import type { Islands } from '../islands';
import { loadIslandOrReport } from '../load-island';
import type { RuleView } from './sheet.island';

interface DecideViewProps {
  card: RuleCard;
  /** «Бій, 4» */
  title: string;
  data: GameData | undefined;
  /** With what is to be said there. */
  onView: (view: RuleView, said?: string) => void;
}

export function DecideView({ card, title, data, onView }: DecideViewProps) {
  const [form, setForm] = useState<Islands['decisions/form']>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is wished for
  useEffect(() => {
    loadIslandOrReport('decisions/form').then((part) => (part ? setForm(part) : onView('actions')));
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
      onDone={(said) => onView('actions', said)}
    />
  );
}
