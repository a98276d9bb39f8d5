// Renders three notices into the elements that the page reserves for them: the notice about a new version, the install
// prompt, and the badge of a completely stored game.
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';
import { InstallPrompt } from '../install/install-prompt';
import { renderInto } from '../render-into';
import { StatusIcon } from './status-icon';
import { UpdateNotice } from './update-notice';
import { useOffline } from './use-offline';

export function renderNotices(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-notice="update"]'))
    renderInto(<UpdateNotice />, element);
  for (const element of document.querySelectorAll<HTMLElement>('[data-notice="install"]'))
    renderInto(<InstallPrompt />, element);
  for (const element of document.querySelectorAll<HTMLElement>('.saved-mark'))
    renderInto(<SavedBadge game={element.dataset.game ?? ''} />, element);
}

/**
 * The badge of a completely stored game on the home page. The page reserves space for the badge, so the layout does not
 * shift.
 */
function SavedBadge({ game }: { game: string }) {
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
