// The status message after the reader has unlocked a point of the campaign. The element has one text for each point of
// the campaign, and a script of client/spoilers shows the right text.
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
      data-island="spoilers/locks"
      data-when="load"
      data-said={JSON.stringify(said)}
      data-again={words.lockAgain}
    />
  );
}
