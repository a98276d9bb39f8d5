// A dispute at the table: a rule is tapped, shown, quoted, sent and scanned, on a phone, with and without a network.
import { AxeBuilder } from '@axe-core/playwright';
import type decode from 'jsqr';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, startSite } from './harness';

const site = startSite();
const DECODER = 'node_modules/jsqr/dist/jsQR.js';
const RULE = '/outer-rim/uk/patrols/';
const CLIPBOARD: BrowserContextOptions = { ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] };

const addressOf = (rule: string) => `${site.origin}/outer-rim/uk/patrols/${rule}/`;
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openActions(page: Page, rule: string): Promise<void> {
  // Beside the words: a tap on a word may meet a link.
  const body = page.locator(`#${rule} > .rule-body`);
  const { width } = (await body.boundingBox()) ?? { width: 0 };
  await body.tap({ position: { x: width - 5, y: 6 } });
  await page.getByRole('button', { name: 'Показати за столом' }).waitFor();
}

async function openCard(page: Page, rule: string): Promise<void> {
  await openActions(page, rule);
  await page.getByRole('button', { name: 'Показати за столом' }).tap();
  await page.locator('.show .qr[data-ready]').waitFor();
}

/** Reads the code from what the eye would see, a screenshot, in a page of its own. */
async function scan(page: Page): Promise<string | undefined> {
  const png = await page.screenshot();
  const reader = await page.context().newPage();
  await reader.addScriptTag({ path: DECODER });
  const found = await reader.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height);
    const { jsQR } = window as unknown as { jsQR: typeof decode };
    return pixels && jsQR(pixels.data, image.width, image.height)?.data;
  }, png.toString('base64'));
  await reader.close();
  return found;
}

/** Text as it is read: without the spaces that only hold words together. */
const textOf = async (locator: Locator): Promise<string> =>
  (await locator.innerText()).replaceAll('\u00a0', ' ');

describe('a rule’s handle', () => {
  it('opens by a tap on the rule and by Enter or Space on its number, and gives the focus back', async () => {
    const page = await site.open(RULE);
    await openActions(page, 'not-a-ship');
    expect(await page.getByRole('dialog').getAttribute('aria-label')).toBe('Патрулі, 2');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    for (const key of ['Enter', ' ']) {
      await page.locator('#dice > .rule-body > .rule-n').focus();
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name: 'Патрулі, 6' }).waitFor();
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#dice');
    }
    expect(page.errors).toEqual([]);
    await page.context().close();
  });

  it('is there for every rule, numbered or not, by keyboard too', async () => {
    const page = await site.open('/outer-rim/uk/combat/');
    const without = await page
      .locator('.entry-text .rule')
      .evaluateAll(
        (rules) => rules.filter((rule) => !rule.querySelector(':scope > .rule-body > a.rule-n')).length,
      );
    expect(without).toBe(0);
    await page.locator('.note-differs .rule-n').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Бій' }).waitFor();
    await page.context().close();
  });

  it('leaves links inside a rule and marked words to themselves', async () => {
    const page = await site.open(RULE);
    await page.locator('#not-a-ship p').evaluate((words) => getSelection()?.selectAllChildren(words));
    await page.locator('#not-a-ship > .rule-body > p').dispatchEvent('click');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.locator('#not-a-ship a.ref').dispatchEvent('click', { ctrlKey: true });
    await openActions(page, 'dice');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.getByRole('dialog').getAttribute('aria-label')).toBe('Патрулі, 6');
    await page.context().close();
  });

  it('has all its targets in reach of the thumb and large enough for it', async () => {
    const page = await site.open(RULE);
    await openActions(page, 'not-a-ship');
    for (const button of await page.locator('dialog .rule-view :is(button, a)').all()) {
      const box = await button.boundingBox();
      expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.y, await button.innerText()).toBeGreaterThan(844 / 2 - 60);
    }
    await page.context().close();
  });
});

describe('showing', () => {
  it('fills the screen with the rule, what it hangs on, its sources and both languages', async () => {
    const page = await site.open(RULE);
    await openCard(page, 'must-reach');
    const card = page.locator('.show');
    await card.locator('section[lang="ru"]').waitFor();
    expect(await textOf(card.locator('.show-place'))).toBe('Зовнішнє Кільце · Патрулі, 15.1 · Рух патрулів');
    expect(await textOf(card.locator('section[lang="uk"] .show-parent'))).toMatch(
      /^Уточнює правило:\s15 Доріг до тебе кілька/,
    );
    expect(await textOf(card.locator('section[lang="ru"]'))).toMatch(/за это движение/);
    expect(await textOf(card.locator('.show-differs'))).toMatch(/^Видання різняться\. Російське видання/);
    expect(await textOf(card.locator('.show-sources'))).toBe(
      'Довідник, українське видання, с. 8\n\nСправочник, русское издание, с. 8',
    );
    const { width, height } = (await page.locator('dialog').boundingBox()) ?? {};
    expect([width, height]).toEqual([390, 844]);
    await page.context().close();
  });

  it('has the golden rule one tap away', async () => {
    const page = await site.open(RULE);
    await openCard(page, 'not-a-ship');
    await page.getByText('Що важливіше за що').tap();
    await page.getByText('права карта').waitFor();
    await page.context().close();
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
    expect(await log()).toEqual(['screen']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await log()).toEqual(['screen', 'released']);
    await page.context().close();
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
    await page.context().close();
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
    await page.context().close();
  });
});

describe('sending', () => {
  it('gives the system’s share sheet a short quotation, its source and the rule’s own address', async () => {
    const page = await site.open(RULE);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (given: ShareData) => Object.assign(window, { given }),
      });
    });
    await openActions(page, 'not-a-ship');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    expect(await page.evaluate(() => (window as unknown as { given: ShareData }).given)).toEqual({
      title: 'Зовнішнє Кільце · Патрулі · с. 8',
      text: '«Патруль не є кораблем: властивості, які згадують кораблі, його не зачіпають»\nЗовнішнє Кільце · Патрулі · с. 8',
      url: addressOf('not-a-ship'),
    });
    await page.context().close();
  });

  it('says nothing of a spoiler to those it is sent to', async () => {
    const page = await site.open('/mandalorian-adventures/uk/the-child/');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (given: ShareData) => Object.assign(window, { given }),
      });
    });
    await page.locator('details[data-until] > summary').tap();
    await openActions(page, 'def');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    const given = JSON.stringify(
      await page.evaluate(() => (window as unknown as { given: ShareData }).given),
    );
    expect(given).toContain('Правило під замком');
    expect(given).not.toContain('Малюк');
    await page.context().close();
  });

  it('copies with a visible confirmation where there is no share sheet', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openActions(page, 'not-a-ship');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    await page.getByRole('status').filter({ hasText: 'Скопійовано' }).waitFor();
    expect(await clipboard(page)).toMatch(
      /^«Патруль не є кораблем.+»\nЗовнішнє Кільце · Патрулі · с\. 8\nhttp/,
    );
    await page.context().close();
  });

  it('copies as text, as a link and as Markdown', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await openActions(page, 'dice');
    const copied = async (name: string) => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name, exact: true }).tap();
      await expect.poll(() => clipboard(page)).not.toBe('');
      return clipboard(page);
    };
    expect(await copied('Текст')).toBe(
      `«Число біля космічний бій — це кількість кубиків, які кидають за патруль»\nЗовнішнє Кільце · Патрулі · с. 8\n${addressOf('dice')}`,
    );
    expect(await copied('Посилання')).toBe(addressOf('dice'));
    expect(await copied('Markdown')).toBe(
      `> Число біля космічний бій — це кількість кубиків, які кидають за патруль.\n>\n> — [Зовнішнє Кільце · Патрулі · с. 8](${addressOf('dice')})`,
    );
    await page.context().close();
  });

  it('shows the text itself when the browser lets nothing be copied', async () => {
    const page = await site.open(RULE);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await openActions(page, 'dice');
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    expect(await page.locator('dialog textarea').inputValue()).toBe(addressOf('dice'));
    await page.context().close();
  });

  it('pins a rule and takes the pin off again', async () => {
    const page = await site.open(RULE);
    const pins = () => page.evaluate(() => JSON.parse(localStorage.getItem('pravylo.pins') ?? 'null'));
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('button', { name: 'Закріпити' }).tap();
    await page.getByRole('status').filter({ hasText: 'Закріплено' }).waitFor();
    expect(await pins()).toEqual({ 'outer-rim': ['patrols#dice'] });
    await page.getByRole('dialog').getByRole('button', { name: 'Відкріпити' }).tap();
    await page.getByRole('status').filter({ hasText: 'Відкріплено' }).waitFor();
    expect(await pins()).toEqual({ 'outer-rim': [] });
    await page.context().close();
  });

  it('leads to the same rule in the other language', async () => {
    const page = await site.open(RULE);
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('link', { name: 'Русский' }).tap();
    await page.waitForURL('**/outer-rim/ru/patrols/#dice');
    await page.context().close();
  });

  it('copies a report of what is wrong, with address, language and version', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await page.locator('.trail').getByRole('button', { name: 'Тут щось не так' }).tap();
    await page.getByText('Звіт скопійовано').waitFor();
    expect(await clipboard(page)).toMatch(
      /^Помилка: Зовнішнє Кільце · Патрулі · с\. 8\nДе: http:\/\/localhost:\d+\/outer-rim\/uk\/patrols\/\nМова: uk\nВерсія: [0-9a-f]{8}/,
    );
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('button', { name: 'Тут щось не так' }).tap();
    await page.getByRole('dialog').getByText('Звіт скопійовано').waitFor();
    expect(await clipboard(page)).toContain(`Де: ${addressOf('dice')}`);
    await page.context().close();
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
    await page.context().close();
  });

  it('stands among things that everybody can use: axe finds nothing on the sheet and on the card', async () => {
    const page = await site.open(RULE, { ...PHONE, colorScheme });
    const look = async () =>
      (await new AxeBuilder({ page }).include('dialog').analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
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
    await page.context().close();
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
    await page.context().close();
  });

  it('still marks the rule when its actions cannot be had', async () => {
    const page = await site.open(RULE);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/**', (route) => route.abort());
    await page.locator('#dice > .rule-body > p').tap({ position: { x: 4, y: 8 } });
    await page.waitForURL('**/patrols/#dice');
    await page.context().close();
  });
});

describe('on a wide screen', () => {
  it('opens by mouse and by keyboard, and keeps the focus inside', async () => {
    const page = await site.open('/outer-rim/ru/patrols/', DESKTOP);
    await page.locator('#dice > .rule-body > p').click({ position: { x: 4, y: 8 } });
    await page.getByRole('dialog', { name: 'Патрули, 6' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Показать за столом');
    await page.keyboard.press('Enter');
    await page.locator('.show section[lang="uk"]').waitFor();
    expect(page.errors).toEqual([]);
    await page.context().close();
  });
});
