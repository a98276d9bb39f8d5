// Starts the service worker and its notices after the page has loaded, when the browser is idle.

import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { whenIdle } from '../page/when-idle';

/** Whether the page comes from the development server, which has no offline packs. The build replaces this constant. */
declare const IS_DEV: boolean;

export function startOffline(): void {
  if (IS_DEV) return;
  // Ignores the error if an island fails to load. The next page tries again.
  const ignoreError = () => {};
  const start = () => {
    loadIsland('offline/sync').then(({ startSync }) => startSync(page.game), ignoreError);
    if (document.querySelector('[data-notice], .saved-mark'))
      loadIsland('offline/notices').then(({ renderNotices }) => renderNotices(), ignoreError);
  };
  whenIdle(start);
}
