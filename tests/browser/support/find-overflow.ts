// Finds elements that do not fit a small screen: horizontal scrolling, cut-off controls, overflowing labels.
import type { Page } from 'playwright-core';

/** Runs in the page, so it must not use anything from this module. Returns one line per overflow. */
function findOverflows(size: number): string[] {
  const root = document.documentElement;
  root.dataset.textSize = String(size);
  const found: string[] = [];
  const screenWidth = root.clientWidth;
  if (root.scrollWidth > screenWidth) found.push(`scrolls to ${root.scrollWidth} px`);
  // If a dialog is open, check only its content, not the page behind it.
  const sheet = document.querySelector('dialog[open]');
  const body = sheet?.querySelector('.sheet-body') ?? document.body;
  if (sheet && body.scrollWidth > body.clientWidth) found.push(`the sheet scrolls to ${body.scrollWidth} px`);
  const controls = 'a, button, label, summary, legend, input:not([type="checkbox"]):not([type="radio"])';
  for (const control of body.querySelectorAll<HTMLElement>(controls)) {
    const { left, right, width } = control.getBoundingClientRect();
    // Skip controls that the reader can scroll into view, controls that only screen readers read, and controls that are
    // not shown.
    if (width === 0 || control.closest('.flow-strip, .table-frame, .sr-only, svg, [hidden]')) continue;
    const name = `${control.tagName} «${control.textContent?.trim().slice(0, 30)}»`;
    if (left < -1 || right > screenWidth + 1) found.push(`${name} is cut off`);
    // An input may be narrower than its text, because it scrolls the text.
    else if (
      control.clientWidth > 0 &&
      control.scrollWidth > control.clientWidth + 1 &&
      !control.matches('input')
    )
      found.push(`${name} overflows`);
  }
  return found;
}

declare global {
  interface Window {
    findOverflows: typeof findOverflows;
  }
}

/** Defines `window.findOverflows` in the page, for tests that check many documents in one page. */
export const installOverflowCheck = (page: Page): Promise<void> =>
  page.evaluate(`window.findOverflows = ${String(findOverflows)}`);

/** Returns the overflows of the current page at the given widths (in CSS pixels) and text sizes (0 to 2). */
export async function overflowsOf(
  page: Page,
  { widths = [320, 360], sizes = [2] }: { widths?: number[]; sizes?: number[] } = {},
): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of sizes)
      for (const overflow of await page.evaluate(findOverflows, size))
        found.push(`${width} px, ${size}: ${overflow}`);
  }
  return found;
}
