// How many sit at the table: asked where a rule depends on it; parts/reading remembers it for the game.
import type { Lang } from '@/lib/ground/languages';
import { stringsOf } from '@/lib/interface';
import { Choice } from '../settings/choice';

export function PlayersChoice({ lang, players }: { lang: Lang; players: readonly number[] }) {
  return (
    <div className="needs-scripts players-choice print:hidden" data-part="reading/players" data-when="load">
      <Choice
        id="players"
        label={stringsOf(lang).setup.players}
        value={undefined}
        options={players.map((value) => ({ value, name: String(value) }))}
      />
    </div>
  );
}
