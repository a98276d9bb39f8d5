// The status message after a spoiler has been unlocked. The element has one text for every point of the campaign, and
// client/spoilers shows the right one.
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
