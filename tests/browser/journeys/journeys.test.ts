// An evening at the table, as players live it: on a phone, in every language, with a network and in flight mode. Each journey
// is told once, from its beginning to its end, and happens at every table.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { backgroundOf, isInView, startSite, untilAlive } from '../support/serve-site';
import { flightTable, onlineTable, type Table } from '../support/table-pages';

const site = startSite({ moves: true });
const online = onlineTable(site);
const flight = flightTable();

/** The games that are not in Russian: who reads it finds them in Ukrainian. */
const IN_UKRAINIAN = {
  read: 'uk',
  rebellion: 'Повстання',
  mandalorian: 'Мандалорець',
  secret: 'Малюк',
  point: 'Місія 2',
} as const;
const IN_ENGLISH = {
  read: 'en',
  rebellion: 'Rebellion',
  mandalorian: 'The Mandalorian',
  secret: 'The Child',
  point: 'Mission 2',
} as const;

const UK = {
  ...IN_UKRAINIAN,
  lang: 'uk',
  shelf: '/',
  game: 'Зовнішнє Кільце',
  asked: 'скільки кубиків кидає патруль',
  entry: 'Патрулі',
  answer: /с\. 8 .*кількість кубиків/,
  source: 'Довідник, українське видання, с. 8',
  rule: 'Патруль не є кораблем',
  otherRule: 'Патруль — не корабль',
  sums: 'першому 4000, другому 6000, третьому 8000',
} as const;

const RU = {
  ...IN_UKRAINIAN,
  lang: 'ru',
  shelf: '/shelf/ru/',
  game: 'Внешнее Кольцо',
  asked: 'сколько кубиков бросает патруль',
  entry: 'Патрули',
  answer: /с\. 8 .*кубик/,
  source: 'Справочник, русское издание, с. 8',
  rule: 'Патруль — не корабль',
  otherRule: 'Патруль не є кораблем',
  sums: '4000',
} as const;

/** There is no English book here: a page is that of the Ukrainian one, and says so. */
const EN = {
  ...IN_ENGLISH,
  lang: 'en',
  shelf: '/shelf/en/',
  game: 'Outer Rim',
  asked: 'how many dice does a patrol roll',
  entry: 'Patrols',
  answer: /p\. 8, Ukrainian book .*number of dice/,
  source: 'Ukrainian reference, p. 8',
  rule: 'A patrol is not a ship',
  otherRule: 'Патруль не є кораблем',
  sums: 'first 4,000, second 6,000, third 8,000',
} as const;

const EVENINGS = [
  { ...UK, mode: 'online', table: online },
  { ...RU, mode: 'online', table: online },
  { ...EN, mode: 'online', table: online },
  { ...UK, mode: 'in flight mode', table: flight },
  { ...RU, mode: 'in flight mode', table: flight },
  { ...EN, mode: 'in flight mode', table: flight },
];

const plain = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');

/** From the front door to the shelf in the reader's language, by its toggle where it is another one. */
async function openShelf(table: Table, { lang, shelf }: { lang: string; shelf: string }) {
  const page = await table.open('/');
  if (shelf !== '/') await page.locator(`nav.language-toggle a[hreflang="${lang}"]`).tap();
  await page.waitForURL(`**${shelf}`);
  return page;
}

async function openRule(page: Page, rule: string): Promise<void> {
  const body = page.locator(`#${rule} > .rule-body`);
  const { width } = (await body.boundingBox()) ?? { width: 0 };
  await body.tap({ position: { x: width - 5, y: 6 } });
}

describe.each(EVENINGS)('an evening in $lang, $mode', { timeout: 60_000 }, (evening) => {
  const { table, lang, shelf, game, asked, entry, answer, source, rule, otherRule, sums } = evening;
  const strings = stringsOf(lang);
  const { read, rebellion, mandalorian, secret, point } = evening;
  const there = stringsOf(read);

  it('mid-game: a question is typed, the answer is read in the list itself and opened at its rule', async () => {
    const page = await openShelf(table, evening);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/data/')) loaded.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: game }).first().tap();
    await page.waitForURL(`**/outer-rim/${lang}/`);
    await page.getByRole('combobox', { name: strings.search.field }).tap();
    await page.keyboard.type(asked);
    const found = page.getByRole('option', { name: entry }).first();
    await expect.poll(async () => plain(await found.innerText())).toMatch(answer);
    await found.tap();
    await page.waitForURL(`**/outer-rim/${lang}/patrols/#**`);
    const marked = new URL(page.url()).hash;
    await expect.poll(() => isInView(page, marked)).toBe(true);
    expect(await backgroundOf(page, `${marked} > .rule-body`)).not.toBe('rgba(0, 0, 0, 0)');
    await page.goBack();
    await found.waitFor();
    // Nothing of the other games was asked for.
    expect([...new Set(loaded)].filter((path) => !path.startsWith('/data/outer-rim.'))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
    expect(await table.leave(page)).toEqual([]);
  });

  it('a dispute: the rule is shown across the table in both languages and its link opens the same on another phone', async () => {
    const page = await table.open(`/outer-rim/${lang}/patrols/`);
    await openRule(page, 'not-a-ship');
    await page.getByRole('button', { name: strings.sharing.show }).tap();
    const card = page.locator('.show');
    await card.locator('.qr[data-ready]').waitFor();
    const words = () => card.innerText().then(plain);
    await expect.poll(words).toContain(rule);
    await expect.poll(words).toContain(otherRule);
    expect(await words()).toContain(source);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openRule(page, 'not-a-ship');
    await page.getByRole('button', { name: strings.sharing.copyLink, exact: true }).tap();
    await page.locator('.rule-said', { hasText: strings.sharing.copied }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${table.origin()}/outer-rim/${lang}/patrols/not-a-ship/`);
    const other = await table.open(new URL(link).pathname);
    await other.waitForURL(`**/outer-rim/${lang}/patrols/#not-a-ship`);
    expect(plain(await other.locator('#not-a-ship > .rule-body').innerText())).toContain(rule);
    expect(await isInView(other, '#not-a-ship')).toBe(true);
    expect(await table.leave(page, other)).toEqual([]);
  });

  it('a newcomer: the game is set up by its checklist for three, and the sums are theirs', async () => {
    const page = await table.open(`/outer-rim/${lang}/`);
    await page.locator(`a[href="/outer-rim/${lang}/appendix-setup/"]`).first().tap();
    await page.getByText(strings.setup.players).waitFor();
    await page.getByRole('radio', { name: '3' }).check();
    await expect
      .poll(async () => plain(await page.locator('.for-players >> visible=true').innerText()))
      .toContain(sums);
    for (const box of await page.locator('.tick').all()) await box.check();
    await page.getByText(strings.setup.allDone).waitFor();
    expect(await table.leave(page)).toEqual([]);
  });

  it('Rebellion for two: one switch, and no page speaks of teams', async () => {
    // The note and the entry need not begin every word alike.
    const team = new RegExp(`^${there.notes.team}$`, 'i');
    const page = await openShelf(table, evening);
    await page.getByRole('link', { name: rebellion }).tap();
    await page.waitForURL(`**/rebellion/${read}/`);
    const teamGame = page.getByRole('link', { name: team });
    await teamGame.first().waitFor();
    await page.getByRole('button', { name: there.settings.open }).tap();
    await page.getByRole('switch', { name: team }).tap();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The sheet takes its step of the history back; a page asked for meanwhile would not be opened.
    await page.waitForFunction(() => !(history.state as { sheet?: number } | null)?.sheet);
    await expect.poll(() => teamGame.count()).toBe(0);
    for (const path of ['recruit/', 'appendix-setup/']) {
      await page.goto(`${table.origin()}/rebellion/${read}/${path}`);
      expect(await page.locator('.note-team').count(), path).toBeGreaterThan(0);
      expect(await page.locator('.note-team >> visible=true').count(), path).toBe(0);
    }
    await page.goto(`${table.origin()}/rebellion/${read}/`);
    expect(await teamGame.count()).toBe(0);
    // Who read in another language comes back to their own shelf.
    const back = page.getByRole('link', { name: there.shelf });
    await expect.poll(() => back.getAttribute('href')).toBe(shelf);
    await back.tap();
    await page.waitForURL((url) => url.pathname === shelf);
    await page.getByRole('heading', { level: 1, name: strings.tagline }).waitFor();
    expect(await table.leave(page)).toEqual([]);
  });

  it('The Mandalorian: searching, reading and a stray link give no secret away until the players are there', async () => {
    const home = `/mandalorian-adventures/${read}/`;
    const page = await openShelf(table, evening);
    await page.getByRole('link', { name: mandalorian }).tap();
    await page.waitForURL(`**${home}`);
    await page.goto(`${table.origin()}${home}?q=${secret}`);
    await page.getByRole('option', { name: there.search.lockedTitle }).first().waitFor();
    const told = (await page.getByRole('listbox').innerText()).replace(/[«“][^»”]*[»”]/g, '');
    expect(told).not.toMatch(new RegExp(secret, 'iu'));
    for (const path of ['missions/', 'tonight/', 'the-child/']) {
      await page.goto(table.origin() + home + path);
      expect(`${await page.title()} ${await page.locator('body').innerText()}`, path).not.toMatch(
        new RegExp(secret, 'iu'),
      );
    }
    await untilAlive(page);
    await page.getByText(there.spoilers.reached(point)).tap();
    await page.getByRole('heading', { level: 1, name: secret }).waitFor();
    await page.goto(`${table.origin()}${home}?q=${secret}`);
    await page.getByRole('option', { name: secret }).first().waitFor();
    expect(await table.leave(page)).toEqual([]);
  });
});
