'use client';
// How many sit at the table: asked where a rule depends on it, remembered for the game.
import { useEffect } from 'react';
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { Choice } from './choice';
import { useStored } from './use-stored';

interface PlayersChoiceProps {
  game: string;
  lang: Lang;
  players: readonly number[];
}

export function PlayersChoice({ game, lang, players }: PlayersChoiceProps) {
  const [chosen, setChosen] = useStored('players');
  const count = chosen[game];
  useEffect(() => {
    // The style sheet marks the row; this tells those who do not see it.
    for (const row of document.querySelectorAll<HTMLElement>('tr[data-players]'))
      if (row.dataset.players?.split(' ').includes(String(count))) row.setAttribute('aria-current', 'true');
      else row.removeAttribute('aria-current');
  }, [count]);
  return (
    <div className="needs-scripts players-choice print:hidden">
      <Choice
        label={stringsOf(lang).setup.players}
        value={count}
        options={players.map((value) => ({ value, name: String(value) }))}
        onChange={(value) => setChosen({ ...chosen, [game]: value })}
      />
    </div>
  );
}
