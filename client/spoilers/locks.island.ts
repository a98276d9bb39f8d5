// Handles spoiler locks. When the reader opens a lock, all locks of the same point of the campaign open, on every page.
// A notice offers to lock them again.
import { anchorOf } from '@/lib/core/parse-address';
import { toggle } from '@/lib/navigation/toggle';
import { page, parseDataAttribute } from '../current-page';
import { loadIsland } from '../load-island';
import { readStored, updateStored, watchStored } from '../storage';
import { findNewPoint } from './lock-state';

const LOCK = 'details[data-until]';

/** How long the notice is visible after a lock was opened, in milliseconds. */
const NOTICE_MS = 10_000;

/** Starts handling the locks. `notice` is the element for the notice, which only pages of games with locks have. */
export function attach(notice: HTMLElement): void {
  // Locks that the reader opened while this script was loading.
  for (const lock of document.querySelectorAll<HTMLDetailsElement>(`${LOCK}[open]`)) unlock(notice, lock);

  watchStored('unlocked', (all) => {
    const points = all[page.game] ?? [];
    for (const lock of document.querySelectorAll<HTMLDetailsElement>(LOCK)) {
      lock.open = points.includes(lock.dataset.until ?? '');
      setRuleIds(lock, lock.open);
    }
    if (points.length) showUnlockedContent(points);
    else update?.([]);
    scrollToNamedRule();
  });

  // The listener runs in the capture phase, because `toggle` events do not bubble.
  document.addEventListener(
    'toggle',
    ({ target: lock }) => {
      if (lock instanceof HTMLDetailsElement && lock.matches(LOCK)) unlock(notice, lock);
    },
    true,
  );
  // The summary element of an open lock is only a label, so a click on it must not close the lock.
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element && event.target.closest(`${LOCK} > summary`);
    if (summary && (summary.parentElement as HTMLDetailsElement).open) event.preventDefault();
  });
}

/** Stores the point of a lock that the reader has opened, and shows the notice. */
function unlock(notice: HTMLElement, lock: HTMLDetailsElement): void {
  const opened = { isOpen: lock.open, point: lock.dataset.until ?? '' };
  const point = findNewPoint(opened, readStored('unlocked'), page.game);
  if (!point) return;
  showUnlockNotice(notice, point);
  setUnlocked(point, true);
}

/**
 * Adds the ids to the rules in a lock, or removes them. Rules in a closed lock have no id, because a browser opens a
 * <details> element that contains the anchor of the address.
 */
function setRuleIds(lock: HTMLElement, isOpen: boolean): void {
  for (const rule of lock.querySelectorAll<HTMLElement>('[data-anchor]'))
    if (isOpen) rule.id = rule.dataset.anchor ?? '';
    else rule.removeAttribute('id');
}

/** Scrolls to the rule in the address, if the rule is inside a lock and got its id only when the lock was opened. */
function scrollToNamedRule(): void {
  const rule = document.getElementById(anchorOf(location.hash));
  if (!rule?.dataset.anchor) return;
  rule.scrollIntoView();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

let update: ((points: readonly string[]) => void) | undefined;

/** Shows list rows, links and titles of unlocked entries. The HTML of the page does not contain them. */
function showUnlockedContent(points: readonly string[]): void {
  if (!document.querySelector('[data-opened]')) return;
  // If the island fails to load, the lists stay as they are. The reader can still open the unlocked pages.
  loadIsland('spoilers/unlocked').then(
    ({ showUnlocked }) => {
      update = showUnlocked;
      showUnlocked(points);
    },
    () => {},
  );
}

function showUnlockNotice(notice: HTMLElement, point: string): void {
  const text = parseDataAttribute<Record<string, string>>(notice, 'said')[point];
  if (!text) return;
  const line = document.createElement('p');
  const lockAgain = document.createElement('button');
  lockAgain.type = 'button';
  lockAgain.textContent = notice.dataset.again ?? '';
  lockAgain.addEventListener('click', () => {
    notice.replaceChildren();
    setUnlocked(point, false);
  });
  line.append(text, lockAgain);
  notice.replaceChildren(line);
  setTimeout(() => {
    if (line.isConnected) notice.replaceChildren();
  }, NOTICE_MS);
}

function setUnlocked(point: string, isOpen: boolean): void {
  void updateStored('unlocked', (all) => ({
    ...all,
    [page.game]: toggle(all[page.game] ?? [], point, isOpen),
  }));
}
