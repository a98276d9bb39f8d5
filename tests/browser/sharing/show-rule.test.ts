// Tests the full-screen card of a rule, which a player shows to others: large text in two languages, the QR code, and
// keeping the screen on, online and offline.
import { describe, expect, it } from 'vitest';
import { violationsOf } from '../support/axe';
import {
  openActions,
  openCard,
  PATROLS,
  PHONE_WITH_CLIPBOARD,
  readClipboard,
  readText,
  scanQrCode,
} from '../support/rule-actions';
import { PHONE, startSite } from '../support/serve-site';

const site = startSite();
const addressOf = (rule: string) => `${site.origin}${PATROLS}${rule}/`;

describe('the card', () => {
  it('fills the screen with the rule, its parent rule, its sources and two languages', async () => {
    const page = await site.open(PATROLS);
    await openCard(page, 'must-reach');
    const card = page.locator('.show');
    await card.locator('section[lang="ru"]').waitFor();
    expect(await readText(card.locator('.show-place'))).toBe(
      'Зовнішнє Кільце · Патрулі, 15.1 · Рух патрулів',
    );
    expect(await readText(card.locator('section[lang="uk"] .show-parent'))).toMatch(
      /^Уточнює правило:\s15 Якщо до тебе ведуть кілька/,
    );
    expect(await readText(card.locator('section[lang="ru"]'))).toMatch(/за своё движение/);
    expect(await readText(card.locator('.show-differs'))).toMatch(/^Видання різняться\. Російське видання/);
    expect(await readText(card.locator('.show-sources'))).toBe(
      'Довідник, українське видання, с. 8\n\nСправочник, русское издание, с. 8',
    );
    const { width, height } = (await page.locator('dialog').boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
  });

  it('shows the golden rule on a tap', async () => {
    const page = await site.open(PATROLS);
    await openCard(page, 'not-a-ship');
    await page.getByText('Яке правило головніше').tap();
    await page.getByText('слухайся карти').waitFor();
  });

  it('keeps the screen awake until it is closed', async () => {
    const page = await site.open(PATROLS);
    await page.evaluate(() => {
      const log: string[] = [];
      Object.assign(window, { log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async (kind: string) => {
            log.push(kind);
            return { release: async () => log.push('released') };
          },
        },
      });
    });
    const log = () => page.evaluate(() => (window as unknown as { log: string[] }).log);
    await openCard(page, 'dice');
    await expect.poll(log).toEqual(['screen']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(log).toEqual(['screen', 'released']);
  });

  it('closes by a swipe, Escape and the back button, and stays on its page', async () => {
    const page = await site.open(PATROLS);
    const closings: (() => Promise<unknown>)[] = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      async () => {
        const touch = await page.context().newCDPSession(page);
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
          touch.send('Input.dispatchTouchEvent', { type, touchPoints: y ? [{ x: 200, y }] : [] });
        await send('touchStart', 300);
        await send('touchMove', 420);
        await send('touchMove', 520);
        await send('touchEnd');
      },
    ];
    for (const close of closings) {
      await openCard(page, 'dice');
      await close();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe(PATROLS);
    }
  });

  it('fits a phone in landscape, without horizontal scrolling', async () => {
    const page = await site.open(PATROLS, { ...PHONE, viewport: { width: 844, height: 390 } });
    await openCard(page, 'dice');
    await page.locator('.show section[lang="ru"]').waitFor();
    const [own, other] = await Promise.all(
      ['uk', 'ru'].map((lang) => page.locator(`.show section[lang="${lang}"]`).boundingBox()),
    );
    expect(other?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0));
    const body = page.locator('.sheet-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

describe.each(['light', 'dark'] as const)('the QR code, in the %s theme', (colorScheme) => {
  it('decodes to the rule’s address, both on the card and in its own view', async () => {
    const page = await site.open(PATROLS, { ...PHONE, colorScheme });
    await openCard(page, 'level-4-no-dice');
    // Takes several screenshots if needed, because the first one may show the card while it slides in.
    await expect.poll(() => scanQrCode(page), { timeout: 10_000 }).toBe(addressOf('level-4-no-dice'));
    await page.locator('.show-qr').tap();
    await page.locator('.rule-view > .qr[data-ready]').waitFor();
    await expect.poll(() => scanQrCode(page), { timeout: 10_000 }).toBe(addressOf('level-4-no-dice'));
    const box = await page.locator('.rule-view > .qr').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
  });

  it('has no axe violations, nor have the dialog and the card', async () => {
    const page = await site.open(PATROLS, { ...PHONE, colorScheme });
    const check = () => violationsOf(page, 'dialog');
    await openActions(page, 'must-reach');
    await page
      .locator('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
    expect(await check()).toEqual([]);
    await page.getByRole('button', { name: 'QR-код' }).tap();
    await page.locator('.qr[data-ready]').waitFor();
    expect(await check()).toEqual([]);
    await page.getByRole('button', { name: 'До дій' }).tap();
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    await page.locator('.show section[lang="ru"]').waitFor();
    expect(await check()).toEqual([]);
  });
});

describe('offline', () => {
  it('the card, copying and the QR code work for any rule', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await openCard(page, 'dice');
    await page.locator('.show section[lang="ru"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await openActions(page, 'must-reach');
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    await page.getByRole('status').filter({ hasText: 'Скопійовано' }).waitFor();
    expect(await readClipboard(page)).toBe(addressOf('must-reach'));
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    await page.locator('.show .qr[data-ready]').waitFor();
    await page.locator('.show section[lang="ru"]').waitFor();
    await page.locator('.show-qr').tap();
    await page.locator('.rule-view > .qr[data-ready]').waitFor();
    expect(await scanQrCode(page)).toBe(addressOf('must-reach'));
  });

  it('a tap marks the rule if the dialog with its actions cannot be loaded', async () => {
    const page = await site.open(PATROLS);
    await page.waitForLoadState('networkidle');
    await page.route('**/client/**', (route) => route.abort());
    await page.locator('#dice > .rule-body > p').tap({ position: { x: 4, y: 8 } });
    await page.waitForURL('**/patrols/#dice');
  });
});
