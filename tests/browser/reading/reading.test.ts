// Tests basic reading, with and without scripts: addresses of rules, the language toggle, navigation and the 404 page.
import { describe, expect, it } from 'vitest';
import { backgroundOf, isInView, PHONE, startSite } from '../support/serve-site';

const site = startSite();
const RULE = 'no-combat-yet';

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('reading, %s', (_name, javaScriptEnabled) => {
  it('shows and marks the rule in the address', async () => {
    const page = await site.open(`/outer-rim/uk/patrols/#${RULE}`, { ...PHONE, javaScriptEnabled });
    await page.waitForTimeout(600);
    expect(await isInView(page, `#${RULE}`)).toBe(true);
    expect(await backgroundOf(page, `#${RULE} > .rule-body`)).not.toBe('rgba(0, 0, 0, 0)');
    expect(await backgroundOf(page, '#stop > .rule-body')).toBe('rgba(0, 0, 0, 0)');
  });

  it('keeps the rule when the language is switched', async () => {
    const page = await site.open(`/outer-rim/uk/patrols/#${RULE}`, { ...PHONE, javaScriptEnabled });
    const toggle = page.locator('nav.language-toggle a[hreflang="ru"]');
    const { x, y, width, height } = (await toggle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForURL(`**/outer-rim/ru/patrols/#${RULE}`);
    await page.waitForTimeout(600);
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
    expect(await isInView(page, `#${RULE}`)).toBe(true);
    expect(await backgroundOf(page, `#${RULE} > .rule-body`)).not.toBe('rgba(0, 0, 0, 0)');
  });

  it('navigates from the home page to a game, an entry, a linked entry and back to the game', async () => {
    const page = await site.open('/', { ...PHONE, javaScriptEnabled });
    await page.getByRole('link', { name: /Зовнішнє Кільце/ }).click();
    await page.waitForURL('**/outer-rim/uk/');
    await page.getByRole('link', { name: 'Бій', exact: true }).click();
    await page.waitForURL('**/outer-rim/uk/combat/');
    await page.getByRole('heading', { level: 1, name: 'Бій' }).waitFor();
    await page.locator('a.ref[href$="/outer-rim/uk/dice/"]').first().click();
    if (javaScriptEnabled) await page.getByRole('link', { name: 'Відкрити статтю' }).click();
    await page.getByRole('heading', { level: 1, name: 'Кубики' }).waitFor();
    await page.getByRole('link', { name: 'До гри «Зовнішнє Кільце»' }).click();
    await page.waitForURL('**/outer-rim/uk/');
  });
});

describe('the page', () => {
  it('keeps the reader’s place when the language is switched in the middle of an entry', async () => {
    const page = await site.open('/outer-rim/uk/combat/');
    await page
      .locator('#combat-steps')
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await page.locator('nav.language-toggle a[hreflang="ru"]').click();
    await page.waitForURL(/\/outer-rim\/ru\/combat\/#.+/);
    await page.waitForTimeout(600);
    const rule = new URL(page.url()).hash;
    expect(await isInView(page, rule)).toBe(true);
  });

  it('has no errors and no horizontal scrolling on phones of 360 to 430 px', async () => {
    for (const width of [360, 390, 430])
      for (const path of [
        '/',
        '/outer-rim/uk/',
        '/outer-rim/uk/combat/',
        '/outer-rim/ru/appendix-setup/',
        '/shelf/ru/',
      ]) {
        const page = await site.open(path, { ...PHONE, viewport: { width, height: 800 } });
        expect(page.errors, path).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(0);
        await page.context().close();
      }
  });

  it('shows the 404 page for an unknown address', async () => {
    const page = await site.open('/');
    const response = await page.goto(`${site.origin}/outer-rim/uk/no-such-entry/`);
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Усі ігри' }).click();
    await page.waitForURL(`${site.origin}/`);
  });

  it('redirects to the new address of an entry', async () => {
    const page = await site.open('/outer-rim/uk/remove-from-game/', { ...PHONE, javaScriptEnabled: false });
    await page.waitForURL('**/outer-rim/uk/discard/');
  });
});
