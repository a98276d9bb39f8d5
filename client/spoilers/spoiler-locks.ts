// Spoiler locks. Opening one lock means that the players have reached its point of the campaign, so all locks of that
// point open, on every page. A notice offers to lock them again.
import { anchorOf } from '@/lib/core/parse-address';
import { toggle } from '@/lib/core/visibility-filters';
import { page, parseDataAttribute } from '../current-page';
import { loadIsland } from '../load-island';
import { readStored, updateStored, watchStored } from '../storage';
import { findNewPoint } from './lock-state';

const LOCK = 'details[data-until]';

/** Time for which the notice is shown after a lock was opened. */
const NOTICE_MS = 10_000;

/** Starts handling the locks. Does nothing on pages of games without locks. */
export function initSpoilerLocks(): void {
  const notice = document.querySelector<HTMLElement>('.spoiler-said');
  if (!notice) return;

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

  // The listener runs in the capture phase, because the `toggle` event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target: lock }) => {
      if (!(lock instanceof HTMLDetailsElement) || !lock.matches(LOCK)) return;
      const opened = { isOpen: lock.open, point: lock.dataset.until ?? '' };
      const point = findNewPoint(opened, readStored('unlocked'), page.game);
      if (!point) return;
      showUnlockNotice(notice, point);
      setUnlocked(point, true);
    },
    true,
  );
  // The summary of an open lock is only a label, so a click on it must not close the lock.
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element && event.target.closest(`${LOCK} > summary`);
    if (summary && (summary.parentElement as HTMLDetailsElement).open) event.preventDefault();
  });
}

/**
 * Adds ids to the rules in a lock, or removes them. Rules in a closed lock have no id, because a browser opens a
 * <details> element that contains the anchor of the address.
 */
function setRuleIds(lock: HTMLElement, isOpen: boolean): void {
  for (const rule of lock.querySelectorAll<HTMLElement>('[data-anchor]'))
    if (isOpen) rule.id = rule.dataset.anchor ?? '';
    else rule.removeAttribute('id');
}

/** Scrolls to the rule in the address if the rule was inside a lock and got its id only when the lock opened. */
function scrollToNamedRule(): void {
  const rule = document.getElementById(anchorOf(location.hash));
  if (!rule?.dataset.anchor) return;
  rule.scrollIntoView();
  dispatchEvent(new HashChangeEvent('hashchange'));
}

let update: ((points: readonly string[]) => void) | undefined;

/** Shows list rows, mentions and titles of unlocked entries, which the HTML of the page does not contain. */
function showUnlockedContent(points: readonly string[]): void {
  if (!document.querySelector('[data-opened]')) return;
  // If the island fails to load, the lists stay as they are, and the unlocked pages can still be opened.
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
