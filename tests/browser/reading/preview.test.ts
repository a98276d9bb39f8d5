// Tests link previews, which show the target of a link over the page: opening, following links inside a preview,
// closing, and the button on the target page that leads back.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, isInView, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite({ moves: true });
const PATROLS = '/outer-rim/uk/patrols/';
const title = (page: Page) => page.locator('.preview-title');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
/** Waits until the top of the element is less than 9 CSS pixels (a third of a line of text) from this position. */
const waitForTop = (page: Page, selector: string, top: number) =>
  page.waitForFunction(
    ([where, wanted]) =>
      Math.abs((document.querySelector(where)?.getBoundingClientRect().top ?? Infinity) - wanted) < 9,
    [selector, top] as const,
  );
/**
 * Opens the page with the web fonts, which a visitor gets on every page except the first. With the system font, lines
 * would break at other places when the reader returns to the page.
 */
async function openInWebFonts(device: typeof DESKTOP): Promise<Page> {
  const page = await site.open(PATROLS, device);
  await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
  await page.reload();
  await waitUntilInteractive(page);
  return page;
}
const path = (page: Page) => new URL(page.url()).pathname;

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('a preview on %s', (_name, device) => {
  it('shows the opening of an entry without leaving the page', async () => {
    const page = await site.open(PATROLS, device);
    await page.locator('#not-a-ship a.ref').click();
    await page.getByRole('dialog', { name: 'Кораблі' }).waitFor();
    expect(await page.locator('.preview-rule').count()).toBeGreaterThan(1);
    expect(path(page)).toBe(PATROLS);
    expect(page.errors).toEqual([]);
  });

  it('shows and marks the rule if the link names one', async () => {
    const page = await site.open(PATROLS, device);
    await page.locator('#win a[data-ref="discard#remove-from-game"]').click();
    await title(page).getByText('Скинути').waitFor();
    expect(await page.locator('.preview-rule.is-asked').textContent()).toMatch(/Вивести з\sгри/);
  });

  it('opens from an automatic link and from a related topic', async () => {
    const page = await site.open(PATROLS, device);
    await page.locator('.ref-auto').first().click();
    await title(page).waitFor();
    await page.keyboard.press('Escape');
    await title(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Репутація', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Репутація' }).waitFor();
  });

  it('opens further previews, and goes back by its own button and by the browser’s', async () => {
    const page = await site.open(PATROLS, device);
    const before = page.url();
    await page.locator('#def a.ref').first().click();
    await title(page).getByText('Фракції').waitFor();
    await page.locator('.preview a[data-ref="reputation"]').first().click();
    await title(page).getByText('Репутація').waitFor();
    await page.locator('.preview a[data-ref="factions"]').first().click();
    await title(page).getByText('Фракції').waitFor();
    await page.getByRole('button', { name: 'Назад: Репутація' }).click();
    await title(page).getByText('Репутація').waitFor();
    // Waits until the dialog has removed its history entry. This takes less time than a person needs to press the Back
    // button.
    await page.waitForFunction(() => history.state?.sheet === 2);
    await page.goBack();
    await title(page).getByText('Фракції').waitFor();
    await page.goBack();
    await title(page).waitFor({ state: 'detached' });
    expect(page.url()).toBe(before);
  });

  it('goes back over at most the last five previews', async () => {
    const page = await site.open(PATROLS, device);
    await page.locator('#def a.ref').first().click();
    for (let step = 0; step < 4; step++) {
      await title(page).getByText('Фракції').waitFor();
      await page.locator('.preview a[data-ref="reputation"]').first().click();
      await title(page).getByText('Репутація').waitFor();
      await page.locator('.preview a[data-ref="factions"]').first().click();
    }
    await title(page).getByText('Фракції').waitFor();
    for (let step = 0; step < 4; step++) await page.locator('.preview-back').click();
    await page.locator('.preview-back').waitFor({ state: 'detached' });
    await title(page).waitFor();
  });

  it('links to the page; back returns to the same scroll position, with the preview closed', async () => {
    const page = await openInWebFonts(device);
    const link = page.locator('#passes-through a[data-ref="maelstrom"]').first();
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const place = await topOf(page, '#passes-through');
    await link.click();
    await page.getByRole('link', { name: 'Відкрити статтю' }).click();
    await page.waitForURL('**/outer-rim/uk/maelstrom/');
    await page.goBack();
    await page.waitForURL(`**${PATROLS}`);
    await waitForTop(page, '#passes-through', place);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('shows the rule again after back, if the page changes from the system font to the web fonts', async () => {
    const page = await site.open(PATROLS, device);
    await page.waitForFunction(() => localStorage.getItem('pravylo.faces'));
    const link = page.locator('#passes-through a[data-ref="maelstrom"]').first();
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    await link.click();
    await page.getByRole('link', { name: 'Відкрити статтю' }).click();
    await page.waitForURL('**/outer-rim/uk/maelstrom/');
    await page.goBack();
    await page.waitForURL(`**${PATROLS}`);
    await expect.poll(() => isInView(page, '#passes-through')).toBe(true);
  });

  it('leads to a page with a button that leads back', async () => {
    const page = await openInWebFonts(device);
    const link = page.locator('#passes-through a[data-ref="maelstrom"]').first();
    await link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const place = await topOf(page, '#passes-through');
    await link.click();
    await page.getByRole('link', { name: 'Відкрити статтю' }).click();
    await page.waitForURL('**/outer-rim/uk/maelstrom/');
    await page.getByRole('link', { name: /Повернутися.*Патрулі/ }).click();
    await page.waitForURL(`**${PATROLS}`);
    await waitForTop(page, '#passes-through', place);
    expect(await page.locator('.return-chip:visible').count()).toBe(0);
  });

  it('returns to the rule after other navigation in between', async () => {
    const page = await site.open(PATROLS, device);
    await page.locator('#passes-through a[data-ref="maelstrom"]').first().click();
    await page.getByRole('link', { name: 'Відкрити статтю' }).click();
    await page.waitForURL('**/outer-rim/uk/maelstrom/');
    await page.locator('.return-chip').waitFor();
    await page.evaluate(() => {
      location.hash = document.querySelectorAll('.rule')[1]?.id ?? '';
    });
    await page.waitForURL(/maelstrom\/#/);
    await page.getByRole('link', { name: /Повернутися.*Патрулі/ }).click();
    await page.waitForURL(`**${PATROLS}#passes-through`);
    await expect.poll(() => isInView(page, '#passes-through')).toBe(true);
  });

  it('does not open on a click for a new tab', async () => {
    const page = await site.open(PATROLS, device);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('#not-a-ship a.ref').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL('**/outer-rim/uk/ships/');
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('opens the page instead if its data cannot be loaded', async () => {
    const page = await site.open('/outer-rim/uk/', device);
    await page.route('**/data/*.json', (route) => route.abort());
    await page.goto(site.origin + PATROLS);
    await page.locator('#not-a-ship a.ref').click();
    await page.waitForURL('**/outer-rim/uk/ships/');
  });

  it('is a plain link without scripts', async () => {
    const page = await site.open(PATROLS, { ...device, javaScriptEnabled: false });
    await page.locator('#not-a-ship a.ref').click();
    await page.waitForURL('**/outer-rim/uk/ships/');
  });
});

describe('the button that leads back to the previous place', () => {
  it('hides while the reader scrolls down and reappears on scrolling up', async () => {
    const page = await site.open(PATROLS, DESKTOP);
    await page.locator('#not-a-ship a.ref').click();
    await page.locator('.preview-open').click();
    await page.waitForURL('**/outer-rim/uk/ships/');
    await page.locator('.return-chip').hover();
    await page.mouse.wheel(0, 400);
    await page.locator('.return-chip.is-away').waitFor({ state: 'attached' });
    await page.mouse.wheel(0, -100);
    await page.locator('.return-chip:not(.is-away)').waitFor();
  });

  it('is not shown on a page reached from a list or by the language toggle', async () => {
    const page = await site.open(PATROLS);
    await page.locator('#not-a-ship a.ref').click();
    await page.locator('.preview-open').click();
    await page.locator('.return-chip').waitFor();
    await page.locator('nav.language-toggle a[hreflang="ru"]').click();
    await page.waitForURL('**/outer-rim/ru/ships/');
    await page.getByRole('link', { name: 'К игре «Внешнее кольцо»' }).click();
    await page.waitForURL('**/outer-rim/ru/');
    await page.goto(`${site.origin}/outer-rim/uk/`);
    await page.getByRole('link', { name: 'Кораблі', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Кораблі' }).waitFor();
    expect(await page.locator('.return-chip:visible').count()).toBe(0);
  });
});

describe('a preview', () => {
  it('is at the bottom of the screen on a phone', async () => {
    const page = await site.open(PATROLS, { ...PHONE, reducedMotion: 'reduce' });
    await page.locator('#not-a-ship a.ref').click();
    const box = await page.locator('dialog[open]').boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844);
    expect(box?.width).toBe(390);
  });

  it('is next to its link on a wide screen, below or above it, and the page does not scroll', async () => {
    const page = await site.open(PATROLS, { ...DESKTOP, reducedMotion: 'reduce' });
    const link = page.locator('#passes-through a[data-ref="maelstrom"]').first();
    for (const block of ['start', 'end'] as const) {
      await link.evaluate(
        (element, where) => element.scrollIntoView({ behavior: 'instant', block: where }),
        block,
      );
      const place = await topOf(page, '#passes-through');
      await link.click();
      await title(page).waitFor();
      const [near, box] = await Promise.all([link.boundingBox(), page.locator('dialog[open]').boundingBox()]);
      if (!near || !box) throw new Error('Nothing to measure.');
      const gap = block === 'start' ? box.y - (near.y + near.height) : near.y - (box.y + box.height);
      expect(gap, block).toBeGreaterThan(0);
      expect(gap, block).toBeLessThan(24);
      expect(await topOf(page, '#passes-through')).toBe(place);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(1024);
      await page.keyboard.press('Escape');
      await title(page).waitFor({ state: 'detached' });
    }
  });

  it('can be opened, read and closed by keyboard', async () => {
    const page = await site.open(PATROLS, DESKTOP);
    const link = page.locator('#not-a-ship a.ref');
    await link.focus();
    await page.keyboard.press('Enter');
    await title(page).waitFor();
    await page.waitForFunction(() => document.activeElement?.className === 'preview-title');
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await title(page).waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('that still loads is cancelled by Escape and by the search, and the later of two is shown', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/data/outer-rim.uk.json', async (route) => {
      await held;
      await route.continue();
    });
    const [first, second] = [page.locator('#def a.ref').first(), page.locator('#not-a-ship a.ref')];
    await first.tap();
    await page.keyboard.press('Escape');
    await second.tap();
    await page.getByRole('combobox').tap();
    await page.locator('html.is-searching').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('html:not(.is-searching)').waitFor();
    const response = page.waitForResponse('**/data/outer-rim.uk.json');
    release();
    await response;
    await page.waitForTimeout(300);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await second.tap();
    await page.getByRole('dialog', { name: 'Кораблі' }).waitFor();
  });

  it('reveals nothing of a spoiler before the reader unlocks it', async () => {
    const page = await site.open('/mandalorian-adventures/uk/missions/');
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/mandalorian-adventures/uk/the-child/';
      link.dataset.ref = 'the-child';
      link.textContent = 'таємниця';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByText('таємниця').click();
    const dialog = page.getByRole('dialog', { name: 'Спойлер' });
    await dialog.waitFor();
    expect(await dialog.textContent()).not.toMatch(/Малюк/i);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.evaluate(() =>
      localStorage.setItem('pravylo.unlocked', '{"mandalorian-adventures":["mission-2"]}'),
    );
    await page.getByText('таємниця').click();
    await page.getByRole('dialog', { name: 'Малюк' }).waitFor();
  });
});

describe('a preview that loads slowly', () => {
  it('does not open over a search that was opened meanwhile, nor do the actions of a rule', async () => {
    const page = await site.open(PATROLS, PHONE);
    const held: (() => void)[] = [];
    let hold = true;
    await page.route(/preview-sheet|rule-sheet/, async (route) => {
      if (hold) await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.locator('#not-a-ship a.ref').click();
    await page.locator('#dice > .rule-body > p').click();
    await page.locator('.dock input').click();
    await page.locator('html.is-searching').waitFor();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    hold = false;
    for (const go of held) go();
    await page.locator('.dock input').fill('патруль');
    await page.getByRole('option').first().waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    // Unlike a preview, the form for a decision may open over the search. The test opens and closes the form twice.
    for (let nth = 0; nth < 2; nth++) {
      await page.locator('.dock input').fill('піца з ананасом');
      await page.locator('.search-nothing button:not(.chip)').last().click();
      const form = page.getByRole('dialog');
      await form.waitFor();
      await form.locator('.sheet-close').click();
      await form.waitFor({ state: 'detached' });
    }
  });
});
