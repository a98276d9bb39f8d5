// The status message after a spoiler was unlocked, with its text for every point of the campaign; client/spoilers shows it.
import type { Strings } from '@/lib/i18n';

interface UnlockNoticeProps {
  unlocks: readonly { id: string; name: string }[];
  words: Strings['spoilers'];
}

export function UnlockNotice({ unlocks, words }: UnlockNoticeProps) {
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
