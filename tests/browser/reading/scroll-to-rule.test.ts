// Tests the address of a rule: the page scrolls to the rule and marks it, and share pages redirect to that address.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readEditions } from '../../../scripts/measure/read-editions';
import { backgroundOf, isInView, PHONE, startSite } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite({ moves: true });

/**
 * The last rule of every entry, because it needs the most scrolling. To save time, each entry is tested in one language
 * only: the entries of a game take its languages in turn.
 */
const targets = [...new Set(readEditions().map(({ game }) => game))].flatMap((game) => {
  const languages = readEditions().filter((edition) => edition.game === game);
  return languages.flatMap(({ lang, entries }, turn) =>
    entries.flatMap(({ id, rules }, at) => {
      const last = rules.filter(({ kind }) => kind !== 'heading').at(-1);
      return last && at % languages.length === turn
        ? [{ path: `/${game}/${lang}/${id}/`, rule: last.id }]
        : [];
    }),
  );
});

type Target = (typeof targets)[number];

/**
 * Opens every address in an iframe, which takes half the time of a full page. Returns the addresses at which the rule
 * is not in view or not marked. Checks an address after the event `load` or, for a locked rule, when the rule's data
 * has loaded.
 */
const visit = (page: Page, all: readonly Target[]): Promise<string[]> =>
  page.evaluate(async (addresses) => {
    const check = ({ document, innerHeight, getComputedStyle }: Window & typeof globalThis, rule: string) => {
      const body = document.querySelector(`[id="${rule}"] > .rule-body`);
      const { top, bottom } = body?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      // If a rule is taller than the screen, its end may be below the screen.
      const seen = top >= header && top < innerHeight && bottom <= Math.max(innerHeight, top + innerHeight);
      const marked = body ? getComputedStyle(body).backgroundColor !== 'rgba(0, 0, 0, 0)' : false;
      const count = document.querySelectorAll('.rule:target, .rule.is-marked').length;
      return { seen, marked: marked && count === 1, visible: body?.checkVisibility() ?? false };
    };
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.style.cssText = 'position: fixed; inset: 0; border: 0; width: 100%; height: 100%';
    const failed: string[] = [];
    for (const { path, rule } of addresses) {
      await new Promise((resolve) => {
        frame.onload = resolve;
        frame.src = `${path}#${rule}`;
      });
      const frameWindow = frame.contentWindow as Window & typeof globalThis;
      const isLocked = frameWindow.document.getElementById(rule) === null;
      for (let wait = 0; isLocked && wait < 200 && !frameWindow.document.getElementById(rule); wait++)
        await new Promise((resolve) => setTimeout(resolve, 10));
      const result = check(frameWindow, rule);
      if (!result.seen || !result.marked || !result.visible)
        failed.push(`${path}#${rule} ${JSON.stringify(result)}`);
    }
    return failed;
  }, all);

describe('the address of a rule', () => {
  it(`scrolls to the rule and marks it, in each of ${targets.length} entries`, async () => {
    expect(targets.length).toBeGreaterThan(200);
    // Unlock the spoilers, because a page does not scroll to a locked rule.
    const unlocked = { 'mandalorian-adventures': ['mission-2'] };
    const page = await site.newPage(
      withStoredValues(site, { unlocked }, { ...PHONE, reducedMotion: 'reduce' }),
    );
    await page.goto(`${site.origin}/packs/manifest.json`);
    expect(await visit(page, targets)).toEqual([]);
    expect(page.errors).toEqual([]);
  }, 300_000);

  it('shows the parent rule above the rule', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#level-4-no-dice');
    expect(await isInView(page, '#level-4-no-dice')).toBe(true);
    const { y } = (await page.locator('#level-4 > .rule-body').boundingBox()) ?? { y: -1 };
    expect(y).toBeGreaterThanOrEqual(52);
  });

  it('shows the rule with the first paint, on a slow phone', async () => {
    const page = await site.open('/');
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await slow.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 100_000,
      uploadThroughput: 50_000,
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (!list.getEntriesByName('first-contentful-paint').length) return;
        const rule = document.getElementById('where');
        Object.assign(window, {
          atFirstPaint: {
            top: rule?.getBoundingClientRect().top,
            marked: rule?.matches(':target'),
          },
        });
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(`${site.origin}/outer-rim/uk/patrols/#where`, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'atFirstPaint' in window);
    const { top, marked } = await page.evaluate(
      () => (window as unknown as { atFirstPaint: { top: number; marked: boolean } }).atFirstPaint,
    );
    expect(marked).toBe(true);
    expect(top).toBeGreaterThan(52);
    expect(top).toBeLessThan(844);
  }, 60_000);

  it('marks the rule also after a link within the site', async () => {
    const page = await site.open('/outer-rim/uk/');
    await page.locator('a[href$="/patrols/#win"]').first().click();
    await page.waitForURL('**/patrols/#win');
    await expect.poll(() => backgroundOf(page, '#win > .rule-body')).not.toBe('rgba(0, 0, 0, 0)');
    await expect.poll(() => isInView(page, '#win')).toBe(true);
  });

  it('opens the entry with a notice if the rule does not exist', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#no-such-rule');
    await page.getByRole('status').filter({ hasText: 'Не вдалося знайти це правило' }).waitFor();
    await page.evaluate(() => {
      location.hash = 'dice';
    });
    await page.getByText('Не вдалося знайти це правило').waitFor({ state: 'hidden' });
  });
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('the share page of a rule, %s', (_name, javaScriptEnabled) => {
  const options = { ...PHONE, javaScriptEnabled };

  it('redirects to the rule in its entry; back returns to the page before', async () => {
    const page = await site.open('/', options);
    await page.goto(`${site.origin}/outer-rim/uk/patrols/no-combat-yet/`, { waitUntil: 'commit' });
    await page.waitForURL(`${site.origin}/outer-rim/uk/patrols/#no-combat-yet`, { waitUntil: 'load' });
    expect(await isInView(page, '#no-combat-yet')).toBe(true);
    expect(await backgroundOf(page, '#no-combat-yet > .rule-body')).not.toBe('rgba(0, 0, 0, 0)');
    await page.goBack();
    await page.waitForURL(`${site.origin}/`);
  });

  it('redirects to the locked page of a spoiler', async () => {
    const page = await site.open('/', options);
    await page.goto(`${site.origin}/mandalorian-adventures/uk/the-child/def/`, { waitUntil: 'commit' });
    await page.waitForURL('**/mandalorian-adventures/uk/the-child/', { waitUntil: 'load' });
    expect(await page.getByText('Малюк — жетон').isVisible()).toBe(false);
  });
});

describe('the share page of a rule', () => {
  it('redirects to a spoiler’s rule if the reader has unlocked it', async () => {
    const page = await site.open('/');
    await page.evaluate(() =>
      localStorage.setItem('pravylo.unlocked', '{"mandalorian-adventures":["mission-2"]}'),
    );
    await page.goto(`${site.origin}/mandalorian-adventures/uk/the-child/def/`, { waitUntil: 'commit' });
    await page.waitForURL('**/mandalorian-adventures/uk/the-child/#def');
  });

  it('redirects to the entry with a notice if the rule is unknown', async () => {
    const page = await site.open('/');
    await page.goto(`${site.origin}/outer-rim/uk/patrols/no-such-rule/`);
    await page.waitForURL('**/outer-rim/uk/patrols/#no-such-rule');
    await page.getByText('Не вдалося знайти це правило').waitFor();
  });

  it('is a 404 page if the entry is unknown', async () => {
    const page = await site.open('/');
    await page.goto(`${site.origin}/outer-rim/uk/no-such-entry/no-such-rule/`, { waitUntil: 'networkidle' });
    expect(page.url()).toMatch(/no-such-entry\/no-such-rule\/$/);
    await page.getByRole('link', { name: 'Усі ігри' }).waitFor();
  });

  it('is a visible 404 page even with `?q=` in the address, because no search opens over a 404 page', async () => {
    const page = await site.open('/outer-rim/uk/no-such-entry/?q=патруль');
    await page.getByRole('link', { name: 'Усі ігри' }).waitFor();
  });
});
