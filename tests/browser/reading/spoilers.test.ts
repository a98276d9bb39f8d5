// Tests spoilers: content about a later point of a campaign stays hidden everywhere until the reader unlocks that
// point.
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();
const GAME = '/mandalorian-adventures/uk';
const OPEN = { unlocked: { 'mandalorian-adventures': ['mission-2'] } };
const TITLES = ['Додаткові правила', 'Малюк', 'Захоплення', 'Диверсія', 'Дія місії'];

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const)('spoilers on %s', (_name, device) => {
  it('are hidden on every page before their point is reached', async () => {
    const page = await site.open(`${GAME}/`, device);
    for (const path of ['', 'topics/', 'booklet/', 'tonight/', 'components/', 'missions/', 'the-child/']) {
      await page.goto(`${site.origin}${GAME}/${path}`);
      const text = `${await page.title()} ${await page.locator('body').innerText()}`;
      for (const title of TITLES)
        expect(text, `${path}: ${title}`).not.toMatch(new RegExp(`${title}(?!\\p{L})`, 'u'));
      expect(text, path).not.toContain('малюка');
    }
    await page.goto(`${site.origin}${GAME}/`);
    expect(await page.getByRole('link', { name: /Спойлер/ }).count()).toBe(1);
  });

  it('unlock on every page by one tap, and lock again by one tap', async () => {
    const page = await site.open(`${GAME}/`, device);
    const row = page.getByRole('link', { name: 'Спойлер: Місія 2' });
    await row.click();
    await page.getByRole('heading', { level: 1, name: 'Спойлер' }).waitFor();
    await page.getByText('Місія 2: ми вже тут').click();
    await page.getByRole('heading', { level: 1, name: 'Додаткові правила' }).waitFor();
    await page.getByRole('heading', { name: 'Спойлер' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.title()).toBe('Додаткові правила — Мандалорець: Пригоди');
    expect(await readStoredValue(page, 'unlocked')).toEqual(OPEN.unlocked);

    await page.goto(`${site.origin}${GAME}/`);
    const part = page.locator('nav section', { has: page.getByText('Відкривається перед місією 2') });
    await part.getByRole('link', { name: 'Малюк' }).waitFor();
    expect(await part.getByRole('link').allInnerTexts()).toEqual([
      'Додаткові правила',
      'Малюк',
      'Додаткові ефекти ворогів',
      'Захоплення',
      'Ефект місії',
      'Диверсія',
      'Пронумеровані клітинки',
      'Дія місії',
    ]);
    const letters = page.locator('section', { has: page.locator('#letter-З') });
    await letters.last().getByRole('link', { name: 'Захоплення' }).waitFor();
    await page.getByRole('link', { name: /Жетон малюка/ }).waitFor();

    await page.goto(`${site.origin}${GAME}/components/`);
    expect(await page.getByText('Жетон малюка — 1.').isVisible()).toBe(true);
    await page.goto(`${site.origin}${GAME}/terrain/`);
    await page.locator('.link-chips').getByRole('link', { name: 'Пронумеровані клітинки' }).waitFor();

    await page.goto(`${site.origin}${GAME}/the-child/`);
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    await page.getByRole('switch', { name: 'Місія 2: ми вже тут' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1, name: 'Спойлер' }).waitFor();
    await page.getByRole('heading', { name: 'Малюк' }).waitFor({ state: 'hidden' });
    expect(page.errors).toEqual([]);
  });

  it('inside an open page name their point, and can be locked again from the notice', async () => {
    const page = await site.open(`${GAME}/components/`, device);
    await page.getByText('Спойлер. Місія 2: ми вже тут').click();
    await page.getByText('Жетон малюка — 1.').waitFor();
    await page.getByRole('status').getByRole('button', { name: 'Приховати знову' }).click();
    await page.getByText('Жетон малюка — 1.').waitFor({ state: 'hidden' });
    expect((await readStoredValue(page, 'unlocked'))?.['mandalorian-adventures']).toEqual([]);
  });

  it('are unlocked by a tap before the script of the locks has loaded', async () => {
    const page = await site.open(`${GAME}/`, device);
    let load = () => {};
    const released = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/spoilers-locks.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${site.origin}${GAME}/components/`);
    await page.getByText('Спойлер. Місія 2: ми вже тут').click();
    await page.getByText('Жетон малюка — 1.').waitFor();
    load();
    await page.getByRole('status').getByRole('button', { name: 'Приховати знову' }).waitFor();
    expect(await page.getByText('Жетон малюка — 1.').isVisible()).toBe(true);
    expect(await readStoredValue(page, 'unlocked')).toEqual(OPEN.unlocked);
  });

  it('are visible from the first paint once unlocked', async () => {
    const page = await site.newPage(withStoredValues(site, OPEN, device));
    await page.route('**/client/**', (route) => route.abort());
    await page.goto(`${site.origin}${GAME}/the-child/`);
    expect(await page.getByRole('heading', { name: 'Малюк', exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Спойлер' }).count()).toBe(0);
  });

  it('can be opened without scripts, page by page', async () => {
    const page = await site.open(`${GAME}/the-child/`, { ...device, javaScriptEnabled: false });
    expect(await page.getByRole('heading', { name: 'Малюк', exact: true }).count()).toBe(0);
    await page.getByText('Місія 2: ми вже тут').click();
    await page.getByRole('heading', { name: 'Малюк', exact: true }).waitFor();
  });

  it('are in the booklet once unlocked', async () => {
    const page = await site.open(`${GAME}/booklet/`, withStoredValues(site, OPEN, device));
    await page.getByRole('heading', { level: 3, name: 'Малюк' }).waitFor();
  });
});

describe('a locked spoiler', () => {
  const HISTORY = { 'mandalorian-adventures.uk': ['the-child#def', 'components#child-token', 'missions'] };

  it('is not recorded as read', async () => {
    const page = await site.open(`${GAME}/components/#child-token`);
    await expect
      .poll(() => readStoredValue(page, 'history'))
      .toEqual({ 'mandalorian-adventures.uk': ['components'] });
    await page.goto(`${site.origin}${GAME}/the-child/#def`);
    await page.getByRole('heading', { level: 1, name: 'Спойлер' }).waitFor();
    expect(await readStoredValue(page, 'history')).toEqual({ 'mandalorian-adventures.uk': ['components'] });
  });

  it('is not shown among recently read rules', async () => {
    // The history contains entries that the reader read while they were unlocked. Now they are locked again.
    const page = await site.open(`${GAME}/?q=`, withStoredValues(site, { history: HISTORY }, PHONE));
    const read = page.locator('.search-idle .hit');
    await read.first().waitFor();
    expect(await read.count()).toBe(1);
    expect(await page.locator('.search-idle').innerText()).not.toMatch(/малюк/iu);
    expect(await read.getAttribute('href')).toBe(`${GAME}/missions/`);
  });

  it.each([
    ['with scripts', PHONE],
    ['without scripts', { ...PHONE, javaScriptEnabled: false }],
  ])('cannot be opened by an address, %s', async (_name, device) => {
    const page = await site.open(`${GAME}/components/#child-token`, device);
    expect(await page.getByText('Жетон малюка — 1.').isVisible()).toBe(false);
    for (const anchor of ['def', 'carried', 'asked']) {
      await page.goto(`${site.origin}${GAME}/the-child/#${anchor}`);
      expect(await page.locator('details[data-until][open]').count(), anchor).toBe(0);
      expect(await page.getByRole('heading', { name: 'Малюк', exact: true }).isVisible(), anchor).toBe(false);
    }
  });
});
