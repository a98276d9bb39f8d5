// Loads the island that shows decisions (house rules and interpretations) on an entry page, a side-by-side page or the
// booklet. Loads it only if the game has a decision about a rule.
import { liveDecisions } from '@/lib/core/decision';
import { page } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { watchStored } from '../storage';

export function watchDecisions(): void {
  const text = document.querySelector<HTMLElement>('main article[data-entry], main .sides, main.booklet');
  let isLoaded = false;
  if (text)
    watchStored('decisions', async ({ [page.game]: list = [] }) => {
      if (isLoaded || !liveDecisions(list).some(({ at }) => at)) return;
      isLoaded = true;
      const island = await loadIslandOrReport('decisions/entry-decisions');
      island?.showDecisions(text);
      isLoaded = island !== undefined;
    });
}
