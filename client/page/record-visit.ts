// Adds the open entry, and the rule in its address, to the list of recently read pages. Omits locked spoilers.
import { anchorOf } from '@/lib/core/parse-address';
import { addRecent } from '@/lib/navigation/recent-entries';
import { page } from '../current-page';
import { isContentLocked } from '../spoilers/lock-state';
import { readStored, updateStored } from '../storage';

export function recordVisit(): void {
  const article = document.querySelector<HTMLElement>('main article[data-entry]');
  const entry = article?.dataset.entry;
  if (!entry) return;
  const record = () => {
    const rule = document.getElementById(anchorOf(location.hash));
    const isRule = rule?.matches('.rule, .section');
    if (isLocked(article) || (isRule && isLocked(rule))) return;
    const edition = `${page.game}.${page.lang}`;
    const target = isRule ? `${entry}#${rule?.id}` : entry;
    // Moves the edition to the end of `history`, so that the home page knows which games were read last.
    void updateStored('history', ({ [edition]: targets = [], ...history }) => ({
      ...history,
      [edition]: addRecent(targets, target),
    }));
  };
  record();
  addEventListener('hashchange', record);
}

/** Whether the element is inside a spoiler lock that the reader has not opened. */
function isLocked(element: Element | null | undefined): boolean {
  const until = element?.closest<HTMLElement>('details[data-until]')?.dataset.until;
  return isContentLocked(readStored('unlocked'), page.game, until);
}
