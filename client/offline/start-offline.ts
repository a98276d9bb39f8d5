// Starts the offline copy when the page has loaded and the browser is idle.

import { page } from '../current-page';
import { loadIsland } from '../load-island';
import { whenIdle } from '../page/when-idle';

/** Replaced by the build. The development server has no packs. */
declare const IS_DEV: boolean;

export function startOffline(): void {
  if (IS_DEV) return;
  // A script that fails to load is requested again by the next page.
  const ignoreError = () => {};
  const start = () => {
    loadIsland('offline/sync').then(({ startSync }) => startSync(page.game), ignoreError);
    if (document.querySelector('[data-notice], .saved-mark'))
      loadIsland('offline/notices').then(({ renderNotices }) => renderNotices(), ignoreError);
  };
  whenIdle(start);
}
