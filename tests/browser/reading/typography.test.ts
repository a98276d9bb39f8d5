// Tests the typography: layout shifts, web fonts, icons within lines, line length and reduced motion.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';

const site = startSite();
const PAGES = [
  '/',
  '/outer-rim/uk/',
  '/outer-rim/uk/combat/',
  '/outer-rim/uk-ru/combat/',
  '/outer-rim/ru/terms/',
  '/outer-rim/uk/?q=патруль',
];

/** Returns the cumulative layout shift of a page while the reader does nothing. */
async function layoutShiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('the text on %s', (_name, device) => {
  it('does not shift after it is painted, on a first visit', async () => {
    for (const path of PAGES) {
      // Test the home page with the service worker, because this page shows the progress of the offline download.
      const serviceWorkers = path === '/' ? 'allow' : 'block';
      const context = await site.browser.newContext({ locale: 'uk-UA', ...device, serviceWorkers });
      expect(await layoutShiftOf(await context.newPage(), path), path).toBeLessThan(0.01);
      await context.close();
    }
  });

  it('is scrolled so that the rule in the address is just below the header', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#differs', { ...device });
    await page.evaluate(() => document.fonts.ready);
    const { top, wanted } = await page.locator('#differs').evaluate((element) => ({
      top: element.getBoundingClientRect().top,
      // The position that the rule should have: below the header and some of the preceding text.
      wanted:
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) +
        Number.parseFloat(getComputedStyle(element).scrollMarginTop),
    }));
    expect(Math.abs(top - wanted)).toBeLessThanOrEqual(1);
  });

  it('keeps every icon on the line of the word before it and the punctuation after it', async () => {
    for (const path of ['/outer-rim/uk/factions/', '/outer-rim/uk/combat/', '/outer-rim/ru/skill-test/']) {
      const page = await site.open(path, device);
      const groups = await page.locator('.entry-text .together').evaluateAll((all) =>
        all.map((group) => ({
          lines: new Set(
            [...group.querySelectorAll('svg'), group].map((one) =>
              Math.round(one.getBoundingClientRect().bottom / 8),
            ),
          ).size,
          rects: group.getClientRects().length,
          text: group.textContent,
        })),
      );
      expect(groups.length, path).toBeGreaterThan(2);
      expect(groups.filter(({ rects }) => rects > 1)).toEqual([]);
      // An icon that is not grouped with a word must have a space on both sides.
      const alone = await page.locator('.entry-text p svg.icon').evaluateAll((icons) =>
        icons
          .filter((icon) => !icon.closest('.together'))
          .filter(
            (icon) =>
              /\S$/.test(icon.previousSibling?.textContent ?? '') ||
              /^[^\s]/.test(icon.nextSibling?.textContent ?? ''),
          )
          .map((icon) => icon.parentElement?.textContent),
      );
      expect(alone).toEqual([]);
      await page.context().close();
    }
  });

  it('has lines of a comfortable length', async () => {
    const page = await site.open('/outer-rim/uk/combat/', device);
    const longest = await page.locator('.entry-text .rule-body > p').evaluateAll((all) =>
      Math.max(
        ...all.map((words) => {
          const lines = Math.round(
            words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight),
          );
          return lines > 2 ? (words.textContent ?? '').length / lines : 0;
        }),
      ),
    );
    expect(longest).toBeGreaterThan(20);
    expect(longest).toBeLessThan(75);
  });
});

/** Counts the glyphs of the entry by web font. `system` is the count of glyphs in system fonts. */
async function glyphsPerFont(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.entry-text .rule-body',
  });
  const counts: Record<string, number> = {};
  for (const nodeId of nodeIds)
    for (const font of (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts) {
      const name = font.isCustomFont ? font.familyName : 'system';
      counts[name] = (counts[name] ?? 0) + font.glyphCount;
    }
  await session.detach();
  return counts;
}

/** Options of a phone with empty storage. */
const NEW_PHONE = { ...PHONE, storageState: { cookies: [], origins: [] } };

describe('the web fonts', () => {
  it('are used on every page after the first, digits included, from the first paint', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', NEW_PHONE);
    expect(Object.keys(await glyphsPerFont(page))).toEqual(['system']);
    await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
    expect(Object.keys(await glyphsPerFont(page))).toEqual(['system']);
    await page.getByRole('link', { name: 'Зовнішнє Кільце' }).first().tap();
    await page.waitForURL('**/outer-rim/uk/');
    expect(await page.locator('html').getAttribute('data-faces')).toBe('');
    await page.goto(`${site.origin}/outer-rim/uk/factions/`);
    expect(Object.keys(await glyphsPerFont(page)).sort()).toEqual(['Literata', 'Onest']);
  });

  it('are used for a whole page or not at all: if one is late, the page uses the system font', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', NEW_PHONE);
    await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
    const late = (await page.evaluate(() => JSON.parse(localStorage.getItem('pravylo.faces') ?? '[]')))[0];
    await page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Network.clearBrowserCache'));
    await page.route(`**${late}`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto(`${site.origin}/outer-rim/uk/factions/`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.locator('html').getAttribute('data-faces')).toBe(null);
    expect(Object.keys(await glyphsPerFont(page))).toEqual(['system']);
  });

  it('are dropped if a file came after the browser stopped waiting for it, but before the first script', async () => {
    const page = await site.open('/outer-rim/en/patrols/', NEW_PHONE);
    await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
    await page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Network.clearBrowserCache'));
    const delay = (pattern: string, milliseconds: number) =>
      page.route(pattern, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        await route.continue();
      });
    await delay('**/*-signs*.woff2', 1000);
    await delay('**/client/**/main*.js', 2500);
    await page.goto(`${site.origin}/outer-rim/en/factions/`, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.locator('html').getAttribute('data-faces'), { timeout: 8000 }).toBe(null);
    expect(Object.keys(await glyphsPerFont(page))).toEqual(['system']);
  });

  it('are not preloaded from stored values that are no font paths of the site', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', NEW_PHONE);
    const countPreloads = () => page.locator('link[rel="preload"][as="font"]').count();
    await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
    await page.evaluate(() => {
      localStorage.setItem('pravylo.faces', '["https://example.org/x.woff2","javascript:x","/a.png",7,null]');
    });
    await page.reload();
    expect(await countPreloads()).toBe(0);
  });
});

describe('a reader who prefers reduced motion', () => {
  it('gets no smooth scrolling and no animation of dialogs', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', PHONE);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await page.locator('#not-a-ship a.ref').click();
    const dialog = page.locator('dialog[open]');
    expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});
