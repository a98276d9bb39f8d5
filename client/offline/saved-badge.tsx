// A small mark on a game of the shelf: all of it is on this device, and its content was checked.
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

/** Its line is kept free, so that the cards do not grow when the worker answers. */
export function SavedBadge({ game }: { game: string }) {
  const { state } = useOffline();
  const copy = state?.games.find(({ id }) => id === game);
  if (copy?.status !== 'whole' || state?.shell.status !== 'whole') return null;
  return (
    <>
      <StatusIcon tone="good" />
      {stringsOf(page.lang).offline.saved}
    </>
  );
}
