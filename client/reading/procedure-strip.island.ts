// Marks the current step of a procedure in its strip: the last step whose top has scrolled to the strip.

export function attach(flow: HTMLElement): void {
  let isScheduled = false;
  const update = () => {
    isScheduled = false;
    markCurrentStep(flow);
  };
  const scheduleUpdate = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  };
  // Measures only when visible: behind the open search the page is not laid out, and measuring would force its layout.
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) scheduleUpdate();
  }).observe(flow);
  addEventListener('scroll', scheduleUpdate, { passive: true });
  addEventListener('resize', scheduleUpdate);
}

/** Distance below the strip, in CSS pixels, within which the top of a step counts as reached. */
const REACHED_MARGIN = 56;

function markCurrentStep(flow: HTMLElement): void {
  const strip = flow.querySelector<HTMLElement>('.flow-strip');
  if (!strip) return;
  const line = strip.getBoundingClientRect().bottom + REACHED_MARGIN;
  const steps = [...flow.querySelectorAll<HTMLElement>(':scope > .steps > .rule')];
  const current = steps.findLast((step) => step.getBoundingClientRect().top <= line) ?? steps[0];
  for (const link of strip.querySelectorAll<HTMLAnchorElement>('.flow-step')) {
    const isCurrent = link.hash === `#${current?.id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
    if (isCurrent) scrollStripTo(strip, link);
  }
}

/** Scrolls the strip horizontally; `scrollIntoView` would scroll the page as well. */
function scrollStripTo(strip: HTMLElement, link: HTMLElement): void {
  const list = strip.querySelector('ol');
  if (!list) return;
  const { left, width } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
