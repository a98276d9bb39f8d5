// Where it is said that a lock was opened, with the words for every point of the game; client/spoilers says it.
import type { Strings } from '@/lib/i18n';

interface SpoilerSaidProps {
  unlocks: readonly { id: string; name: string }[];
  words: Strings['spoilers'];
}

export function UnlockNotice({ unlocks, words }: SpoilerSaidProps) {
  if (unlocks.length === 0) return null;
  const said = Object.fromEntries(unlocks.map(({ id, name }) => [id, words.openedEverywhere(name)]));
  return (
    <div
      role="status"
      className="spoiler-said"
      data-said={JSON.stringify(said)}
      data-again={words.lockAgain}
    />
  );
}
