// Tests the accessibility of every type of page and of the dialogs, in both themes: violations that axe-core finds,
// landmarks, focus, sizes of touch targets.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrastViolationsInBothThemes, violationsInBothThemes } from '../support/axe';
import { DESKTOP, PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite();
const PLAYERS = { players: { 'outer-rim': 3 } };

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
        // A box in a topic map shows the focus with a thicker border.
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

describe('with forced colors', () => {
  const FORCED = { ...PHONE, forcedColors: 'active' as const };
  /**
   * Returns the background color, outline style and border color of an element. With forced colors, readers can
   * distinguish elements only by these.
   */
  const lookOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle, borderColor } = getComputedStyle(element);
        return [backgroundColor, outlineStyle, borderColor].join(' ');
      });

  it('distinguishes chosen, marked, current and active elements from others, without axe violations', async () => {
    const page = await site.open('/outer-rim/uk/appendix-setup/', withStoredValues(site, PLAYERS, FORCED));
    const differs = async (chosen: string, other: string) =>
      expect(await lookOf(page, chosen), chosen).not.toBe(await lookOf(page, other));
    await page.locator('.players-choice input:checked').waitFor({ state: 'attached' });
    await differs('.players-choice input:checked + span', '.players-choice input:not(:checked) + span');
    await differs('.language-toggle [aria-current]', '.language-toggle a');
    await page.getByRole('button', { name: /^Aa/ }).tap();
    await differs('.settings input:checked + span', '.settings input[type="radio"]:not(:checked) + span');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`${site.origin}/rebellion/en/combat/#roll`);
    await page.locator('.flow-step[aria-current]').first().waitFor();
    await differs('.flow-step[aria-current] .flow-n', '.flow-step:not([aria-current]) .flow-n');
    await differs('#roll > .rule-body', '#def > .rule-body');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.dock input').fill('hit');
    await page.getByRole('option').nth(1).waitFor();
    await page.keyboard.press('ArrowDown');
    await differs('.hit[aria-selected="true"]', '.hit[aria-selected="false"]');
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('a wide screen', () => {
  it('has no axe violations with its columns and with the preview beside the results', async () => {
    const page = await site.open('/outer-rim/uk/combat/', WIDE_SCREEN);
    await page.locator('.desk-side [aria-current]').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.locator('.dock input').fill('патруль');
    await page.locator('.search-preview .preview').waitFor();
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
