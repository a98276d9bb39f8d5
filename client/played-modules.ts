// The modules (expansions) that are played, as the island modules/choice has applied them to the page.
import type { PlayedModules } from '@/lib/data/modules';

/** Returns the played modules of the game of this page; undefined if everything is shown. */
export const playedModules = (): PlayedModules =>
  document.documentElement.dataset.played?.split(' ').filter(Boolean);
