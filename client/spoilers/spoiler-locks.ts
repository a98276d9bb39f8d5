// Opening one lock says «we have come this far», so all locks of that point open, here and everywhere; one tap takes it back.

import { anchorOf } from '@/lib/core/addresses';
import { withToggled } from '@/lib/core/visibility-filters';
import { dataOf, page } from '../current-page';
import { loadIsland } from '../load-island';
import { follow, readStored, writeStored } from '../storage';

const LOCK = 'details[data-until]';

/** What is said for a while after a lock was opened. */
const SAID_MS = 10_000;

/** Only on pages of a game that has locks. */
export function watchLocks(): void {
  const said = document.querySelector<HTMLElement>('.spoiler-said');
  if (!said) return;
  const isReached = (point: string) => readStored('unlocked')[page.game]?.includes(point) ?? false;

  follow('unlocked', (all) => {
    const points = all[page.game] ?? [];
    for (const lock of document.querySelectorAll<HTMLDetailsElement>(LOCK)) {
      lock.open = points.includes(lock.dataset.until ?? '');
      nameRules(lock, lock.open);
    }
    if (points.length) showOpened(points);
    else shown?.([]);
    arrive();
  });

  // It does not bubble.
  document.addEventListener(
    'toggle',
    ({ target: lock }) => {
      if (!(lock instanceof HTMLDetailsElement) || !lock.matches(LOCK) || !lock.open) return;
      const point = lock.dataset.until ?? '';
      if (isReached(point)) return;
      sayOpened(said, point);
      change(point, true);
    },
    true,
  );
  // What is open stays open: its summary is a label from then on.
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element && event.target.closest(`${LOCK} > summary`);
    if (summary && (summary.parentElement as HTMLDetailsElement).open) event.preventDefault();
  });
}

/** Under a lock no rule has its id, so that no address opens what is closed: browsers do, before any script. */
function nameRules(lock: HTMLElement, open: boolean): void {
  for (const rule of lock.querySelectorAll<HTMLElement>('[data-anchor]'))
    if (open) rule.id = rule.dataset.anchor ?? '';
    else rule.removeAttribute('id');
}

/** Whoever came by the address of a rule that has its id only now is led to it. */
function arrive(): void {
  const rule = document.getElementById(anchorOf(location.hash));
  if (!rule?.dataset.anchor) return;
  rule.scrollIntoView();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

let shown: ((points: readonly string[]) => void) | undefined;

/** Rows, mentions and the title of what is open; the page alone does not know of them. */
function showOpened(points: readonly string[]): void {
  if (!document.querySelector('[data-opened]')) return;
  // Offline before the first visit: the lists stay as they are, the pages are one tap away.
  loadIsland('spoilers/unlocked').then(
    ({ show }) => {
      shown = show;
      show(points);
    },
    () => {},
  );
}

function sayOpened(said: HTMLElement, point: string): void {
  const words = dataOf<Record<string, string>>(said, 'said')[point];
  if (!words) return;
  const line = document.createElement('p');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = said.dataset.again ?? '';
  again.addEventListener('click', () => {
    said.replaceChildren();
    change(point, false);
  });
  line.append(words, again);
  said.replaceChildren(line);
  setTimeout(() => {
    if (line.isConnected) said.replaceChildren();
  }, SAID_MS);
}

function change(point: string, open: boolean): void {
  const all = readStored('unlocked');
  writeStored('unlocked', { ...all, [page.game]: withToggled(all[page.game] ?? [], point, open) });
}
