// Tests the accessibility of every type of page in both themes, and of the sheets: axe, landmarks, focus, target sizes.
import { describe, expect, it } from 'vitest';
import { contrastViolationsInBothThemes, violationsInBothThemes } from '../support/axe';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';

const site = startSite();

/** Pages to test: one of every type, in one language, because the languages differ only in text. */
const PAGES = [
  '/',
  '/shelf/ru/',
  '/shelf/en/',
  '/outer-rim/uk/',
  '/rebellion/en/',
  '/planet-unknown/uk/',
  '/outer-rim/ru/patrols/',
  '/rebellion/uk/combat/',
  '/mandalorian-adventures/en/the-child/',
  '/outer-rim/uk/setup/',
  '/outer-rim/uk-ru/patrols/',
  '/outer-rim/ru-en/patrols/',
  '/outer-rim/ru/terms/',
  '/outer-rim/en/tonight/',
  '/outer-rim/uk/decisions/',
  '/outer-rim/ru/topics/',
  '/no-such-page/',
];

describe.each(PAGES)('the page %s', (path) => {
  it('has no axe violations, one main landmark and heading, a skip link and a visible focus', async () => {
    const page = await site.open(path);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.locator('main').count()).toBe(1);
    expect(await page.locator('h1').filter({ visible: true }).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#content');
    const focused = await page
      .locator('main a, main button, main summary')
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        (element as HTMLElement).focus();
        // A box in a topic map shows the focus by a thicker border.
        const box = element.querySelector('rect');
        return box ? getComputedStyle(box).strokeWidth : getComputedStyle(element).outlineStyle;
      });
    expect(focused).toMatch(/^(solid|3\.5px)$/);
  });
});

describe('a marked rule', () => {
  it.each(['/outer-rim/uk-ru/patrols/#dice', '/outer-rim/uk-ru/patrols/#reward'])(
    'has enough contrast in both themes, number included: %s',
    async (path) => {
      const page = await site.open(path);
      const marked = page.locator('.side-row:target');
      expect(await marked.count()).toBe(1);
      expect(await contrastViolationsInBothThemes(page, '.side-row:target')).toEqual([]);
    },
  );
});

describe.each([
  ['a phone', PHONE, '/outer-rim/uk/patrols/'],
  ['a desktop', DESKTOP, '/outer-rim/uk/patrols/'],
  ['a phone', PHONE, '/outer-rim/ru/patrols/'],
] as const)('a preview on %s', (_device, options, path) => {
  it(`has no axe violations, nor has the page that it opens, with its back chip: ${path}`, async () => {
    const page = await site.open(path, options);
    await page.locator('#def a.ref').first().click();
    await page.locator('.preview a.ref').first().click();
    await page.locator('.preview-back').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.preview-open').click();
    await page.locator('.return-chip').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('the axe helper', () => {
  it('reports planted violations: an image without alternative text, and low contrast only in the dark theme', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    await page.evaluate(() => {
      const faint = document.createElement('p');
      faint.textContent = 'faint';
      faint.style.color = '#333';
      document.querySelector('main')?.prepend(document.createElement('img'), faint);
    });
    expect(await violationsInBothThemes(page)).toEqual([
      expect.stringContaining('light, image-alt'),
      expect.stringContaining('dark, color-contrast'),
    ]);
  });
});

describe('touch targets', () => {
  it('are at least 44 px: chips, toggles, buttons of the preview', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    const tooSmall = async () =>
      page
        .locator('header a, nav a, .differs-links a, section a, .preview-open, .preview-back, .sheet-close')
        .evaluateAll((all) =>
          all
            .map((one) => ({ box: one.getBoundingClientRect(), text: one.textContent }))
            .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
            .map(({ box, text }) => `${text}: ${box.width}×${box.height}`),
        );
    expect(await tooSmall()).toEqual([]);
    await page.locator('#def a.ref').first().click();
    await page.locator('.preview a.ref').first().click();
    await page.locator('.preview-back').waitFor();
    expect(await tooSmall()).toEqual([]);
  });
});
