// Installing: what the browser itself says of the manifest, and the invitation that comes once and takes a no.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, startSite } from '../support/serve-site';
import { remembered, remembering } from '../support/stored-values';

const site = startSite();
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1';

interface Manifest {
  shortcuts: { name: string; url: string }[];
}

/** The browser's offer to install, as Chromium makes it once it has seen enough; the answer is given beforehand. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      userChoice: Promise.resolve({ outcome: answer }),
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }, outcome);

const invitation = (page: Page) => page.locator('.invitation');
const RETURNING = { visits: ['2026-01-10'] };

describe('the manifest', () => {
  it('pleases the browser in both languages, and a shortcut leads straight into the open search of a game', async () => {
    const page = await site.open('/');
    const session = await page.context().newCDPSession(page);
    const judge = async () => {
      const { errors, data } = await session.send('Page.getAppManifest');
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      const faults = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
      return { errors, faults, manifest: JSON.parse(data ?? '{}') as Manifest };
    };
    const uk = await judge();
    expect(uk).toMatchObject({ errors: [], faults: [], manifest: { lang: 'uk', start_url: '/' } });
    await page.goto(`${site.origin}/outer-rim/ru/patrols/`);
    const ru = await judge();
    expect(ru).toMatchObject({ errors: [], faults: [], manifest: { lang: 'ru', start_url: '/shelf/ru/' } });
    expect(ru.manifest.shortcuts[0]?.name).toBe('Поиск: Внешнее кольцо');
    await page.goto(site.origin + ru.manifest.shortcuts[0]?.url);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  });
});

describe('the invitation to install', () => {
  it('does not come at first sight, but after some reading', async () => {
    const page = await site.open('/');
    expect(await offer(page, 'accepted')).toBe(true);
    await expect.poll(() => remembered(page, 'visits')).toHaveLength(1);
    expect(await invitation(page).count()).toBe(0);
    for (const entry of ['combat', 'patrols', 'ships']) {
      await page.goto(`${site.origin}/outer-rim/uk/${entry}/`);
      await expect
        .poll(async () => (await remembered(page, 'history'))?.['outer-rim.uk']?.[0])
        .toContain(entry);
      await offer(page, 'accepted');
      expect(await invitation(page).count()).toBe(0);
    }
    await page.goto(`${site.origin}/outer-rim/uk/`);
    await offer(page, 'accepted');
    await page.getByRole('button', { name: 'Встановити' }).click();
    await invitation(page).waitFor({ state: 'detached' });
    expect(await page.locator('html[data-prompted]').count()).toBe(1);
    expect(page.errors).toEqual([]);
  });

  it('takes a no for good, whether to our button or to the browser’s own dialog', async () => {
    const page = await site.open('/shelf/ru/', remembering(site, RETURNING, PHONE));
    for (const button of ['Нет, спасибо', 'Установить']) {
      await offer(page, 'dismissed');
      await page.getByRole('button', { name: button }).click();
      await invitation(page).waitFor({ state: 'detached' });
      expect(await remembered(page, 'installDeclined')).toBe(true);
      await page.reload();
      await offer(page, 'dismissed');
      await page.waitForTimeout(100);
      expect(await invitation(page).count()).toBe(0);
      await page.evaluate(() => localStorage.removeItem('pravylo.installDeclined'));
      await page.reload();
    }
  });

  it('says on an iPhone where to tap, and stays away once that is understood', async () => {
    const page = await site.open('/', remembering(site, RETURNING, { ...PHONE, userAgent: IPHONE }));
    expect(await invitation(page).innerText()).toMatch(/«Поширити»[\s\S]*«На\sпочатковий екран»/);
    await page.getByRole('button', { name: 'Зрозуміло' }).click();
    await page.reload();
    await expect.poll(() => remembered(page, 'visits')).toHaveLength(2);
    expect(await invitation(page).count()).toBe(0);
  });

  it('does not come where the site is installed', async () => {
    const page = await site.blank(remembering(site, RETURNING, { ...PHONE, userAgent: IPHONE }));
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto(`${site.origin}/`);
    await expect.poll(() => remembered(page, 'visits')).toHaveLength(2);
    expect(await invitation(page).count()).toBe(0);
  });
});
