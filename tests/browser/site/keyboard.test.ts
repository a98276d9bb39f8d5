// Tests using the site with the keyboard alone, and with text at 200%.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite({ moves: true });

/**
 * Presses Tab until an element that matches the selector has the focus. Fails if an element on the way does not show
 * visibly that it has the focus.
 */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((wanted) => {
      const focused = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      const { width, height } = focused.getBoundingClientRect();
      return {
        isReached: focused.matches(wanted),
        name: focused.outerHTML.slice(0, 120),
        isVisible: (outlineStyle !== 'none' || boxShadow !== 'none') && width > 0 && height > 0,
      };
    }, selector);
    expect(stop.isVisible, `focus on ${stop.name}`).toBe(true);
    if (stop.isReached) return;
  }
  throw new Error(`Tab never reached ${selector}.`);
}

describe('a player with only a keyboard', { timeout: 60_000 }, () => {
  it('goes from the home page to a rule, shows its card, closes it and switches the language', async () => {
    const page = await site.open('/', DESKTOP);
    await tabTo(page, 'a[href="/outer-rim/uk/"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/outer-rim/uk/');
    await waitUntilInteractive(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type('патрулем');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/outer-rim/uk/**/#**');
    await tabTo(page, '.rule-n');
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog').first();
    await sheet.waitFor();
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.getByRole('button', { name: 'Показати за столом' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.show').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60)))
      .toContain('rule-n');
    await page.locator('nav.language-toggle a[hreflang="ru"]').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/outer-rim/ru/**');
    expect(page.errors).toEqual([]);
  });
});

describe('an open dialog or search', () => {
  it('keeps the focus: shortcuts do not act behind a dialog, Tab stays in the search, Escape closes the search', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', DESKTOP);
    await page.locator('#dice > .rule-body > .rule-n').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    for (const key of ['Control+k', '/']) await page.keyboard.press(key);
    expect(await page.locator('html.is-searching').count()).toBe(0);
    expect(await page.getByRole('dialog').evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await page.keyboard.type('патруль');
    await page.getByRole('option').first().waitFor();
    const behind: string[] = [];
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press(press < 6 ? 'Tab' : 'Shift+Tab');
      behind.push(
        ...(await page.evaluate(() => {
          const focused = document.activeElement;
          const isOutside = focused && focused !== document.body && !focused.closest('.dock');
          return isOutside ? [focused.outerHTML.slice(0, 80)] : [];
        })),
      );
    }
    expect(behind).toEqual([]);
    await page.locator('.search-close').focus();
    await page.keyboard.press('Escape');
    await page.locator('html:not(.is-searching)').waitFor();
  });
});

describe('text at 200%', { timeout: 60_000 }, () => {
  it('leaves every kind of page, with its controls, within the width of a phone', async () => {
    const page = await site.open('/', { ...PHONE, viewport: { width: 360, height: 740 } });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    const errors: string[] = [];
    for (const path of [
      '/',
      '/outer-rim/uk/',
      '/outer-rim/ru/combat/',
      '/outer-rim/uk-ru/patrols/',
      '/outer-rim/uk/appendix-setup/',
      '/outer-rim/uk/tonight/',
      '/outer-rim/uk/decisions/',
      '/outer-rim/uk/?q=патрулем',
      '/mandalorian-adventures/uk/the-child/',
      '/no-such-page/',
    ]) {
      await page.goto(site.origin + path);
      if (path.includes('?q=')) await page.getByRole('option').first().waitFor();
      const found = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth - innerWidth;
        const outside = [
          ...document.querySelectorAll<HTMLElement>('header a, header button, .dock button, h1'),
        ]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 0 && (left < -1 || right > innerWidth + 1);
          })
          .map((element) => element.outerHTML.slice(0, 80));
        return { wide, outside };
      });
      if (found.wide > 0) errors.push(`${path} is ${found.wide} px too wide`);
      errors.push(...found.outside.map((element) => `${path}: ${element} is outside`));
    }
    expect(errors).toEqual([]);
  });
});
