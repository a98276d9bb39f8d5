// Starts the offline copy once the page itself has loaded and nobody waits for an answer, and speaks up again when the network is back.

import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { whenIdle } from '../page/when-idle';

/** Written by the build: the development server has no packs. */
declare const IS_DEV: boolean;

/** The game that this page belongs to was asked for by whoever opened it. */
export function startOffline(): void {
  if (IS_DEV) return;
  // A script that does not come is asked for by the next page.
  const nothing = () => {};
  const start = () => {
    loadIsland('offline/sync').then(({ keep }) => keep(page.game), nothing);
    if (document.querySelector('[data-notice], .saved-mark'))
      loadIsland('offline/notices').then(({ drawNotices }) => drawNotices(), nothing);
  };
  whenIdle(start);
}
