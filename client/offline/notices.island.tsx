// What the offline copy has to tell, where the page left a place for it: a new version, a way to install, a game that is here.
import { Invitation } from '../install/install-prompt';
import { draw } from '../mount';
import { SavedBadge } from './saved-badge';
import { UpdateNotice } from './update-notice';

export function drawNotices(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-notice="update"]'))
    draw(<UpdateNotice />, place);
  for (const place of document.querySelectorAll<HTMLElement>('[data-notice="install"]'))
    draw(<Invitation />, place);
  for (const place of document.querySelectorAll<HTMLElement>('.saved-mark'))
    draw(<SavedBadge game={place.dataset.game ?? ''} />, place);
}
