// Tests rulings, which restate what a later document of the publisher (a FAQ or errata) says about a rule. They appear
// at their rule, in the search, on the card, in shared texts, on the page that lists all rulings, and in print.
import { describe, expect, it } from 'vitest';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import {
  openActions,
  openCard,
  PHONE_WITH_CLIPBOARD,
  readClipboard,
  readText,
} from '../support/rule-actions';
import { DESKTOP, PHONE, startSite } from '../support/serve-site';

const site = startSite();
const REBEL_BASE = '/rebellion/uk/rebel-base/';
const RULINGS = '/rebellion/uk/rulings/';

describe('a question that a ruling answers', () => {
  it.each([
    ['uk', 'Знайти правило', 'чи можна виконувати місії у знищеній системі', 'Роз’яснення видавця', /^Так/],
    ['en', 'Search the rules', 'can I activate a system without moving units', 'Publisher’s ruling', /^Yes/],
  ])('finds the ruling with its document and question, %s', async (lang, field, query, label, answer) => {
    const page = await site.open(`/rebellion/${lang}/`);
    await page.getByRole('combobox', { name: field }).click();
    await page.keyboard.type(query);
    const hit = page
      .getByRole('option')
      .filter({ has: page.locator('.hit-ruling') })
      .first();
    await hit.waitFor();
    expect(await readText(hit.locator('.hit-ruling'))).toContain(label);
    expect(await readText(hit.locator('.hit-ruling'))).toContain('FAQ and Errata');
    expect(await readText(hit.locator('.hit-text'))).toMatch(answer);
    expect(page.errors).toEqual([]);
  });
});

describe('a rule with a ruling', () => {
  it('has a mark that leads to the ruling, which stands apart from other notes', async () => {
    const page = await site.open(REBEL_BASE);
    const mark = page.locator('#voluntary > .rule-body > .rule-ruling');
    expect(await mark.innerText()).toContain('Роз’яснено');
    await mark.click();
    await page.waitForURL('**/rebel-base/#reveal-before-turn');
    const note = page.locator('.note-ruling', { has: page.locator('#reveal-before-turn') });
    expect(await readText(note.locator('.note-label'))).toBe(
      'Роз’яснення видавця (FAQ and Errata, січень 2019 р.)',
    );
    expect(await note.evaluate((element) => getComputedStyle(element).borderLeftStyle)).toBe('double');
  });

  it('says until when the ruling of an earlier version applied', async () => {
    const page = await site.open(REBEL_BASE);
    const note = page.locator('.note-ruling.is-overruled');
    expect(await readText(note.locator('.note-label'))).toBe(
      'До січня 2019 р. (FAQ and Errata, 18 травня 2016 р.)',
    );
  });

  it('shows the ruling in its actions and on its card, and copies it with the rule', async () => {
    const page = await site.open(REBEL_BASE, PHONE_WITH_CLIPBOARD);
    await openActions(page, 'voluntary');
    expect(await readText(page.locator('.rule-ruled').first())).toContain('використає лідера або спасує');
    await page.getByRole('button', { name: 'Текст' }).tap();
    const copied = (await readClipboard(page)).replaceAll('\u00a0', ' ');
    expect(copied).toContain('Роз’яснення видавця (FAQ and Errata, січень 2019 р.): Виправлення:');
    await page.getByRole('button', { name: 'Показати за столом' }).tap();
    expect(await readText(page.locator('.show'))).toContain('використає лідера або спасує');
    expect(page.errors).toEqual([]);
  });
});

describe('a ruling', () => {
  it('has a card of its own, with its document in place of the page of the book', async () => {
    const page = await site.open(REBEL_BASE);
    await openCard(page, 'reveal-before-turn');
    const card = await readText(page.locator('.show'));
    expect(card).toContain('Роз’яснення видавця (FAQ and Errata, січень 2019 р.).');
    expect(card).not.toContain('с. 2');
  });

  it('has a share page with its question', async () => {
    const response = await (await site.open('/rebellion/uk/')).request.get(
      `${site.origin}${REBEL_BASE}reveal-before-turn/`,
    );
    expect(await response.text()).toContain('Виправлення: добровільне розкриття бази.');
  });
});

describe('the list of rulings', () => {
  it('opens from the page of the game, which says which document overrules which', async () => {
    const page = await site.open('/rebellion/uk/');
    await page.getByText('має перевагу над «Довідник»').waitFor();
    await page.getByRole('link', { name: 'Роз’яснення та виправлення' }).click();
    await page.waitForURL(`**${RULINGS}`);
    const documents = await page.locator('main section.differing > h2').allInnerTexts();
    expect(documents.map((name) => name.replaceAll('\u00a0', ' '))).toEqual([
      'FAQ and Errata, травень 2019 р.',
      'FAQ and Errata, січень 2019 р.',
      'FAQ and Errata, 18 травня 2016 р.',
    ]);
    await page.locator('.differing-ways a').first().click();
    await page.waitForURL('**/rebellion/uk/*/#*');
    expect(page.errors).toEqual([]);
  });

  it('is absent in a game without rulings', async () => {
    const page = await site.open('/planet-unknown/uk/');
    expect(await page.getByRole('link', { name: 'Роз’яснення та виправлення' }).count()).toBe(0);
  });

  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('has no axe violations and fits on %s', async (_name, device) => {
    const page = await site.open(RULINGS, device);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await overflowsOf(page)).toEqual([]);
  });

  it('can be read without JavaScript', async () => {
    const page = await site.open(RULINGS, { ...PHONE, javaScriptEnabled: false });
    expect(await page.locator('.ruling-question').count()).toBe(17);
  });
});

it('the booklet prints rulings at their rules', async () => {
  const page = await site.open('/rebellion/uk/booklet/', DESKTOP);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.note-ruling >> visible=true').count()).toBe(17);
  expect(await page.locator('.rule-ruling >> visible=true').count()).toBeGreaterThan(10);
});
