// Tests the space between neighboring elements on the smallest phones in the largest text, and the color of progress
// bars.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPng } from '../../browser-engines/read-png';
import { PHONE, startSite } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite();
const open = (path: string) =>
  site.open(
    path,
    withStoredValues(
      site,
      { textSize: 2 },
      { ...PHONE, viewport: { width: 360, height: 740 }, locale: 'en-US' },
    ),
  );

/** Minimum space in CSS pixels between a text or button and its neighbor. */
const MIN_SPACE = 4;

/** Returns the texts of buttons whose border is less than `MIN_SPACE` away from the text of a status message. */
const touchingButtons = (page: Page): Promise<string[]> =>
  page.evaluate((space) => {
    const isVisible = (element: Element) => element.getClientRects().length > 0;
    const messages = [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live], .overall')]
      .filter((message) => isVisible(message) && !message.closest('.sr-only'))
      .flatMap((message) => [...message.querySelectorAll('p, span, div'), message])
      .filter((text) => [...text.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''));
    const buttons = [...document.querySelectorAll('main button, main .pill-button')].filter(isVisible);
    return buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      const touches = messages.some((message) => {
        if (button.contains(message)) return false;
        const range = document.createRange();
        range.selectNodeContents(message);
        return [...range.getClientRects()].some(
          (text) =>
            text.width > 0 &&
            text.left < box.right + space &&
            text.right > box.left - space &&
            text.top < box.bottom + space &&
            text.bottom > box.top - space,
        );
      });
      return touches && !messages.some((message) => message.contains(button)) ? [button.textContent] : [];
    });
  }, MIN_SPACE);

describe('in the largest text at 360 px', () => {
  it.each(['/shelf/en/offline/', '/shelf/en/about/', '/shelf/en/own/', '/outer-rim/en/appendix-setup/'])(
    'no status message touches a button on %s',
    async (path) => {
      const page = await open(path);
      await page.waitForLoadState('networkidle');
      await expect.poll(() => touchingButtons(page)).toEqual([]);
    },
  );

  it('no rule number touches the text of its rule, not even a number with four levels', async () => {
    const page = await open('/outer-rim/en/booklet/');
    const spaces = await page.locator('.rule-n').evaluateAll((numbers) =>
      numbers.flatMap((number) => {
        const body = number.closest('.rule-body');
        const text = body && [...body.childNodes].find((node) => node !== number && node.textContent?.trim());
        if (
          !text ||
          number.getClientRects().length === 0 ||
          !number.checkVisibility({ opacityProperty: true })
        )
          return [];
        const [numberRange, textRange] = [document.createRange(), document.createRange()];
        numberRange.selectNodeContents(number);
        textRange.selectNodeContents(text);
        const [first] = textRange.getClientRects();
        const box = numberRange.getBoundingClientRect();
        if (!first || first.top > box.bottom) return [];
        return [{ number: number.textContent ?? '', space: Math.round(first.left - box.right) }];
      }),
    );
    expect(spaces.some(({ number }) => /^\d+\.\d+\.\d+\.\d+$/.test(number))).toBe(true);
    expect(spaces.filter(({ space }) => space < MIN_SPACE)).toEqual([]);
  });

  it.each(['/outer-rim/en/combat/', '/planet-unknown/uk/tile-placement/', '/outer-rim/ru/combat/'])(
    'the back link of %s shows the name of the game, or only its arrow',
    async (path) => {
      const page = await open(path);
      const name = page.locator('header a span').first();
      const { shown, needed, letters } = await name.evaluate((span) => ({
        shown: span.getBoundingClientRect().width,
        needed: span.scrollWidth,
        letters: span.textContent?.length ?? 0,
      }));
      // The name is hidden, or at least half of it is visible.
      expect(shown === 0 || shown / needed >= 0.5, `${letters} letters, ${shown} of ${needed} px`).toBe(true);
    },
  );
});

it('a progress bar has the colors of the site', async () => {
  const page = await site.open('/outer-rim/en/appendix-setup/', { ...PHONE, locale: 'en-US' });
  const bar = page.locator('.checklist progress');
  await bar.evaluate((element) => {
    (element as HTMLProgressElement).value = (element as HTMLProgressElement).max;
  });
  const accent = await bar.evaluate((element) => {
    const probe = document.createElement('span');
    probe.style.color = 'var(--accent)';
    element.after(probe);
    return getComputedStyle(probe).color;
  });
  const { width, height, data } = readPng(await bar.screenshot());
  const middle = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2));
  expect(`rgb(${[...data.subarray(middle, middle + 3)].join(', ')})`).toBe(accent);
});
