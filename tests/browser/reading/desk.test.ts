// Tests what the site adds on wide screens with a mouse (client/desktop): columns beside the text, previews on hover,
// the preview beside the search results, and keyboard shortcuts.
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite, WIDE_SCREEN } from '../support/serve-site';
import { withStoredValues } from '../support/stored-values';

const site = startSite();
const COMBAT = '/rebellion/en/combat/';

describe('a wide screen', () => {
  it('lists the parts and entries of the game, and the sections, related topics and pins beside the entry', async () => {
    const pins = { pins: { rebellion: ['missions', 'dice#def'] } };
    const page = await site.open(COMBAT, withStoredValues(site, pins, WIDE_SCREEN));
    const side = page.locator('.desk-side');
    expect(await side.locator('[aria-current="page"]').first().textContent()).toBe('Combat');
    expect(await side.getByRole('link').count()).toBeGreaterThan(60);
    const rail = page.locator('.desk-rail');
    await rail.getByRole('navigation', { name: 'Pinned' }).getByRole('link').first().waitFor();
    await rail.getByRole('link', { name: 'Retreat', exact: true }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#retreat');
    await expect.poll(() => rail.locator('[aria-current]').textContent()).toBe('Retreat');
    const [text, left, right] = await Promise.all(
      ['main', '.desk-side', '.desk-rail'].map((selector) => page.locator(selector).boundingBox()),
    );
    if (!text || !left || !right) throw new Error('Nothing to measure.');
    expect(left.x + left.width).toBeLessThanOrEqual(text.x + 1);
    expect(right.x).toBeGreaterThanOrEqual(text.x + text.width - 1);
    expect(right.x + right.width).toBeLessThanOrEqual(1280);
    expect(page.errors).toEqual([]);
  });

  it('marks one link of the contents as the current page, also if terms of the index lead to it', async () => {
    const page = await site.open('/outer-rim/uk/combat/', WIDE_SCREEN);
    const links = page.locator('.desk-side a[href="/outer-rim/uk/combat/"]');
    await links.first().waitFor();
    expect(await links.count()).toBeGreaterThan(1);
    expect(await page.locator('.desk-side [aria-current]').allTextContents()).toEqual(['Бій']);
  });

  it('shows the preview of a link on hover and on focus, hides it by Escape, and opens the page by a click', async () => {
    const page = await site.open(COMBAT, WIDE_SCREEN);
    await page.locator('.desk-side [aria-current]').waitFor();
    const link = page.locator('.entry-text a.ref').first();
    const target = await link.getAttribute('href');
    await link.hover();
    const preview = page.locator('.hover-preview');
    await preview.waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await preview.waitFor({ state: 'detached' });
    await page.mouse.move(5, 5);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await preview.waitFor();
    await link.click();
    await page.waitForURL(`**${target}`);
    await page.locator('.return-chip').waitFor();
  });

  it('shows the active result beside the results, and returns the focus to the field after going back', async () => {
    const page = await site.open('/outer-rim/uk/', WIDE_SCREEN);
    await page.keyboard.press('/');
    await page.keyboard.type('патруль');
    const preview = page.locator('.search-preview .preview');
    await preview.waitFor();
    const first = await preview.textContent();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => preview.textContent()).not.toBe(first);
    const [results, beside] = await Promise.all([
      page.getByRole('listbox').boundingBox(),
      preview.boundingBox(),
    ]);
    expect(beside?.x ?? 0).toBeGreaterThanOrEqual((results?.x ?? 0) + (results?.width ?? 0));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/outer-rim/uk/*/#**');
    await page.goBack();
    const field = page.getByRole('combobox');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('патруль');
  });

  it('shows the best rule beside the results if the query names a game', async () => {
    const page = await site.open('/shelf/en/?q=outer%20rim%20combat', WIDE_SCREEN);
    await page.locator('.search-preview .preview').getByRole('heading', { name: 'Combat' }).waitFor();
  });

  it('opens the next and the previous entry by arrow keys, and lists the shortcuts by ?', async () => {
    const page = await site.open(COMBAT, WIDE_SCREEN);
    await page.locator('.desk-side [aria-current]').waitFor();
    const next = await page.locator('main a[rel="next"]').getAttribute('href');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    for (const key of await help.locator('kbd').all())
      expect(await key.evaluate((element) => element.getClientRects().length), await key.innerText()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(new URL(page.url()).pathname).toBe(COMBAT);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(`**${next}`);
    await page.locator('.desk-side [aria-current]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(`**${COMBAT}`);
  });
});

it('has the search field of the home page above the text, in the same column', async () => {
  const page = await site.open('/shelf/en/', WIDE_SCREEN);
  const [field, text, name] = await Promise.all([
    page.getByRole('combobox').boundingBox(),
    page.locator('main').boundingBox(),
    page.getByText('Pravylo', { exact: true }).boundingBox(),
  ]);
  if (!field || !text || !name) throw new Error('Nothing to measure.');
  expect(field.x).toBeGreaterThan(text.x);
  expect(field.x + field.width).toBeLessThan(text.x + text.width);
  expect(field.y + field.height).toBeLessThan(name.y);
});

it.each([
  ['a phone', PHONE],
  ['a narrow window', DESKTOP],
])('%s loads no script of client/desk', async (_name, device) => {
  const page = await site.newPage(device);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(site.origin + COMBAT);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('desk'))).toEqual([]);
  expect(await page.locator('.desk-side, .desk-rail').count()).toBe(0);
});
