// Brings the decisions of an entry, or of the booklet, as soon as its game has any; where there are none, nothing is brought.
import { bring } from '../bring';
import { page } from '../page';
import { follow } from '../stored';

export function watchDecisions(): void {
  const text = document.querySelector<HTMLElement>('main article[data-entry], main.booklet');
  let brought = false;
  if (text)
    follow('decisions', async ({ [page.game]: list = [] }) => {
      if (brought || !list.some(({ at }) => at)) return;
      brought = true;
      const part = await bring('decisions/here');
      part?.showDecisions(text);
      brought = part !== undefined;
    });
}
