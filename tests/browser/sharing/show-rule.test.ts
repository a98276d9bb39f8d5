// A rule is held up across the table: in large type, in both languages, with a code to scan, with and without a network.
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../support/axe';
import { CLIPBOARD, clipboard, openActions, openCard, RULE, scan, textOf } from '../support/rule-actions';
import { PHONE, startSite } from '../support/serve-site';

const site = startSite();
const addressOf = (rule: string) => `${site.origin}${RULE}${rule}/`;

describe('showing', () => {
  it('fills the screen with the rule, what it hangs on, its sources and both languages', async () => {
    const page = await site.open(RULE);
    await openCard(page, 'must-reach');
    const card = page.locator('.show');
    await card.locator('section[lang="ru"]').waitFor();
    expect(await textOf(card.locator('.show-place'))).toBe('Зовнішнє Кільце · Патрулі, 15.1 · Рух патрулів');
    expect(await textOf(card.locator('section[lang="uk"] .show-parent'))).toMatch(
      /^Уточнює правило:\s15 Якщо до тебе ведуть кілька/,
    );
    expect(await textOf(card.locator('section[lang="ru"]'))).toMatch(/за своё движение/);
    expect(await textOf(card.locator('.show-differs'))).toMatch(/^Видання різняться\. Російське видання/);
    expect(await textOf(card.locator('.show-sources'))).toBe(
      'Довідник, українське видання, с. 8\n\nСправочник, русское издание, с. 8',
    );
    const { width, height } = (await page.locator('dialog').boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
  });

  it('has the golden rule one tap away', async () => {
    const page = await site.open(RULE);
    await openCard(page, 'not-a-ship');
    await page.getByText('Що важливіше за що').tap();
    await page.getByText('слухайся карти').waitFor();
  });

  it('asks the screen to stay awake, and lets it go again', async () => {
    const page = await site.open(RULE);
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

  it('closes with a swipe, with Escape and with back, and stays on its page', async () => {
    const page = await site.open(RULE);
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
      expect(new URL(page.url()).pathname).toBe(RULE);
    }
  });

  it('fits a phone turned on its side, without sideways scrolling', async () => {
    const page = await site.open(RULE, { ...PHONE, viewport: { width: 844, height: 390 } });
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

describe.each(['light', 'dark'] as const)('the code, in the %s theme', (colorScheme) => {
  it('is read from a screenshot as the rule’s address, small on the card and large on its own', async () => {
    const page = await site.open(RULE, { ...PHONE, colorScheme });
    await openCard(page, 'level-4-no-dice');
    // As with a camera, the hand may not be still at the first look.
    await expect.poll(() => scan(page), { timeout: 10_000 }).toBe(addressOf('level-4-no-dice'));
    await page.locator('.show-qr').tap();
    await page.locator('.rule-view > .qr[data-ready]').waitFor();
    await expect.poll(() => scan(page), { timeout: 10_000 }).toBe(addressOf('level-4-no-dice'));
    const box = await page.locator('.rule-view > .qr').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
  });

  it('stands among things that everybody can use: axe finds nothing on the sheet and on the card', async () => {
    const page = await site.open(RULE, { ...PHONE, colorScheme });
    const look = () => faultsOf(page, 'dialog');
    await openActions(page, 'must-reach');
    await page
      .locator('dialog')
      .evaluate((dialog) => Promise.all(dialog.getAnimations().map((one) => one.finished)));
    expect(await look()).toEqual([]);
    await page.getByRole('button', { name: 'QR-код' }).tap();
    await page.locator('.qr[data-ready]').waitFor();
    expect(await look()).toEqual([]);
    await page.getByRole('button', { name: 'До дій' }).tap();
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    await page.locator('.show section[lang="ru"]').waitFor();
    expect(await look()).toEqual([]);
  });
});

describe('without a network', () => {
  it('shows, copies and draws the code of any rule as before', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await openCard(page, 'dice');
    await page.locator('.show section[lang="ru"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.context().setOffline(true);
    await openActions(page, 'must-reach');
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    await page.getByRole('status').filter({ hasText: 'Скопійовано' }).waitFor();
    expect(await clipboard(page)).toBe(addressOf('must-reach'));
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    await page.locator('.show .qr[data-ready]').waitFor();
    await page.locator('.show section[lang="ru"]').waitFor();
    await page.locator('.show-qr').tap();
    await page.locator('.rule-view > .qr[data-ready]').waitFor();
    expect(await scan(page)).toBe(addressOf('must-reach'));
  });

  it('still marks the rule when its actions cannot be had', async () => {
    const page = await site.open(RULE);
    await page.waitForLoadState('networkidle');
    await page.route('**/client/**', (route) => route.abort());
    await page.locator('#dice > .rule-body > p').tap({ position: { x: 4, y: 8 } });
    await page.waitForURL('**/patrols/#dice');
  });
});
