// Starts the service worker and its notices after the page has loaded, when the browser is idle.

import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { whenIdle } from '../page/when-idle';
import { startSync } from './sync';

/** Whether the page comes from the development server, which has no offline packs. The build replaces this constant. */
declare const IS_DEV: boolean;

export function startOffline(): void {
  if (IS_DEV) return;
  const start = () => {
    startSync(page.game);
    // If the island fails to load, the page shows no notices. The next page tries again.
    if (document.querySelector('[data-notice], .saved-mark'))
      loadIsland('offline/notices').then(
        ({ renderNotices }) => renderNotices(),
        () => {},
      );
  };
  whenIdle(start);
}
