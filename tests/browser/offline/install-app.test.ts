// Tests the installation of the site as an app: the browser accepts the web manifest, and the site shows the install
// prompt at the right times.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';

const site = startSite();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

interface Manifest {
  shortcuts: { name: string; url: string }[];
}

/** Fires `beforeinstallprompt` as Chromium does. `outcome` is the reader's answer to the install dialog. */
const firePromptEvent = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

const installPrompt = (page: Page) => page.locator('.invitation');
/** Stored values of a reader who visited the site on an earlier day. */
const RETURNING = { visits: ['2026-01-10'] };

describe('the manifest', () => {
  it('is installable in both languages, and a shortcut opens the search of a game', async () => {
    const page = await site.open('/');
    const session = await page.context().newCDPSession(page);
    const checkInstallable = async () => {
      const { errors, data } = await session.send('Page.getAppManifest');
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      const installErrors = installabilityErrors
        .map(({ errorId }) => errorId)
        .filter((id) => id !== 'in-incognito');
      return { errors, installErrors, manifest: JSON.parse(data ?? '{}') as Manifest };
    };
    const uk = await checkInstallable();
    expect(uk).toMatchObject({ errors: [], installErrors: [], manifest: { lang: 'uk', start_url: '/' } });
    await page.goto(`${site.origin}/outer-rim/ru/patrols/`);
    const ru = await checkInstallable();
    expect(ru).toMatchObject({
      errors: [],
      installErrors: [],
      manifest: { lang: 'ru', start_url: '/shelf/ru/' },
    });
    expect(ru.manifest.shortcuts[0]?.name).toBe('Поиск: Внешнее кольцо');
    await page.goto(site.origin + ru.manifest.shortcuts[0]?.url);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  });
});

describe('the install prompt', () => {
  it('is not shown on the first visit, but after some reading', async () => {
    const page = await site.open('/');
    expect(await firePromptEvent(page, 'accepted')).toBe(true);
    await expect.poll(() => readStoredValue(page, 'visits')).toHaveLength(1);
    expect(await installPrompt(page).count()).toBe(0);
    for (const entry of ['combat', 'patrols', 'ships']) {
      await page.goto(`${site.origin}/outer-rim/uk/${entry}/`);
      await expect
        .poll(async () => (await readStoredValue(page, 'history'))?.['outer-rim.uk']?.[0])
        .toContain(entry);
      await firePromptEvent(page, 'accepted');
      expect(await installPrompt(page).count()).toBe(0);
    }
    await page.goto(`${site.origin}/outer-rim/uk/`);
    await firePromptEvent(page, 'accepted');
    await page.getByRole('button', { name: 'Встановити' }).click();
    await installPrompt(page).waitFor({ state: 'detached' });
    expect(await page.locator('html[data-prompted]').count()).toBe(1);
    expect(page.errors).toEqual([]);
  });

  it('is not shown again after the reader declines it or the browser’s dialog', async () => {
    const page = await site.open('/shelf/ru/', withStoredValues(site, RETURNING, PHONE));
    for (const button of ['Нет, спасибо', 'Установить']) {
      await firePromptEvent(page, 'dismissed');
      await page.getByRole('button', { name: button }).click();
      await installPrompt(page).waitFor({ state: 'detached' });
      expect(await readStoredValue(page, 'installDeclined')).toBe(true);
      await page.reload();
      await firePromptEvent(page, 'dismissed');
      await page.waitForTimeout(100);
      expect(await installPrompt(page).count()).toBe(0);
      await page.evaluate(() => localStorage.setItem('pravylo.installDeclined', 'false'));
      await page.reload();
    }
  });

  it('shows instructions on an iPhone until the reader confirms them', async () => {
    const page = await site.open('/', withStoredValues(site, RETURNING, { ...PHONE, userAgent: IPHONE }));
    expect(await installPrompt(page).innerText()).toMatch(/«Поширити»[\s\S]*«На\sпочатковий екран»/);
    await page.getByRole('button', { name: 'Зрозуміло' }).click();
    await page.reload();
    await expect.poll(() => readStoredValue(page, 'visits')).toHaveLength(2);
    expect(await installPrompt(page).count()).toBe(0);
  });

  it('is not shown in the installed app', async () => {
    const page = await site.newPage(withStoredValues(site, RETURNING, { ...PHONE, userAgent: IPHONE }));
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto(`${site.origin}/`);
    await expect.poll(() => readStoredValue(page, 'visits')).toHaveLength(2);
    expect(await installPrompt(page).count()).toBe(0);
  });
});
