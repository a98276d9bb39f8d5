// Tests the dialog with the actions for a rule: opening it, sharing, copying, pinning and reporting a mistake.
import { describe, expect, it } from 'vitest';
import { openActions, PATROLS, PHONE_WITH_CLIPBOARD, readClipboard, readText } from '../support/rule-actions';
import { DESKTOP, startSite } from '../support/serve-site';

const site = startSite();
const addressOf = (rule: string) => `${site.origin}${PATROLS}${rule}/`;

describe('the dialog with the actions for a rule', () => {
  it('opens by a tap on the rule and by Enter or Space on its number, and returns the focus when closed', async () => {
    const page = await site.open(PATROLS);
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
  });

  it('opens for every rule, with or without a number, by keyboard too', async () => {
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
  });

  it('does not open by a click on a link or with selected text', async () => {
    const page = await site.open(PATROLS);
    await page.locator('#not-a-ship p').evaluate((words) => getSelection()?.selectAllChildren(words));
    await page.locator('#not-a-ship > .rule-body > p').dispatchEvent('click');
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await page.locator('#not-a-ship a.ref').dispatchEvent('click', { ctrlKey: true });
    await openActions(page, 'dice');
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(await page.getByRole('dialog').getAttribute('aria-label')).toBe('Патрулі, 6');
  });

  it('has touch targets of at least 44 px in the lower half of the screen', async () => {
    const page = await site.open(PATROLS);
    await openActions(page, 'not-a-ship');
    for (const button of await page.locator('dialog .rule-view :is(button, a)').all()) {
      const box = await button.boundingBox();
      expect(box?.height, await button.innerText()).toBeGreaterThanOrEqual(44);
      expect(box?.y, await button.innerText()).toBeGreaterThan(844 / 2 - 60);
    }
  });
});

describe('sharing a rule', () => {
  it('passes a short quotation, its source and the rule’s address to the share dialog of the system', async () => {
    const page = await site.open(PATROLS);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      });
    });
    await openActions(page, 'not-a-ship');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    expect(await page.evaluate(() => (window as unknown as { shared: ShareData }).shared)).toEqual({
      title: 'Зовнішнє Кільце · Патрулі · с. 8',
      text: '«Патруль не є кораблем: властивості, які згадують кораблі, його не зачіпають».\nЗовнішнє Кільце · Патрулі · с. 8',
      url: addressOf('not-a-ship'),
    });
  });

  it('does not include the text of a spoiler', async () => {
    const page = await site.open('/mandalorian-adventures/uk/the-child/');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (shared: ShareData) => Object.assign(window, { shared }),
      });
    });
    await page.locator('details[data-until] > summary').tap();
    await openActions(page, 'def');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    const shared = JSON.stringify(
      await page.evaluate(() => (window as unknown as { shared: ShareData }).shared),
    );
    expect(shared).toContain('Спойлер');
    expect(shared).not.toContain('Малюк');
  });

  it('copies with a visible confirmation if the system has no share dialog', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await openActions(page, 'not-a-ship');
    await page.getByRole('button', { name: 'Поділитися' }).tap();
    await page.getByRole('status').filter({ hasText: 'Скопійовано' }).waitFor();
    expect(await readClipboard(page)).toMatch(
      /^«Патруль не є кораблем.+»\.\nЗовнішнє Кільце · Патрулі · с\. 8\nhttp/,
    );
  });

  it('copies as text, as a link and as Markdown', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await openActions(page, 'dice');
    const copied = async (name: string) => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name, exact: true }).tap();
      await expect.poll(() => readClipboard(page)).not.toBe('');
      return readClipboard(page);
    };
    expect(await copied('Текст')).toBe(
      `«Число біля космічний бій на жетоні — це кількість кубиків, які кидають за патруль».\nЗовнішнє Кільце · Патрулі · с. 8\n${addressOf('dice')}`,
    );
    expect(await copied('Посилання')).toBe(addressOf('dice'));
    expect(await copied('Markdown')).toBe(
      `> Число біля космічний бій на жетоні — це кількість кубиків, які кидають за патруль.\n>\n> — [Зовнішнє Кільце · Патрулі · с. 8](${addressOf('dice')})`,
    );
  });

  it('copies the complete sentence, without the mark of other editions, also before the data is loaded', async () => {
    const page = await site.newPage(PHONE_WITH_CLIPBOARD);
    await page.route('**/data/**', (route) => route.abort());
    const copied = async (entry: string, rule: string) => {
      await page.goto(`${site.origin}/outer-rim/uk/${entry}/`);
      await openActions(page, rule);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.getByRole('button', { name: 'Текст', exact: true }).tap();
      await expect.poll(() => readClipboard(page)).not.toBe('');
      return (await readClipboard(page)).split('\n')[0];
    };
    expect(await copied('patrols', 'reward')).toBe(
      '«На лицьовому боці більшості жетонів є винагорода за перемогу над цим патрулем у бою».',
    );
    expect(await page.locator('#reward > .rule-body > .rule-differs').count()).toBe(1);
    expect(await copied('reputation', 'passage')).toMatch(
      /^«\p{Lu}[^;]+: чи пустить тебе далі патруль, коли летиш крізь його терен [^;]+»\.?$/u,
    );
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    expect(await readText(page.locator('.show-main'))).toMatch(/: чи пустить тебе далі патруль[^;≠]+\.$/);
  });

  it('shows the text itself if the browser refuses to copy', async () => {
    const page = await site.open(PATROLS);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await openActions(page, 'dice');
    await page.getByRole('button', { name: 'Посилання', exact: true }).tap();
    expect(await page.locator('dialog textarea').inputValue()).toBe(addressOf('dice'));
  });

  it('pins and unpins a rule', async () => {
    const page = await site.open(PATROLS);
    const pins = () => page.evaluate(() => JSON.parse(localStorage.getItem('pravylo.pins') ?? 'null'));
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('button', { name: 'Закріпити' }).tap();
    await page.getByRole('status').filter({ hasText: 'Закріплено' }).waitFor();
    expect(await pins()).toEqual({ 'outer-rim': ['patrols#dice'] });
    await page.getByRole('dialog').getByRole('button', { name: 'Відкріпити' }).tap();
    await page.getByRole('status').filter({ hasText: 'Відкріплено' }).waitFor();
    expect(await pins()).toEqual({ 'outer-rim': [] });
  });

  it('links to the same rule in the other language', async () => {
    const page = await site.open(PATROLS);
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('link', { name: 'Русский' }).tap();
    await page.waitForURL('**/outer-rim/ru/patrols/#dice');
  });

  it('copies an error report with address, language and version', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await page.locator('.trail').getByRole('button', { name: 'Повідомити про помилку' }).tap();
    await page.getByText('Звіт скопійовано').waitFor();
    expect(await readClipboard(page)).toMatch(
      /^Помилка: Зовнішнє Кільце · Патрулі · с\. 8\nДе: http:\/\/localhost:\d+\/outer-rim\/uk\/patrols\/\nМова: uk\nВерсія: [0-9a-f]{8}/,
    );
    await openActions(page, 'dice');
    await page.getByRole('dialog').getByRole('button', { name: 'Повідомити про помилку' }).tap();
    await page.getByRole('dialog').getByText('Звіт скопійовано').waitFor();
    expect(await readClipboard(page)).toContain(`Де: ${addressOf('dice')}`);
  });
});

describe('the dialog on a wide screen', () => {
  it('opens by mouse, works by keyboard and keeps the focus inside', async () => {
    const page = await site.open('/outer-rim/ru/patrols/', DESKTOP);
    await page.locator('#dice > .rule-body > p').click({ position: { x: 4, y: 8 } });
    await page.getByRole('dialog', { name: 'Патрули, 6' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Показать за столом');
    await page.keyboard.press('Enter');
    await page.locator('.show section[lang="uk"]').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('leaves no strip of another color in place of the scrollbar', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', DESKTOP);
    const root = () =>
      page.evaluate(() => {
        const { backgroundColor, scrollbarGutter } = getComputedStyle(document.documentElement);
        const dialog = document.querySelector('dialog');
        return {
          // While a dialog is open, the root element is dimmed. When no dialog is open, it has the color of the body.
          isDim: backgroundColor !== getComputedStyle(document.body).backgroundColor,
          hasStrip: scrollbarGutter === 'stable',
          isVeiled:
            dialog !== null && getComputedStyle(dialog, '::backdrop').backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      });
    await page.locator('#def a.ref').first().click();
    await page.locator('.preview').waitFor();
    expect(await root()).toEqual({ isDim: false, hasStrip: true, isVeiled: false });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#dice > .rule-body > .rule-n').click();
    await page.locator('.rule-action-main').waitFor();
    expect(await root()).toEqual({ isDim: true, hasStrip: true, isVeiled: true });
    await page.locator('.rule-action-main').click();
    await page.locator('.show').waitFor();
    expect(await root()).toMatchObject({ hasStrip: false });
  });
});
