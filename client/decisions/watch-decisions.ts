// Brings the decisions of an entry, in one edition or two, or of the booklet, as soon as its game has any; where there are none, nothing is brought.
import { decisionsOf } from '@/lib/core/decision';
import { page } from '../current-page';
import { loadIslandOrReport } from '../load-island';
import { follow } from '../storage';

export function watchDecisions(): void {
  const text = document.querySelector<HTMLElement>('main article[data-entry], main .sides, main.booklet');
  let brought = false;
  if (text)
    follow('decisions', async ({ [page.game]: list = [] }) => {
      if (brought || !decisionsOf(list).some(({ at }) => at)) return;
      brought = true;
      const part = await loadIslandOrReport('decisions/entry-decisions');
      part?.showDecisions(text);
      brought = part !== undefined;
    });
}
