// Notes what was read, with the rule it was opened at, for the list of tonight's game; nothing that is under a lock.
import { anchorOf } from '@/lib/core/addresses';
import { withRead } from '@/lib/navigation/pins-and-history';
import { page } from '../current-page';
import { readStored, writeStored } from '../storage';

export function rememberReading(): void {
  const article = document.querySelector<HTMLElement>('main article[data-entry]');
  const entry = article?.dataset.entry;
  if (!entry) return;
  const note = () => {
    const rule = document.getElementById(anchorOf(location.hash));
    const isRule = rule?.matches('.rule, .section');
    if (isUnderLock(article) || (isRule && isUnderLock(rule))) return;
    const history = readStored('history');
    const edition = `${page.game}.${page.lang}`;
    const list = withRead(history[edition] ?? [], isRule ? `${entry}#${rule?.id}` : entry);
    writeStored('history', { ...history, [edition]: list });
  };
  note();
  addEventListener('hashchange', note);
}

/** Under a point of the game that its players have not reached. */
function isUnderLock(element: Element | null | undefined): boolean {
  const until = element?.closest<HTMLElement>('details[data-until]')?.dataset.until;
  return until !== undefined && !readStored('unlocked')[page.game]?.includes(until);
}
