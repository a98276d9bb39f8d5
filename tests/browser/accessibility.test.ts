import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from './harness';

const site = startSite();

async function violationsOf(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

const PAGES = [
  '/',
  '/shelf/ru/',
  '/outer-rim/uk/',
  '/outer-rim/ru/',
  '/outer-rim/uk/patrols/',
  '/outer-rim/ru/patrols/',
  '/outer-rim/uk-ru/patrols/',
  '/outer-rim/ru-uk/patrols/',
  '/outer-rim/uk/terms/',
  '/outer-rim/ru/terms/',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(PAGES)('axe finds nothing wrong on %s', async (path) => {
    const page = await site.open(path, { ...PHONE, colorScheme, reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it.each([
    ['a phone', PHONE, '/outer-rim/uk/patrols/'],
    ['a desktop', DESKTOP, '/outer-rim/uk/patrols/'],
    ['a phone', PHONE, '/outer-rim/ru/patrols/'],
  ])('axe finds nothing wrong in a preview of a preview on %s: %s', async (_name, device, path) => {
    const page = await site.open(path, { ...device, colorScheme, reducedMotion: 'reduce' });
    await page.locator('#def a.ref').first().click();
    await page.locator('.preview a.ref').first().click();
    await page.locator('.preview-back').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });

  it.skip('axe finds nothing wrong on a page with a way back', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', {
      ...PHONE,
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.locator('#not-a-ship a.ref').click();
    await page.locator('.preview-open').click();
    await page.locator('.return-chip').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.context().close();
  });
});

describe('fingers', () => {
  it.skip('meet targets of 44 px: chips, toggles, buttons of the preview', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', { ...PHONE, reducedMotion: 'reduce' });
    const small = async () =>
      page
        .locator('header a, nav a, .differs-links a, section a, .preview-open, .preview-back, .sheet-close')
        .evaluateAll((all) =>
          all
            .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
            .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
            .map(({ box, text }) => `${text}: ${box.width}×${box.height}`),
        );
    expect(await small()).toEqual([]);
    await page.locator('#def a.ref').first().click();
    await page.locator('.preview a.ref').first().click();
    await page.locator('.preview-back').waitFor();
    expect(await small()).toEqual([]);
    await page.context().close();
  });
});

describe('the frame of every page', () => {
  it.each(PAGES)('has one main landmark, one first heading and a skip link that works: %s', async (path) => {
    const page = await site.open(path, DESKTOP);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#content');
    const outline = await page
      .locator('main a, main button')
      .first()
      .evaluate((element) => {
        (element as HTMLElement).focus();
        return getComputedStyle(element).outlineStyle;
      });
    expect(outline).toBe('solid');
    await page.context().close();
  });
});
