// Follows the reader through a procedure: the step at the top of the screen is the one the strip marks.

export function attach(flow: HTMLElement): void {
  let waiting = false;
  const look = () => {
    waiting = false;
    followIn(flow);
  };
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(look);
  };
  // Looked at when it is seen: behind the open search it sleeps, and measuring would wake the whole page.
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) soon();
  }).observe(flow);
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
}

function followIn(flow: HTMLElement): void {
  const strip = flow.querySelector<HTMLElement>('.flow-strip');
  if (!strip) return;
  const line = strip.getBoundingClientRect().bottom + 56;
  const steps = [...flow.querySelectorAll<HTMLElement>(':scope > .steps > .rule')];
  const current = steps.findLast((step) => step.getBoundingClientRect().top <= line) ?? steps[0];
  for (const link of strip.querySelectorAll<HTMLAnchorElement>('.flow-step')) {
    const here = link.hash === `#${current?.id}`;
    if (here === link.hasAttribute('aria-current')) continue;
    if (here) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
    if (here) showInStrip(strip, link);
  }
}

/** Sideways only: `scrollIntoView` would move the page as well. */
function showInStrip(strip: HTMLElement, link: HTMLElement): void {
  const list = strip.querySelector('ol');
  if (!list) return;
  const { left, width } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
