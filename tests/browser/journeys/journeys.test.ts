// Tests journeys: sequences of actions of players on a phone during a game. Every test runs for each language, online
// and offline.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { offlinePhone, onlinePhone, type TestPhone } from '../support/phone-sessions';
import { backgroundOf, isInView, startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite({ moves: true });
const online = onlinePhone(site);
const offline = offlinePhone();

/** Texts of two games without a Russian edition. Readers of Ukrainian and of Russian get these games in Ukrainian. */
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
  question: 'скільки кубиків кидає патруль',
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
  question: 'сколько кубиков бросает патруль',
  entry: 'Патрули',
  answer: /с\. 8 .*кубик/,
  source: 'Справочник, русское издание, с. 8',
  rule: 'Патруль — не корабль',
  otherRule: 'Патруль не є кораблем',
  sums: '4000',
} as const;

/**
 * Strings of the English test case. The games have no English book, so pages show page numbers of the Ukrainian book
 * with a note, and search results show none.
 */
const EN = {
  ...IN_ENGLISH,
  lang: 'en',
  shelf: '/shelf/en/',
  game: 'Outer Rim',
  question: 'how many dice does a patrol roll',
  entry: 'Patrols',
  answer: /Patrols (?!p\.).*number of dice/,
  source: 'Ukrainian reference, p. 8',
  rule: 'A patrol is not a ship',
  otherRule: 'Патруль не є кораблем',
  sums: 'first 4,000, second 6,000, third 8,000',
} as const;

const CASES = [
  { ...UK, mode: 'online', phone: online },
  { ...RU, mode: 'online', phone: online },
  { ...EN, mode: 'online', phone: online },
  { ...UK, mode: 'offline', phone: offline },
  { ...RU, mode: 'offline', phone: offline },
  { ...EN, mode: 'offline', phone: offline },
];

const normalize = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ');

/** Opens the home page and switches it to the reader's language. */
async function openShelf(phone: TestPhone, { lang, shelf }: { lang: string; shelf: string }) {
  const page = await phone.open('/');
  if (shelf !== '/') await page.locator(`nav.language-toggle a[hreflang="${lang}"]`).tap();
  await page.waitForURL(`**${shelf}`);
  return page;
}

async function openRule(page: Page, rule: string): Promise<void> {
  const body = page.locator(`#${rule} > .rule-body`);
  const { width } = (await body.boundingBox()) ?? { width: 0 };
  await body.tap({ position: { x: width - 5, y: 6 } });
}

describe.each(CASES)('a game in $lang, $mode', { timeout: 60_000 }, (testCase) => {
  const { phone, lang, shelf, game, question, entry, answer, source, rule, otherRule, sums } = testCase;
  const strings = stringsOf(lang);
  const { read, rebellion, mandalorian, secret, point } = testCase;
  const gameStrings = stringsOf(read);

  it('search: a player types a question, reads the answer in the results and opens its rule', async () => {
    const page = await openShelf(phone, testCase);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/data/')) loaded.push(new URL(request.url()).pathname);
    });
    await page.getByRole('link', { name: game }).first().tap();
    await page.waitForURL(`**/outer-rim/${lang}/`);
    await page.getByRole('combobox', { name: strings.search.field }).tap();
    await page.keyboard.type(question);
    const result = page.getByRole('option', { name: entry }).first();
    await expect.poll(async () => normalize(await result.innerText())).toMatch(answer);
    await result.tap();
    await page.waitForURL(`**/outer-rim/${lang}/patrols/#**`);
    const marked = new URL(page.url()).hash;
    await expect.poll(() => isInView(page, marked)).toBe(true);
    expect(await backgroundOf(page, `${marked} > .rule-body`)).not.toBe('rgba(0, 0, 0, 0)');
    await page.goBack();
    await result.waitFor();
    // The site requested only the names of the games and the data of the opened game.
    const isExpected = (path: string) =>
      path.startsWith('/data/outer-rim.') || path.startsWith('/data/names/');
    expect([...new Set(loaded)].filter((path) => !isExpected(path))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
    expect(await phone.closePages(page)).toEqual([]);
  });

  it('dispute: a player shows the rule in two languages, and its link opens the same rule on another phone', async () => {
    const page = await phone.open(`/outer-rim/${lang}/patrols/`);
    await openRule(page, 'not-a-ship');
    await page.getByRole('button', { name: strings.sharing.show }).tap();
    const card = page.locator('.show');
    await card.locator('.qr[data-ready]').waitFor();
    const words = () => card.innerText().then(normalize);
    await expect.poll(words).toContain(rule);
    await expect.poll(words).toContain(otherRule);
    expect(await words()).toContain(source);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openRule(page, 'not-a-ship');
    await page.getByRole('button', { name: strings.sharing.copyLink, exact: true }).tap();
    await page.locator('.rule-said', { hasText: strings.sharing.copied }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${phone.origin()}/outer-rim/${lang}/patrols/not-a-ship/`);
    const other = await phone.open(new URL(link).pathname);
    await other.waitForURL(`**/outer-rim/${lang}/patrols/#not-a-ship`);
    expect(normalize(await other.locator('#not-a-ship > .rule-body').innerText())).toContain(rule);
    expect(await isInView(other, '#not-a-ship')).toBe(true);
    expect(await phone.closePages(page, other)).toEqual([]);
  });

  it('setup: the checklist shows the amounts of money for three players', async () => {
    const page = await phone.open(`/outer-rim/${lang}/`);
    await page.locator(`a[href="/outer-rim/${lang}/appendix-setup/"]`).first().tap();
    await page.getByText(strings.setup.players).waitFor();
    await page.getByRole('radio', { name: '3' }).check();
    await expect
      .poll(async () => normalize(await page.locator('.for-players >> visible=true').innerText()))
      .toContain(sums);
    for (const box of await page.locator('.tick').all()) await box.check();
    await page.getByText(strings.setup.allDone).waitFor();
    expect(await phone.closePages(page)).toEqual([]);
  });

  it('Rebellion for two: one switch hides the team rules on every page', async () => {
    // The link has the title of the entry. Its capitalization may differ from the label of the note, so the pattern
    // ignores case. The title is in the language of the game, which may differ from the language of the interface.
    const team = new RegExp(`^${gameStrings.notes.team}$`, 'i');
    const page = await openShelf(phone, testCase);
    await page.getByRole('link', { name: rebellion }).tap();
    await page.waitForURL(`**/rebellion/${read}/`);
    const teamGame = page.getByRole('link', { name: team });
    await teamGame.first().waitFor();
    await page.getByRole('button', { name: strings.settings.open }).tap();
    await page.getByRole('switch', { name: strings.filters.team }).tap();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // When the dialog closes, the site goes back in the browser history. Wait until it has gone back, because going
    // back would cancel the next navigation.
    await page.waitForFunction(() => !(history.state as { sheet?: number } | null)?.sheet);
    await expect.poll(() => teamGame.count()).toBe(0);
    for (const path of ['recruit/', 'appendix-setup/']) {
      await page.goto(`${phone.origin()}/rebellion/${read}/${path}`);
      expect(await page.locator('.note-team').count(), path).toBeGreaterThan(0);
      expect(await page.locator('.note-team >> visible=true').count(), path).toBe(0);
    }
    await page.goto(`${phone.origin()}/rebellion/${read}/`);
    expect(await teamGame.count()).toBe(0);
    // The link back leads to the home page in the reader's language, not in the language of the game.
    const back = page.getByRole('link', { name: strings.shelf });
    await expect.poll(() => back.getAttribute('href')).toBe(shelf);
    await back.tap();
    await page.waitForURL((url) => url.pathname === shelf);
    await page.getByRole('heading', { level: 1, name: strings.tagline }).waitFor();
    expect(await phone.closePages(page)).toEqual([]);
  });

  it('The Mandalorian: search, pages and links reveal no spoiler before the players unlock it', async () => {
    const home = `/mandalorian-adventures/${read}/`;
    const page = await openShelf(phone, testCase);
    await page.getByRole('link', { name: mandalorian }).tap();
    await page.waitForURL(`**${home}`);
    await page.goto(`${phone.origin()}${home}?q=${secret}`);
    await page.getByRole('option', { name: strings.search.lockedTitle }).first().waitFor();
    const results = (await page.getByRole('listbox').innerText()).replace(/[«“][^»”]*[»”]/g, '');
    expect(results).not.toMatch(new RegExp(secret, 'iu'));
    for (const path of ['missions/', 'tonight/', 'the-child/']) {
      await page.goto(phone.origin() + home + path);
      expect(`${await page.title()} ${await page.locator('body').innerText()}`, path).not.toMatch(
        new RegExp(secret, 'iu'),
      );
    }
    await waitUntilInteractive(page);
    await page.getByText(strings.spoilers.reached(point)).tap();
    await page.getByRole('heading', { level: 1, name: secret }).waitFor();
    await page.goto(`${phone.origin()}${home}?q=${secret}`);
    await page.getByRole('option', { name: secret }).first().waitFor();
    expect(await phone.closePages(page)).toEqual([]);
  });
});
