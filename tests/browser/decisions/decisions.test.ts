// Tests decisions (house rules and interpretations that readers write down) from end to end: a reader writes a decision
// about a rule, sees it with the rule, in the search, on the card and in print, and sends it to another phone.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toBackupFile } from '../../../lib/backup/backup-file';
import { liveDecisions } from '../../../lib/core/decision';
import { encodeDecisions } from '../../../lib/decisions/link-code';
import { violationsInBothThemes } from '../support/axe';
import { openActions, openCard, PATROLS, PHONE_WITH_CLIPBOARD, scanQrCode } from '../support/rule-actions';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';
import { copyMessage, decideAt, decision, findLink, LIST, listedTexts } from './decision-helpers';

const site = startSite();
const WORDS = 'Якщо патруль зникає разом із кораблем, нагорода лишається.';
const withDecisions = (...list: ReturnType<typeof decision>[]) =>
  withStoredValues(site, { decisions: { 'outer-rim': list } }, PHONE_WITH_CLIPBOARD);

describe('a decision', () => {
  it('is written at its rule, with the day and the current wording of the rule', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await openActions(page, 'win');
    await page.getByRole('button', { name: 'Записати рішення' }).tap();
    const field = page.getByLabel('Рішення в одному-двох реченнях');
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Зберегти', exact: true }).tap();
    await page.getByText('Напиши рішення.').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field.fill(WORDS);
    await page.getByRole('radio', { name: 'Наше тлумачення' }).check();
    await page.getByLabel('Компанія (необов’язково)').fill('П’ятниця');
    await page.getByRole('button', { name: 'Зберегти', exact: true }).tap();
    await page.locator('dialog .decision').getByText(WORDS).waitFor();
    const [kept] = liveDecisions((await readStoredValue(page, 'decisions'))?.['outer-rim']);
    expect(kept).toMatchObject({ at: 'patrols#win', kind: 'reading', table: 'П’ятниця', text: WORDS });
    expect(kept?.day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(kept?.rule?.text).toMatch(/^Якщо переможеш/);
    // The page behind the dialog also shows the decision under the rule.
    await page.keyboard.press('Escape');
    await page.locator('#win > .decisions-here').getByText('компанія «П’ятниця»').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is shown next to its rule on the page, on the card and on paper', async () => {
    const page = await site.open(PATROLS, withDecisions(decision('a', WORDS)));
    const note = page.locator('#win > .decisions-here > .decision');
    await note.getByText(WORDS).waitFor();
    expect(await note.innerText()).toMatch(/^Наше рішення · Домашнє правило\s+Якщо/);
    expect(await page.locator('#win > .rule-body').innerText()).not.toContain('Якщо патруль зникає');
    await page.emulateMedia({ media: 'print' });
    expect(await note.isVisible()).toBe(true);
    expect(await note.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    // A tap on a rule opens its actions. A tap on a decision does not, because the decision has its own button for
    // editing.
    await note.getByText(WORDS).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openCard(page, 'win');
    await page.locator('.show .decision').getByText(WORDS).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await note.getByRole('button', { name: 'Змінити' }).tap();
    await page.getByLabel('Рішення в одному-двох реченнях').fill('Інакше');
    await page.getByRole('button', { name: 'Зберегти', exact: true }).tap();
    await note.getByText('Інакше').waitFor();
    // When the dialog closes, the site goes back in the browser history. Wait until it has gone back, because going
    // back would cancel the next navigation.
    await page.waitForFunction(() => !history.state?.sheet);
    await page.goto(`${site.origin}/outer-rim/uk/booklet/`);
    await page.locator('#patrols--win > .decisions-here').getByText('Інакше').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is shown with a warning if the browser cannot store it', async () => {
    const page = await site.newPage();
    await page.addInitScript(refuseDecisions);
    await page.goto(site.origin + PATROLS);
    await waitUntilInteractive(page);
    await decideAt(page, 'win', WORDS);
    await page.getByRole('status').filter({ hasText: 'Браузер не зміг зберегти' }).waitFor();
    await page.locator('dialog .decision').getByText(WORDS).waitFor();
  });

  it('is in the pinned list, in the preview of its rule and in the search results', async () => {
    const options = withStoredValues(
      site,
      {
        decisions: {
          'outer-rim': [decision('a', WORDS), decision('b', 'Нижче нуля не буває', { at: 'reputation#def' })],
        },
        pins: { 'outer-rim': ['patrols#win'] },
      },
      PHONE_WITH_CLIPBOARD,
    );
    const page = await site.open('/outer-rim/uk/tonight/', options);
    await page.locator('.pins .decision').getByText(WORDS).waitFor();
    await page.locator('.pins a.ref[data-ref="reputation"]').first().tap();
    await page.locator('.preview .decision').getByText('Нижче нуля не буває').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`${site.origin}/outer-rim/uk/?q=зникне нагородою`);
    const ours = page.locator('.hit.is-ours');
    await ours.waitFor();
    expect(await ours.innerText()).toMatch(/^Наше рішення · Патрулі, 9\s+Якщо патруль/);
    expect(await page.locator('.hit').first().getAttribute('class')).toContain('is-ours');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await ours.tap();
    await page.waitForURL('**/outer-rim/uk/patrols/#win');
    await page.locator('#win .decision').waitFor();
  });

  it('belongs to the whole game if it was written from an empty search', async () => {
    const page = await site.open('/outer-rim/uk/?q=цвяхомолоток');
    await page.getByRole('button', { name: 'Немає в правилах?' }).tap();
    const field = page.getByLabel('Рішення в одному-двох реченнях');
    expect(await field.inputValue()).toBe('цвяхомолоток: ');
    await field.fill('Цвяхомолоток не беремо');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Зберегти', exact: true }).tap();
    await page.locator('.hit.is-ours').getByText('не беремо').waitFor();
    await page.locator('.hit.is-ours').tap();
    await page.waitForURL(`**${LIST}*`);
    await page.getByRole('heading', { name: 'Уся гра' }).waitFor();
    expect(page.errors).toEqual([]);
  });
});

describe('the list of decisions', () => {
  it('is filtered by group of players, edited by keyboard, and restores a deleted decision', async () => {
    const page = await site.open(
      LIST,
      withDecisions(
        decision('a', 'Перше', { table: 'П’ятниця' }),
        decision('b', 'Друге', { table: 'Дача', day: '2026-11-18' }),
        decision('c', 'Третє', { day: '2026-11-16' }),
      ),
    );
    expect(await listedTexts(page)).toEqual(['Друге', 'Перше', 'Третє']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Дача' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => listedTexts(page)).toEqual(['Друге']);
    await page.getByRole('button', { name: 'Видалити' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => listedTexts(page)).toEqual(['Перше', 'Третє']);
    await page.getByRole('status').filter({ hasText: 'Рішення видалено' }).waitFor();
    // The undo button takes the place of the decision in the list and gets the focus.
    const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.innerText ?? '');
    await expect.poll(focused).toMatch(/^Рішення видалено\s+Повернути$/);
    expect(await page.locator('.decisions li').first().innerText()).toContain('Повернути');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => listedTexts(page)).toEqual(['Друге']);
    await expect.poll(focused).toContain('Друге');
    await page.getByRole('radio', { name: 'Усі' }).check();
    await expect.poll(() => listedTexts(page)).toEqual(['Друге', 'Перше', 'Третє']);
  });

  it('warns if a rule was reworded or removed, and shows its old wording', async () => {
    const page = await site.open(PATROLS, PHONE_WITH_CLIPBOARD);
    await decideAt(page, 'win', WORDS);
    await page.keyboard.press('Escape');
    await page.locator('#win .decision').waitFor();
    expect(await page.locator('#win .decision-old').count()).toBe(0);
    // The next version of the site changes the wording of the rule; the version after it removes the rule.
    const words = await page.locator('#win > .rule-body > p').innerText();
    await nextVersion(page, 'Якщо переможеш', 'Якщо здолаєш');
    await page.reload();
    const warning = page.locator('#win .decision-old');
    await warning.getByText('Відтоді правило переформульовано.').waitFor();
    await warning.locator('summary').tap();
    expect(plain(await warning.locator('details p').innerText())).toBe(`Патрулі, 9. ${plain(words)}`);
    await page.goto(site.origin + LIST);
    await page.locator('.decision summary').click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Досі діє' }).click();
    await page.locator('.decision-old').waitFor({ state: 'detached' });
    await page.unrouteAll();
    await nextVersion(page, '"win"', '"won"');
    await page.reload();
    await page.getByText('Цього правила в книзі вже немає.').waitFor();
    await page.locator('.decision summary').click();
    await page.locator('.decision-old details').getByText('Здолаєш').waitFor();
    expect(await page.getByRole('heading', { name: 'Патрулі, 9' }).getByRole('link').count()).toBe(0);
  });
});

describe('sending decisions to another phone', () => {
  it('previews and imports the new decisions of a link, and changes nothing the second time', async () => {
    const sender = await site.open(LIST, withDecisions(decision('a', WORDS), decision('b', 'Друге')));
    const message = await copyMessage(sender);
    expect(message).toMatch(/^Наші рішення: .+\n• Патрулі, 9\. /);
    const receiver = await site.open(LIST, PHONE_WITH_CLIPBOARD);
    const requests: string[] = [];
    receiver.on('request', (request) => requests.push(request.url()));
    await receiver.goto(findLink(message));
    await receiver.getByText('Нові: 2, відрізняються: 0, уже є: 0.').waitFor();
    // The preview and the list show the words of the rule, which the link contains.
    const ruleWords = receiver
      .locator('.deciding-rule, .decision-old')
      .filter({ hasText: 'Переможеш патруль' });
    expect(await ruleWords.count()).toBeGreaterThan(0);
    expect(await readStoredValue(receiver, 'decisions')).toBeNull();
    expect(await violationsInBothThemes(receiver)).toEqual([]);
    expect(new URL(receiver.url()).hash).toBe('');
    expect(requests.filter((address) => address.includes('take'))).toEqual([]);
    await receiver.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await receiver.getByRole('status').filter({ hasText: 'Імпортовано' }).waitFor();
    expect(await receiver.evaluate(() => document.activeElement?.textContent)).toBe('Імпортовано');
    expect((await listedTexts(receiver)).map(plain).sort()).toEqual(['Друге', WORDS]);
    const before = await readStoredValue(receiver, 'decisions');
    // Import the same message again, now as pasted text.
    await receiver.getByText('Імпортувати', { exact: true }).click();
    await receiver.getByLabel('Встав сюди').fill(message);
    await receiver.getByRole('button', { name: 'Переглянути' }).click();
    await receiver.getByText('Усі ці рішення вже є').waitFor();
    await receiver.locator('.taking').getByRole('button', { name: 'Закрити' }).click();
    expect(await readStoredValue(receiver, 'decisions')).toEqual(before);
  });

  it('shows both edits of one decision, and gives both phones the same text', async () => {
    const left = await site.open(LIST, withDecisions(decision('a', 'Було')));
    const right = await site.open(LIST, withDecisions(decision('a', 'Було')));
    for (const [page, words] of [
      [left, 'Ліворуч'],
      [right, 'Праворуч'],
    ] as const) {
      await page.getByRole('button', { name: 'Змінити' }).click();
      await page.getByLabel('Рішення в одному-двох реченнях').fill(words);
      await page.getByRole('button', { name: 'Зберегти', exact: true }).click();
      await expect.poll(() => listedTexts(page)).toEqual([words]);
    }
    const [fromLeft, fromRight] = [await copyMessage(left), await copyMessage(right)];
    await left.goto(findLink(fromRight));
    expect(await left.locator('.taking .decision-text').allInnerTexts()).toEqual(['Ліворуч', 'Праворуч']);
    expect(await left.getByRole('radio', { name: 'Їхня версія' }).isChecked()).toBe(true);
    expect(await violationsInBothThemes(left)).toEqual([]);
    await left.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await expect.poll(() => listedTexts(left)).toEqual(['Праворуч']);
    await left.getByText('Попередній текст рішення: Ліворуч').waitFor();
    await right.goto(findLink(fromLeft));
    expect(await right.getByRole('radio', { name: 'Наша версія' }).isChecked()).toBe(true);
    await right.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await expect.poll(() => listedTexts(right)).toEqual(['Праворуч']);
  });

  it('imports the confirmation that a decision still applies, if the reader selects it', async () => {
    const left = await site.open(LIST, withDecisions(decision('a', WORDS)));
    const right = await site.open(LIST, withDecisions(decision('a', WORDS)));
    const old = (page: Page) => page.locator('.decision-old').getByText('Відтоді правило переформульовано.');
    await old(right).waitFor();
    await left.getByRole('button', { name: 'Досі діє' }).click();
    await old(left).waitFor({ state: 'detached' });
    const message = await copyMessage(left);
    await right.goto(findLink(message));
    await right.getByText('Нові: 0, відрізняються: 0, уже є: 0. Підтверджено відправником: 1.').waitFor();
    expect(await violationsInBothThemes(right)).toEqual([]);
    await right.getByRole('checkbox', { name: 'Підтвердити й тут' }).uncheck();
    expect(await right.getByRole('button', { name: 'Імпортувати', exact: true }).count()).toBe(0);
    await right.getByRole('checkbox', { name: 'Підтвердити й тут' }).check();
    await right.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await right.getByRole('status').filter({ hasText: 'Імпортовано' }).waitFor();
    await old(right).waitFor({ state: 'detached' });
    expect(await readStoredValue(right, 'decisions')).toEqual(await readStoredValue(left, 'decisions'));
    // Opening the same link again changes nothing on either phone.
    for (const page of [left, right]) {
      await page.goto(findLink(message));
      await page.getByText('Усі ці рішення вже є').waitFor();
    }
  });

  it('sends one decision as a QR code, and any number as a file', async () => {
    const many = Array.from({ length: 40 }, (_, at) => decision(`d${at}`, `${at}. ${WORDS.repeat(4)}`));
    const sender = await site.open(LIST, withDecisions(decision('a', WORDS), ...many));
    await sender.getByRole('button', { name: 'Надіслати', exact: true }).last().click();
    await sender.getByRole('button', { name: 'Показати QR-код' }).click();
    await sender.locator('.qr[data-ready]').waitFor();
    expect(await violationsInBothThemes(sender)).toEqual([]);
    expect(await scanQrCode(sender)).toContain(`${LIST}#take=1.`);
    await sender.keyboard.press('Escape');
    await sender.getByRole('dialog').waitFor({ state: 'detached' });
    await sender.getByRole('button', { name: 'Надіслати всі' }).click();
    await sender.getByText('Рішень забагато для посилання').waitFor();
    const coming = sender.waitForEvent('download');
    await sender.getByRole('button', { name: 'Зберегти як файл' }).click();
    const file = await (await coming).path();

    const receiver = await site.open(LIST, PHONE_WITH_CLIPBOARD);
    await receiver.getByText('Імпортувати', { exact: true }).click();
    await receiver.getByLabel('Імпортувати файл').setInputFiles(file);
    await receiver.getByText('Нові: 41, відрізняються: 0').waitFor();
    await receiver.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await expect.poll(async () => (await listedTexts(receiver)).length).toBe(41);
  });

  it('refuses damaged links with a message, and never treats the content of a link as markup', async () => {
    const hostile = decision('x', '<img src=x onerror="document.title=1"><script>document.title=2</script>', {
      table: '"><b>',
    });
    const code = encodeDecisions({ game: 'outer-rim', decisions: [hostile] });
    const page = await site.open(LIST, PHONE_WITH_CLIPBOARD);
    const expectRefusal = async (fragment: string, sentence: string) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    };
    await expectRefusal(`take=${code.slice(0, -3)}`, 'Дані пошкоджено');
    await expectRefusal(`take=9${code.slice(1)}`, 'новішою версією');
    await expectRefusal('take=%3Cscript%3E', 'Тут немає рішень із «Правила»');
    await expectRefusal(`take=1.${'A'.repeat(60_000)}.a`, 'Забагато даних');
    await expectRefusal(
      `take=${encodeDecisions({ game: 'rebellion', decisions: [hostile] })}`,
      'для іншої гри',
    );
    const [box, button] = await Promise.all([
      page.getByRole('alert').boundingBox(),
      page.getByRole('button', { name: 'Записати рішення' }).boundingBox(),
    ]);
    expect((button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(12);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `take=${code}`);
    await page.locator('.taking').getByText('<img src=x').waitFor();
    await page.getByRole('button', { name: 'Імпортувати', exact: true }).click();
    await page.locator('.decisions').getByText('<script>').waitFor();
    expect(await page.locator('main :is(img, script, b b)').count()).toBe(0);
    expect(await page.title()).toMatch(/^Наші рішення/);
    expect(page.errors).toEqual([]);
  });
});

describe('a backup file', () => {
  it('saves the reader’s data and restores it on another phone', async () => {
    const pins = { 'outer-rim': ['patrols#win'] };
    const decisions = { 'outer-rim': [decision('a', WORDS)] };
    const old = await site.open('/offline/', withStoredValues(site, { pins, decisions, textSize: 1 }, PHONE));
    const coming = old.waitForEvent('download');
    await old.getByRole('button', { name: 'Зберегти копію' }).click();
    const file = (await (await coming).path()) ?? '';
    expect(JSON.parse(readFileSync(file, 'utf8')).stored.pins).toEqual(pins);
    const page = await site.open('/offline/');
    await page.getByLabel('Відновити з копії').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    });
    await page.getByText('Це не резервна копія «Правила».').waitFor();
    await page.getByLabel('Відновити з копії').setInputFiles(file);
    await page.getByText('закріплене: 1').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await readStoredValue(page, 'pins')).toBeNull();
    await page.getByRole('button', { name: 'Відновити', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Відновлено' }).waitFor();
    expect(await readStoredValue(page, 'pins')).toEqual(pins);
    expect(await readStoredValue(page, 'decisions')).toEqual(decisions);
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('1');
  });

  it('has no limit on decisions, and a message says if the browser cannot store them', async () => {
    const many = Array.from({ length: 700 }, (_, at) => decision(`d${at}`, `Рішення ${at}`));
    const stored = { decisions: { 'outer-rim': many }, textSize: 1 } as const;
    const buffer = Buffer.from(toBackupFile({ day: '2026-11-17', stored }));
    const file = { name: 'x.json', mimeType: 'application/json', buffer };
    const page = await site.open('/offline/', PHONE_WITH_CLIPBOARD);
    const restore = async (message: string) => {
      await page.getByLabel('Відновити з копії').setInputFiles(file);
      await page.getByText('рішення: 700', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Відновити', exact: true }).click();
      await page.getByRole('status').filter({ hasText: message }).waitFor();
    };
    await page.evaluate(refuseDecisions);
    await restore('Відновлено не все');
    await page.reload();
    await restore('Відновлено');
    expect((await readStoredValue(page, 'decisions'))?.['outer-rim']).toEqual(many);
    await page.goto(site.origin + LIST);
    await expect.poll(async () => (await listedTexts(page)).length).toBe(700);
  });
});

/** Makes localStorage and IndexedDB of the page refuse to store decisions, as on a full device. Runs in the page. */
function refuseDecisions(): void {
  const isRefused = (key: unknown) => key === 'pravylo.decisions' || key === 'decisions';
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (isRefused(key)) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (!isRefused(key)) return put.call(this, value, key);
    this.transaction.abort();
    throw new DOMException('full', 'QuotaExceededError');
  };
}

const plain = (text: string): string => text.replace(/[\s\u00a0\u2060]+/g, ' ').trim();

/** Simulates the next version of the site by replacing a text in the page and in the data. */
async function nextVersion(page: Page, from: string, to: string): Promise<void> {
  await page.route(/patrols\/$|outer-rim\.uk\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}
