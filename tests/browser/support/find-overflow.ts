// Looks in the page for what does not fit a small screen: sideways scrolling, controls that are cut off, labels that spill.
import type { Page } from 'playwright-core';

/** Runs in the page, and needs nothing but it: one line for each misfit. */
function findMisfits(size: number): string[] {
  const root = document.documentElement;
  root.dataset.textSize = String(size);
  const found: string[] = [];
  const room = root.clientWidth;
  if (root.scrollWidth > room) found.push(`scrolls to ${root.scrollWidth} px`);
  // What is covered by a sheet was looked at before.
  const sheet = document.querySelector('dialog[open]');
  const body = sheet?.querySelector('.sheet-body') ?? document.body;
  if (sheet && body.scrollWidth > body.clientWidth) found.push(`the sheet scrolls to ${body.scrollWidth} px`);
  const controls = 'a, button, label, summary, legend, input:not([type="checkbox"]):not([type="radio"])';
  for (const control of body.querySelectorAll<HTMLElement>(controls)) {
    const { left, right, width } = control.getBoundingClientRect();
    // What scrolls in a strip of its own, or is there for screen readers alone, is not cut off.
    if (width === 0 || control.closest('.flow-strip, .table-frame, .sr-only, svg, [hidden]')) continue;
    const name = `${control.tagName} «${control.textContent?.trim().slice(0, 30)}»`;
    if (left < -1 || right > room + 1) found.push(`${name} is cut off`);
    // A field scrolls what is typed into it.
    else if (
      control.clientWidth > 0 &&
      control.scrollWidth > control.clientWidth + 1 &&
      !control.matches('input')
    )
      found.push(`${name} spills out`);
  }
  return found;
}

declare global {
  interface Window {
    findMisfits: typeof findMisfits;
  }
}

/** Gives the page the look; its own scripts may then take it at other pages too. */
export const teachToLook = (page: Page): Promise<void> =>
  page.evaluate(`window.findMisfits = ${String(findMisfits)}`);

/** What does not fit on the page as it stands, in these text sizes and widths, switched in place. */
export async function misfitsOf(
  page: Page,
  { widths = [320, 360], sizes = [2] }: { widths?: number[]; sizes?: number[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of sizes)
      for (const what of await page.evaluate(findMisfits, size)) found.push(`${width} px, ${size}: ${what}`);
  }
  return found;
}
