// The "back" chip: a button on a page that the reader reached through a link. The button returns to the rule that
// contains the link.
import { isLastVisited } from '@/lib/navigation/followed-links';
import { recordPageArrival } from './followed-links-storage';

/**
 * Shows the chip if the reader came through a link. The HTML of the page contains the chip as a hidden element without
 * a label.
 */
export function initBackChip(): void {
  const nav = document.querySelector<HTMLElement>('.return-way');
  const chip = nav?.querySelector<HTMLAnchorElement>('.return-chip');
  const step = recordPageArrival();
  if (!nav || !chip || !step) return;
  const label = (nav.dataset.label ?? '').replace('{title}', () => step.title);
  nav.setAttribute('aria-label', label);
  chip.setAttribute('aria-label', label);
  chip.href = step.from;
  (chip.querySelector('span') as HTMLElement).textContent = step.title;
  nav.hidden = false;

  chip.addEventListener('click', (event) => {
    if (!isLastVisited(step, history.length)) return;
    // Going back in the history restores the exact scroll position. A new navigation would not.
    event.preventDefault();
    history.back();
  });
  watchManualScroll((isDown) => chip.classList.toggle('is-away', isDown));
}

/** Minimum distance of a touch movement that counts as scrolling, in CSS pixels. */
const MIN_TOUCH_DISTANCE = 24;

/**
 * Calls `onScroll` when the reader scrolls by wheel or touch. This function does not use the `scroll` event, because
 * browsers also fire this event when they scroll to the anchor of the address.
 */
function watchManualScroll(onScroll: (isDown: boolean) => void): void {
  let startY = 0;
  const passive = { passive: true };
  window.addEventListener('wheel', (event) => onScroll(event.deltaY > 0), passive);
  window.addEventListener(
    'touchstart',
    (event) => {
      startY = event.touches[0]?.clientY ?? 0;
    },
    passive,
  );
  window.addEventListener(
    'touchmove',
    (event) => {
      const moved = startY - (event.touches[0]?.clientY ?? startY);
      if (Math.abs(moved) > MIN_TOUCH_DISTANCE) onScroll(moved > 0);
    },
    passive,
  );
}
