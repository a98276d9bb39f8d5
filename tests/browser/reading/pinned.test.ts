// Tests the page of rules and entries that the reader has pinned: pinning, order, removal, recently read entries and
// spoilers.
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();
const PINS = { pins: { 'outer-rim': ['patrols#win', 'combat', 'dice#def'] } };

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('the page of pinned rules on %s', (_name, device) => {
  it('shows an entry that was pinned on its page, where it can be unpinned', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', device);
    await page.getByRole('button', { name: 'Закріпити статтю' }).click();
    await page.goto(`${site.origin}/outer-rim/uk/`);
    await page.getByRole('link', { name: 'Закріплене' }).click();
    await page.getByRole('heading', { level: 1, name: 'Закріплені правила' }).waitFor();
    await page
      .locator('.pins')
      .getByRole('link', { name: /^Патрулі/ })
      .click();
    await page.waitForURL('**/outer-rim/uk/patrols/');
    await page.getByRole('button', { name: 'Відкріпити статтю' }).click();
    expect(await readStoredValue(page, 'pins')).toEqual({ 'outer-rim': [] });
  });

  it('shows rules and entries with their text, source and page, icons and links', async () => {
    const page = await site.open('/outer-rim/uk/tonight/', withStoredValues(site, PINS, device));
    const items = page.locator('.pins > li');
    await items.first().waitFor();
    expect(await items.count()).toBe(3);
    expect(await items.nth(0).innerText()).toMatch(/Патрулі · правило 9 · с\. 8\s+Якщо переможеш/);
    expect(await items.nth(0).locator('a.ref').first().getAttribute('href')).toBe(
      '/outer-rim/uk/reputation/',
    );
    expect(await items.nth(1).innerText()).toMatch(/Бій · с\. 3\s+Бій\sбуває/);
    await page.locator('nav.language-toggle a[hreflang="ru"]').click();
    await page.waitForURL('**/outer-rim/ru/tonight/');
    await page.locator('.pins > li').first().getByText('Патрули').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('can be reordered by keyboard: the moved line keeps the focus and its new position is announced', async () => {
    const page = await site.open('/outer-rim/uk/tonight/', withStoredValues(site, PINS, device));
    const up = page.getByRole('button', { name: 'Перемістити вище: Кубики' });
    await up.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readStoredValue(page, 'pins'))
      .toEqual({ 'outer-rim': ['patrols#win', 'dice#def', 'combat'] });
    await page
      .getByRole('status')
      .filter({ hasText: 'Кубики, 1: тепер 2 з 3' })
      .waitFor({ state: 'attached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/^Перемістити вище: Кубики/);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readStoredValue(page, 'pins'))?.['outer-rim']?.[0]).toBe('dice#def');
    // The button «up» is disabled in the first row, so the focus moves to another button of the row.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/Кубики/);
    await page.reload();
    expect(await page.locator('.pins > li').first().innerText()).toContain('Кубики');
  });

  it('removes one line, or all lines with undo', async () => {
    const page = await site.open('/outer-rim/uk/tonight/', withStoredValues(site, PINS, device));
    await page.getByRole('button', { name: 'Відкріпити: Бій' }).click();
    await expect
      .poll(() => readStoredValue(page, 'pins'))
      .toEqual({ 'outer-rim': ['patrols#win', 'dice#def'] });
    await page.getByRole('button', { name: 'Відкріпити все' }).click();
    await page.getByText('Тут поки порожньо').waitFor();
    await page.getByRole('button', { name: 'Повернути' }).click();
    await expect.poll(() => page.locator('.pins > li').count()).toBe(2);
  });

  it('lists recently read entries, with the rule in their address, newest first', async () => {
    const page = await site.open('/outer-rim/uk/combat/', device);
    await expect.poll(() => readStoredValue(page, 'history')).toEqual({ 'outer-rim.uk': ['combat'] });
    await page.goto(`${site.origin}/outer-rim/uk/patrols/#win`);
    await expect
      .poll(async () => (await readStoredValue(page, 'history'))?.['outer-rim.uk']?.[0])
      .toBe('patrols#win');
    await page.goto(`${site.origin}/outer-rim/uk/tonight/`);
    const read = page.locator('section', { has: page.locator('#read') }).locator('li');
    await expect
      .poll(() => read.allInnerTexts())
      .toEqual([expect.stringMatching(/^Патрулі\s+правило 9$/), 'Бій']);
    await page.getByRole('button', { name: 'Очистити історію' }).click();
    await page.getByText('Тут з’являтимуться переглянуті статті.').waitFor();
  });

  it('hides a pinned spoiler until it is unlocked', async () => {
    const pins = { 'mandalorian-adventures': ['the-child#carried'] };
    const page = await site.open(
      '/mandalorian-adventures/uk/tonight/',
      withStoredValues(site, { pins }, device),
    );
    await page.getByRole('link', { name: 'Спойлер' }).waitFor();
    expect(await page.locator('main').innerText()).not.toContain('алюк');
  });

  it('shows an error if the data cannot be loaded, and can retry', async () => {
    const page = await site.newPage(withStoredValues(site, PINS, device));
    await page.route('**/data/outer-rim.uk.json', (route) => route.abort());
    await page.goto(`${site.origin}/outer-rim/uk/tonight/`);
    await page.getByRole('alert').filter({ hasText: 'Не вдалося завантажити правила' }).waitFor();
    await page.unroute('**/data/outer-rim.uk.json');
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await page.locator('.pins > li').first().waitFor();
  });
});
