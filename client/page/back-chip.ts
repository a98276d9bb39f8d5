// After a link was followed: the way back to the very place, in reach of the thumb, out of the way while reading on.
import { isLastVisited } from '@/lib/navigation/back-trail';
import { arriveHere } from './trail-storage';

/** The chip stands in the page, hidden and without its words. */
export function offerReturn(): void {
  const nav = document.querySelector<HTMLElement>('.return-way');
  const chip = nav?.querySelector<HTMLAnchorElement>('.return-chip');
  const step = arriveHere();
  if (!nav || !chip || !step) return;
  const label = (nav.dataset.label ?? '').replace('{title}', () => step.title);
  nav.setAttribute('aria-label', label);
  chip.setAttribute('aria-label', label);
  chip.href = step.from;
  (chip.querySelector('span') as HTMLElement).textContent = step.title;
  nav.hidden = false;

  chip.addEventListener('click', (event) => {
    if (!isLastVisited(step, history.length)) return;
    // The browser remembers the place to the pixel.
    event.preventDefault();
    history.back();
  });
  followHand((isDown) => chip.classList.toggle('is-away', isDown));
}

/** The reader's own hand, not the page's scrolling to the rule in its address. */
function followHand(move: (isDown: boolean) => void): void {
  let last = 0;
  const passive = { passive: true };
  window.addEventListener('wheel', (event) => move(event.deltaY > 0), passive);
  window.addEventListener(
    'touchstart',
    (event) => {
      last = event.touches[0]?.clientY ?? 0;
    },
    passive,
  );
  window.addEventListener(
    'touchmove',
    (event) => {
      const moved = last - (event.touches[0]?.clientY ?? last);
      if (Math.abs(moved) > 24) move(moved > 0);
    },
    passive,
  );
}
