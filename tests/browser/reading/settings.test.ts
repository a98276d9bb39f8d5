// Tests the settings dialog: text size, theme, keeping the screen on, and filters that hide kinds of content.
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();
const DEVICES = [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const;

describe.each(DEVICES)('the settings on %s', (_name, device) => {
  it('open by the «Aa» button and by keyboard, close by Escape and return the focus', async () => {
    const page = await site.open('/rebellion/uk/recruit/', device);
    const button = page.getByRole('button', { name: 'Налаштування читання' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Налаштування читання' });
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.errors).toEqual([]);
  });

  it('set the text size in three steps; the next page applies it before its scripts run', async () => {
    const page = await site.open('/outer-rim/uk/combat/', device);
    const size = () =>
      page.locator('#def p').evaluate((p) => Number.parseFloat(getComputedStyle(p).fontSize));
    const before = await size();
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    const sizes = [before];
    for (const name of ['Більший', 'Найбільший']) {
      await page.getByRole('radio', { name, exact: true }).check();
      sizes.push(await size());
    }
    expect(sizes.map((one) => (one / before).toFixed(3))).toEqual(['1.000', '1.125', '1.250']);
    await page.route('**/client/**', (route) => route.abort());
    await page.goto(`${site.origin}/outer-rim/uk/patrols/`);
    expect((await size()) / before).toBeCloseTo(1.25, 3);
  });

  it('set a theme that overrides the system’s, and reset it', async () => {
    const page = await site.open('/outer-rim/uk/combat/', { ...device, colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const bar = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
    const light = await paper();
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    await page.getByRole('radio', { name: 'Темна', exact: true }).check();
    expect(await paper()).toBe('rgb(21, 19, 15)');
    expect(await bar()).toEqual(['#15130f', '#fbf8f3', '#15130f']);
    await page.reload();
    expect(await paper()).toBe('rgb(21, 19, 15)');
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    await page.getByRole('radio', { name: 'Системна' }).check();
    expect(await paper()).toBe(light);
    expect(await bar()).toEqual(['#fbf8f3', '#15130f']);
  });

  it.each(['/', '/shelf/ru/', '/shelf/en/'])(
    'have the theme switch beside their button on %s',
    async (path) => {
      const page = await site.open(path, { ...PHONE, viewport: { width: 360, height: 740 } });
      const [theme, settings] = await Promise.all(
        [
          '[data-island="settings/theme-toggle"]',
          '[data-island="settings/settings"], [aria-haspopup="dialog"]',
        ].map((selector) => page.locator(selector).first().boundingBox()),
      );
      expect(theme?.y).toBe(settings?.y);
      expect(theme && theme.x + theme.width).toBeLessThanOrEqual((settings?.x ?? 0) + 1);
    },
  );

  it('keep the screen awake while the page is visible, until switched off', async () => {
    const page = await site.open('/outer-rim/uk/combat/', device);
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { wakeLog: log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async (kind: string) => {
            log.push(`request ${kind}`);
            return { release: async () => void log.push('release') };
          },
        },
      });
    });
    await page.reload();
    const log = () => page.evaluate(() => (window as unknown as { wakeLog: string[] }).wakeLog);
    const awake = page.getByRole('switch', { name: 'Не гасити екран' });
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    expect(await log()).toEqual([]);
    await awake.check();
    await expect.poll(log).toEqual(['request screen']);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(log).toEqual(['request screen', 'request screen']);
    await awake.uncheck();
    await expect.poll(async () => (await log()).at(-1)).toBe('release');
    await awake.check();
    await page.reload();
    await expect.poll(log).toEqual(['request screen']);
  });

  it('are in the language of the page', async () => {
    const page = await site.open('/outer-rim/ru/combat/', device);
    await page.getByRole('button', { name: 'Настройки чтения' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('radio', { name: 'Тёмная' }).waitFor({ state: 'attached' });
    expect(await sheet.innerText()).not.toMatch(/[іїєґ]/i);
  });
});

describe.each(DEVICES)('filters on %s', (_name, device) => {
  it('hide and show the notes of the team game, for this game only', async () => {
    const page = await site.open('/rebellion/uk/recruit/', device);
    const note = page.locator('.note-team').first();
    expect(await note.isVisible()).toBe(true);
    const toggle = async () => {
      await page.getByRole('button', { name: 'Налаштування читання' }).click();
      await page.getByRole('switch', { name: 'Командна гра' }).click();
      await page.keyboard.press('Escape');
    };
    await toggle();
    expect(await note.isVisible()).toBe(false);
    expect(await readStoredValue(page, 'hidden')).toEqual({ rebellion: ['team'] });
    await page.goto(`${site.origin}/rebellion/uk/`);
    expect(await page.getByRole('link', { name: 'Командна гра', exact: true }).count()).toBe(0);
    await page.goto(`${site.origin}/rebellion/uk/recruit/`);
    expect(await note.isVisible()).toBe(false);
    await toggle();
    expect(await note.isVisible()).toBe(true);
    await page.goto(`${site.origin}/rebellion/uk/`);
    await page.getByRole('link', { name: 'Командна гра', exact: true }).first().waitFor();
  });

  it('apply from the first paint, before main.js runs', async () => {
    const page = await site.newPage(withStoredValues(site, { hidden: { rebellion: ['team'] } }, device));
    await page.route('**/client/**', (route) => route.abort());
    await page.goto(`${site.origin}/rebellion/uk/combat/`);
    expect(await page.locator('.note-team').count()).toBeGreaterThan(0);
    expect(await page.locator('.note-team >> visible=true').count()).toBe(0);
  });

  it('still show a hidden rule if it is in the address', async () => {
    const page = await site.open(
      '/rebellion/uk/recruit/#team-admiral',
      withStoredValues(site, { hidden: { rebellion: ['team'] } }, device),
    );
    expect(await page.locator('#team-admiral').isVisible()).toBe(true);
  });

  it('hide solo entries and variants in lists, with their headings, chips and map nodes', async () => {
    const hidden = { 'planet-unknown': ['solo', 'variant'], 'outer-rim': ['solo'] };
    const page = await site.open('/planet-unknown/uk/', withStoredValues(site, { hidden }, device));
    for (const name of ['Соло-гра', 'Гра вдвох', 'Republic', 'Корпорації'])
      expect(await page.getByText(name, { exact: true }).locator('visible=true').count(), name).toBe(0);
    expect(await page.getByRole('link', { name: 'Приготування до гри' }).first().isVisible()).toBe(true);
    await page.goto(`${site.origin}/planet-unknown/uk/topics/`);
    expect(await page.locator('a.topic[data-ref="solo"]').count()).toBe(1);
    expect(await page.locator('a.topic[data-ref="solo"]').isVisible()).toBe(false);
    expect(await page.locator('.tie[data-tags~="solo"] >> visible=true').count()).toBe(0);
    await page.goto(`${site.origin}/outer-rim/uk/`);
    expect(await page.getByText('Додаток 3: Гра на одного').locator('visible=true').count()).toBe(0);
  });

  it('include only the kinds of content that a game has', async () => {
    const page = await site.open('/rebellion/uk/', device);
    await page.getByRole('button', { name: 'Налаштування читання' }).click();
    await page.getByRole('switch', { name: 'Командна гра' }).waitFor();
    expect(await page.getByRole('switch', { name: 'Гра на одного' }).count()).toBe(0);
  });
});
