// Marks the current step in the row of links above a procedure. The current step is the last one whose top edge has
// scrolled up to this row.

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
  // Measures the steps only when the procedure is visible. While an open search covers the page, the browser has not
  // laid out the page, so an earlier measurement would force a layout.
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) scheduleUpdate();
  }).observe(flow);
  addEventListener('scroll', scheduleUpdate, { passive: true });
  addEventListener('resize', scheduleUpdate);
}

/**
 * Maximum distance between the row of links and the top of the step below it, in CSS pixels, at which the step counts
 * as current.
 */
const REACHED_MARGIN = 56;

/**
 * If the end of the procedure is in this upper part of the window, the procedure counts as read. The value is a
 * fraction of the window's height. A link to the section after the procedure scrolls its heading to about 29% of the
 * height (`scroll-margin-top` in sharing.css).
 */
const READ_SHARE = 1 / 3;

function markCurrentStep(flow: HTMLElement): void {
  const strip = flow.querySelector<HTMLElement>('.flow-strip');
  if (!strip) return;
  const line = strip.getBoundingClientRect().bottom + REACHED_MARGIN;
  const steps = [...flow.querySelectorAll<HTMLElement>(':scope > .steps > .rule')];
  // If the procedure ends in the upper part of the window, the reader is already reading the next section, so no step
  // is current.
  const isPast =
    flow.getBoundingClientRect().bottom <= Math.max(line + REACHED_MARGIN, innerHeight * READ_SHARE);
  const reached = steps.findLast((step) => step.getBoundingClientRect().top <= line) ?? steps[0];
  const current = isPast ? undefined : reached;
  for (const link of strip.querySelectorAll<HTMLAnchorElement>('.flow-step')) {
    const isCurrent = link.hash === `#${current?.id}`;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'step');
    else link.removeAttribute('aria-current');
    if (isCurrent) scrollStripTo(strip, link);
  }
}

/**
 * Scrolls the row of links horizontally to one link. This function does not use `scrollIntoView`, which would also
 * scroll the page.
 */
function scrollStripTo(strip: HTMLElement, link: HTMLElement): void {
  const list = strip.querySelector('ol');
  if (!list) return;
  const { left, width } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}
