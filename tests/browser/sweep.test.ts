// Every page of the site on the smallest phones in every text size: nothing scrolls sideways, no control is cut off.
// One look at each page: it is put into a page that has the styles already, and the sizes are switched in place.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PHONE, startSite } from './harness';

const site = startSite();
const WIDTHS = [320, 360];

/** Paths of the sitemap, and the pages that stand in none. */
const paths = [
  ...[...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  ),
  '/offline/',
  '/shelf/en/offline/',
  '/404.html',
  '/outer-rim/uk/tonight/',
  '/outer-rim/en/booklet/',
];

interface Fault {
  path: string;
  size: number;
  what: string;
}

describe.each(WIDTHS)('every page at %i px', (width) => {
  it('fits: in the largest text everywhere, in the smaller ones on every kind of page', {
    timeout: 240_000,
  }, async () => {
    const page = await site.open('/outer-rim/uk/', { ...PHONE, viewport: { width, height: 800 } });
    const faults = await page.evaluate(async (all) => {
      const found: Fault[] = [];
      const root = document.documentElement;
      const controls = 'a, button, label, summary, legend, input:not([type="checkbox"]):not([type="radio"])';
      const look = (path: string, size: number) => {
        root.dataset.textSize = String(size);
        const room = root.clientWidth;
        if (root.scrollWidth > room) found.push({ path, size, what: `scrolls to ${root.scrollWidth} px` });
        for (const control of document.body.querySelectorAll<HTMLElement>(controls)) {
          const { left, right, width: own } = control.getBoundingClientRect();
          if (own === 0 || (left >= -1 && right <= room + 1)) continue;
          // What scrolls in a strip of its own, or is there for screen readers alone, is not cut off.
          if (control.closest('.flow-strip, .table-frame, .sr-only, svg, [hidden]')) continue;
          found.push({
            path,
            size,
            what: `${control.tagName} «${control.textContent?.trim().slice(0, 30)}»`,
          });
        }
      };
      const open = async (path: string, sizes: readonly number[]) => {
        const text = await (await fetch(path)).text();
        const other = new DOMParser().parseFromString(text, 'text/html');
        for (const { name } of [...root.attributes]) if (name !== 'class') root.removeAttribute(name);
        for (const { name, value } of other.documentElement.attributes) root.setAttribute(name, value);
        root.classList.add('js');
        document.body.replaceWith(other.body);
        for (const size of sizes) look(path, size);
      };
      // Larger text only needs more room: where it fits, smaller text does.
      for (const [at, path] of all.entries()) await open(path, at % 40 === 0 ? [0, 1, 2] : [2]);
      return found;
    }, paths);
    expect(paths.length).toBeGreaterThan(1200);
    expect(faults.slice(0, 20)).toEqual([]);
    await page.context().close();
  });
});
