'use client';
// A small mark on a game of the shelf: all of it is on this device, and its content was checked.
import { stringsOf } from '@/lib/interface';
import type { Lang } from '@/lib/languages';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

export function SavedMark({ game, lang }: { game: string; lang: Lang }) {
  const { state } = useOffline();
  const copy = state?.games.find(({ id }) => id === game);
  const isSaved = copy?.status === 'whole' && state?.shell.status === 'whole';
  // Its line is kept free, so that the cards do not grow when the worker answers.
  return (
    <span className="saved-mark">
      {isSaved && (
        <>
          <StatusIcon tone="good" />
          {stringsOf(lang).offline.saved}
        </>
      )}
    </span>
  );
}
