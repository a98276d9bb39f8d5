// Buttons to choose the number of players, for entries with texts that depend on this number. The island
// reading/player-count stores the choice for the game.
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { RadioGroup } from '../settings/radio-group';

export function PlayerCountChoice({ lang, players }: { lang: Lang; players: readonly number[] }) {
  return (
    <div
      className="needs-scripts players-choice print:hidden"
      data-island="reading/player-count"
      data-when="load"
    >
      <RadioGroup
        id="players"
        label={stringsOf(lang).setup.players}
        value={undefined}
        options={players.map((value) => ({ value, name: String(value) }))}
      />
    </div>
  );
}
