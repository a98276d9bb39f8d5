// A table decides, and finds its decision again: at the rule, in the search, on the card, on paper, and on another phone.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { toBackupFile } from '../../../lib/backup/backup-file';
import { decisionsOf } from '../../../lib/core/decision';
import { toCode } from '../../../lib/decisions/link-code';
import { faultsInBothThemes } from '../support/axe';
import { CLIPBOARD, openActions, openCard, RULE, scan } from '../support/rule-actions';
import { PHONE, startSite, untilAlive } from '../support/serve-site';
import { remembered, remembering } from '../support/stored-values';
import { decideAt, decision, LIST, linkIn, messageFrom, textsOf } from './decisions';

const site = startSite();
const WORDS = 'Якщо патруль зникає разом із кораблем, нагорода лишається.';
const withDecisions = (...list: ReturnType<typeof decision>[]) =>
  remembering(site, { decisions: { 'outer-rim': list } }, CLIPBOARD);

describe('a decision', () => {
  it('is written at its rule, with the day and the rule as it is', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await openActions(page, 'win');
    await page.getByRole('button', { name: 'Записати, як вирішили' }).tap();
    const field = page.getByLabel('Рішення, одне-два речення');
    await field.waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Записати', exact: true }).tap();
    await page.getByText('Напиши, що вирішили.').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await field.fill(WORDS);
    await page.getByRole('radio', { name: 'Тлумачення' }).check();
    await page.getByLabel('Стіл або компанія').fill('П’ятниця');
    await page.getByRole('button', { name: 'Записати', exact: true }).tap();
    await page.locator('dialog .decision').getByText(WORDS).waitFor();
    const [kept] = decisionsOf((await remembered(page, 'decisions'))?.['outer-rim']);
    expect(kept).toMatchObject({ at: 'patrols#win', kind: 'reading', table: 'П’ятниця', text: WORDS });
    expect(kept?.day).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(kept?.rule?.text).toMatch(/^Переможеш/);
    // Under the rule behind the sheet.
    await page.keyboard.press('Escape');
    await page.locator('#win > .decisions-here').getByText('стіл «П’ятниця»').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('stands at its rule, apart from it: on the page, on the card, on paper', async () => {
    const page = await site.open(RULE, withDecisions(decision('a', WORDS)));
    const note = page.locator('#win > .decisions-here > .decision');
    await note.getByText(WORDS).waitFor();
    expect(await note.innerText()).toMatch(/^Наше рішення · Домашнє правило\s+Якщо/);
    expect(await page.locator('#win > .rule-body').innerText()).not.toContain('Якщо патруль зникає');
    await page.emulateMedia({ media: 'print' });
    expect(await note.isVisible()).toBe(true);
    expect(await note.getByRole('button').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    // A tap on it is not a tap on the rule; its own button changes it.
    await note.getByText(WORDS).tap();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openCard(page, 'win');
    await page.locator('.show .decision').getByText(WORDS).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await note.getByRole('button', { name: 'Змінити' }).tap();
    await page.getByLabel('Рішення, одне-два речення').fill('Інакше');
    await page.getByRole('button', { name: 'Записати', exact: true }).tap();
    await note.getByText('Інакше').waitFor();
    await page.goto(`${site.origin}/outer-rim/uk/booklet/`);
    await page.locator('#patrols--win > .decisions-here').getByText('Інакше').waitFor();
    expect(page.errors).toEqual([]);
  });

  it('is not said to be kept where the browser keeps nothing, and is there as long as the page', async () => {
    const page = await site.blank();
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'pravylo.decisions') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await page.goto(site.origin + RULE);
    await untilAlive(page);
    await decideAt(page, 'win', WORDS);
    await page.getByRole('status').filter({ hasText: 'Браузер не дав зберегти' }).waitFor();
    await page.locator('dialog .decision').getByText(WORDS).waitFor();
  });

  it('is in tonight’s list and in the preview of its rule, and found by the search as ours', async () => {
    const options = remembering(
      site,
      {
        decisions: {
          'outer-rim': [decision('a', WORDS), decision('b', 'Нижче нуля не буває', { at: 'reputation#def' })],
        },
        pins: { 'outer-rim': ['patrols#win'] },
      },
      CLIPBOARD,
    );
    const page = await site.open('/outer-rim/uk/tonight/', options);
    await page.locator('.pins .decision').getByText(WORDS).waitFor();
    await page.locator('.pins a.ref[data-ref="reputation"]').first().tap();
    await page.locator('.preview .decision').getByText('Нижче нуля не буває').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goto(`${site.origin}/outer-rim/uk/?q=зникне нагородою`);
    const ours = page.locator('.hit.is-ours');
    await ours.waitFor();
    expect(await ours.innerText()).toMatch(/^Наше рішення · Патрулі, 9\s+Якщо патруль/);
    expect(await page.locator('.hit').first().getAttribute('class')).toContain('is-ours');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await ours.tap();
    await page.waitForURL('**/outer-rim/uk/patrols/#win');
    await page.locator('#win .decision').waitFor();
  });

  it('is kept with the game where the book says nothing', async () => {
    const page = await site.open('/outer-rim/uk/?q=цвяхомолоток');
    await page.getByRole('button', { name: 'Книга мовчить?' }).tap();
    const field = page.getByLabel('Рішення, одне-два речення');
    expect(await field.inputValue()).toBe('цвяхомолоток: ');
    await field.fill('Цвяхомолоток не беремо');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Записати', exact: true }).tap();
    await page.locator('.hit.is-ours').getByText('не беремо').waitFor();
    await page.locator('.hit.is-ours').tap();
    await page.waitForURL(`**${LIST}*`);
    await page.getByRole('heading', { name: 'Про гру загалом' }).waitFor();
    expect(page.errors).toEqual([]);
  });
});

describe('the list of decisions', () => {
  it('is filtered by table, changed by keyboard, and gives back what was taken off', async () => {
    const page = await site.open(
      LIST,
      withDecisions(
        decision('a', 'Перше', { table: 'П’ятниця' }),
        decision('b', 'Друге', { table: 'Дача', day: '2026-11-18' }),
        decision('c', 'Третє', { day: '2026-11-16' }),
      ),
    );
    expect(await textsOf(page)).toEqual(['Друге', 'Перше', 'Третє']);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Дача' }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => textsOf(page)).toEqual(['Друге']);
    await page.getByRole('button', { name: 'Прибрати' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => textsOf(page)).toEqual(['Перше', 'Третє']);
    await page.getByRole('status').filter({ hasText: 'Рішення прибрано' }).waitFor();
    // The way back stands where the decision stood, and so does the keyboard.
    const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.innerText ?? '');
    await expect.poll(focused).toMatch(/^Рішення прибрано\s+Повернути$/);
    expect(await page.locator('.decisions li').first().innerText()).toContain('Повернути');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => textsOf(page)).toEqual(['Друге']);
    await expect.poll(focused).toContain('Друге');
    await page.getByRole('radio', { name: 'Усі' }).check();
    await expect.poll(() => textsOf(page)).toEqual(['Друге', 'Перше', 'Третє']);
  });

  it('says honestly when a rule was reworded or removed since, and shows it as it was', async () => {
    const page = await site.open(RULE, CLIPBOARD);
    await decideAt(page, 'win', WORDS);
    await page.keyboard.press('Escape');
    await page.locator('#win .decision').waitFor();
    expect(await page.locator('#win .decision-old').count()).toBe(0);
    // The next version of the site: the rule says something else; then it is gone.
    const words = await page.locator('#win > .rule-body > p').innerText();
    await nextVersion(page, 'Переможеш', 'Здолаєш');
    await page.reload();
    const old = page.locator('#win .decision-old');
    await old.getByText('Правило відтоді переписано.').waitFor();
    await old.locator('summary').tap();
    expect(plain(await old.locator('details p').innerText())).toBe(`Патрулі, 9. ${plain(words)}`);
    await page.goto(site.origin + LIST);
    await page.locator('.decision summary').click();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'І далі в силі' }).click();
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

describe('from phone to phone', () => {
  it('a link brings what is new, shows it first, and changes nothing the second time', async () => {
    const sender = await site.open(LIST, withDecisions(decision('a', WORDS), decision('b', 'Друге')));
    const message = await messageFrom(sender);
    expect(message).toMatch(/^Наші рішення: .+\n• Патрулі, 9\. /);
    const taker = await site.open(LIST, CLIPBOARD);
    const asked: string[] = [];
    taker.on('request', (request) => asked.push(request.url()));
    await taker.goto(linkIn(message));
    await taker.getByText('Нових: 2, відрізняються: 0, уже є: 0.').waitFor();
    expect(await remembered(taker, 'decisions')).toBeNull();
    expect(await faultsInBothThemes(taker)).toEqual([]);
    expect(new URL(taker.url()).hash).toBe('');
    expect(asked.filter((address) => address.includes('take'))).toEqual([]);
    await taker.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await taker.getByRole('status').filter({ hasText: 'Прийнято' }).waitFor();
    expect(await taker.evaluate(() => document.activeElement?.textContent)).toBe('Прийнято');
    expect((await textsOf(taker)).map(plain).sort()).toEqual(['Друге', WORDS]);
    const before = await remembered(taker, 'decisions');
    // The same again, as pasted text.
    await taker.getByText('Прийняти від інших').click();
    await taker.getByLabel('Встав сюди').fill(message);
    await taker.getByRole('button', { name: 'Показати, що там' }).click();
    await taker.getByText('Усе це тут уже є').waitFor();
    await taker.locator('.taking').getByRole('button', { name: 'Закрити' }).click();
    expect(await remembered(taker, 'decisions')).toEqual(before);
  });

  it('two edits of one decision are both shown, and both phones come to the same words', async () => {
    const left = await site.open(LIST, withDecisions(decision('a', 'Було')));
    const right = await site.open(LIST, withDecisions(decision('a', 'Було')));
    for (const [page, words] of [
      [left, 'Ліворуч'],
      [right, 'Праворуч'],
    ] as const) {
      await page.getByRole('button', { name: 'Змінити' }).click();
      await page.getByLabel('Рішення, одне-два речення').fill(words);
      await page.getByRole('button', { name: 'Записати', exact: true }).click();
      await expect.poll(() => textsOf(page)).toEqual([words]);
    }
    const [fromLeft, fromRight] = [await messageFrom(left), await messageFrom(right)];
    await left.goto(linkIn(fromRight));
    expect(await left.locator('.taking .decision-text').allInnerTexts()).toEqual(['Ліворуч', 'Праворуч']);
    expect(await left.getByRole('radio', { name: 'Їхнє' }).isChecked()).toBe(true);
    expect(await faultsInBothThemes(left)).toEqual([]);
    await left.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await expect.poll(() => textsOf(left)).toEqual(['Праворуч']);
    await left.getByText('Тут було інакше: Ліворуч').waitFor();
    await right.goto(linkIn(fromLeft));
    expect(await right.getByRole('radio', { name: 'Наше' }).isChecked()).toBe(true);
    await right.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await expect.poll(() => textsOf(right)).toEqual(['Праворуч']);
  });

  it('the word that a decision still holds comes too, by the reader’s own word', async () => {
    const left = await site.open(LIST, withDecisions(decision('a', WORDS)));
    const right = await site.open(LIST, withDecisions(decision('a', WORDS)));
    const old = (page: Page) => page.locator('.decision-old').getByText('Правило відтоді переписано.');
    await old(right).waitFor();
    await left.getByRole('button', { name: 'І далі в силі' }).click();
    await old(left).waitFor({ state: 'detached' });
    const message = await messageFrom(left);
    await right.goto(linkIn(message));
    await right.getByText('Нових: 0, відрізняються: 0, уже є: 0. Підтверджено там: 1.').waitFor();
    expect(await faultsInBothThemes(right)).toEqual([]);
    await right.getByRole('checkbox', { name: 'Підтвердити й тут' }).uncheck();
    expect(await right.getByRole('button', { name: 'Прийняти', exact: true }).count()).toBe(0);
    await right.getByRole('checkbox', { name: 'Підтвердити й тут' }).check();
    await right.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await right.getByRole('status').filter({ hasText: 'Прийнято' }).waitFor();
    await old(right).waitFor({ state: 'detached' });
    expect(await remembered(right, 'decisions')).toEqual(await remembered(left, 'decisions'));
    // Back where it came from, and here again: nothing.
    for (const page of [left, right]) {
      await page.goto(linkIn(message));
      await page.getByText('Усе це тут уже є').waitFor();
    }
  });

  it('a code holds one of them, a file holds any number', async () => {
    const many = Array.from({ length: 40 }, (_, at) => decision(`d${at}`, `${at}. ${WORDS.repeat(4)}`));
    const sender = await site.open(LIST, withDecisions(decision('a', WORDS), ...many));
    await sender.getByRole('button', { name: 'Надіслати', exact: true }).last().click();
    await sender.getByRole('button', { name: 'Показати QR-код' }).click();
    await sender.locator('.qr[data-ready]').waitFor();
    expect(await faultsInBothThemes(sender)).toEqual([]);
    expect(await scan(sender)).toContain(`${LIST}#take=1.`);
    await sender.keyboard.press('Escape');
    await sender.getByRole('dialog').waitFor({ state: 'detached' });
    await sender.getByRole('button', { name: 'Надіслати всі' }).click();
    await sender.getByText('Для посилання їх забагато').waitFor();
    const coming = sender.waitForEvent('download');
    await sender.getByRole('button', { name: 'Зберегти файлом' }).click();
    const file = await (await coming).path();

    const taker = await site.open(LIST, CLIPBOARD);
    await taker.getByText('Прийняти від інших').click();
    await taker.getByLabel('Узяти з файлу').setInputFiles(file);
    await taker.getByText('Нових: 41, відрізняються: 0').waitFor();
    await taker.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await expect.poll(async () => (await textsOf(taker)).length).toBe(41);
  });

  it('hostile and damaged links end in a sentence, and what is in a link is never mark-up', async () => {
    const evil = decision('x', '<img src=x onerror="document.title=1"><script>document.title=2</script>', {
      table: '"><b>',
    });
    const code = toCode({ game: 'outer-rim', decisions: [evil] });
    const page = await site.open(LIST, CLIPBOARD);
    const say = async (fragment: string, sentence: string) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    };
    await say(`take=${code.slice(0, -3)}`, 'Це пошкоджено');
    await say(`take=9${code.slice(1)}`, 'новішою версією');
    await say('take=%3Cscript%3E', 'Рішень із «Правила» тут немає');
    await say(`take=1.${'A'.repeat(60_000)}.a`, 'завелике');
    await say(`take=${toCode({ game: 'rebellion', decisions: [evil] })}`, 'до іншої гри');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `take=${code}`);
    await page.locator('.taking').getByText('<img src=x').waitFor();
    await page.getByRole('button', { name: 'Прийняти', exact: true }).click();
    await page.locator('.decisions').getByText('<script>').waitFor();
    expect(await page.locator('main :is(img, script, b b)').count()).toBe(0);
    expect(await page.title()).toMatch(/^Наші рішення/);
    expect(page.errors).toEqual([]);
  });
});

describe('all that a reader made', () => {
  it('goes into one file and comes back on another phone', async () => {
    const pins = { 'outer-rim': ['patrols#win'] };
    const decisions = { 'outer-rim': [decision('a', WORDS)] };
    const old = await site.open('/offline/', remembering(site, { pins, decisions, textSize: 1 }, PHONE));
    const coming = old.waitForEvent('download');
    await old.getByRole('button', { name: 'Зберегти все моє у файл' }).click();
    const file = (await (await coming).path()) ?? '';
    expect(JSON.parse(readFileSync(file, 'utf8')).stored.pins).toEqual(pins);
    const page = await site.open('/offline/');
    await page.getByLabel('Повернути з файлу').setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"a":1}'),
    });
    await page.getByText('Це не файл із «Правила».').waitFor();
    await page.getByLabel('Повернути з файлу').setInputFiles(file);
    await page.getByText('закріплене: 1').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await remembered(page, 'pins')).toBeNull();
    await page.getByRole('button', { name: 'Повернути', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Повернуто' }).waitFor();
    expect(await remembered(page, 'pins')).toEqual(pins);
    expect(await remembered(page, 'decisions')).toEqual(decisions);
    expect(await page.locator('html').getAttribute('data-text-size')).toBe('1');
  });

  it('is as long as it is: nothing is left out, and what the browser does not keep is said', async () => {
    const many = Array.from({ length: 700 }, (_, at) => decision(`d${at}`, `Рішення ${at}`));
    const stored = { decisions: { 'outer-rim': many }, textSize: 1 } as const;
    const buffer = Buffer.from(toBackupFile({ day: '2026-11-17', stored }));
    const file = { name: 'x.json', mimeType: 'application/json', buffer };
    const page = await site.open('/offline/', CLIPBOARD);
    const restore = async (said: string) => {
      await page.getByLabel('Повернути з файлу').setInputFiles(file);
      await page.getByText('рішення: 700', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Повернути', exact: true }).click();
      await page.getByRole('status').filter({ hasText: said }).waitFor();
    };
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (key === 'pravylo.decisions') throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await restore('Повернуто не все');
    await page.reload();
    await restore('Повернуто');
    expect((await remembered(page, 'decisions'))?.['outer-rim']).toEqual(many);
    await page.goto(site.origin + LIST);
    await expect.poll(async () => (await textsOf(page)).length).toBe(700);
  });
});

const plain = (text: string): string => text.replace(/[\s\u00a0\u2060]+/g, ' ').trim();

/** The site as another build would have it: other words in the page and in the data. */
async function nextVersion(page: Page, from: string, to: string): Promise<void> {
  await page.route(/patrols\/$|outer-rim\.uk\.json$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}
