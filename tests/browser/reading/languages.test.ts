// Tests two languages side by side, the language toggle, the term list and the language of the home page.
import { readdirSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { deciding } from '../../../lib/i18n/ru-decisions';
import { PHONE_WITH_CLIPBOARD, readClipboard, readText } from '../support/rule-actions';
import { backgroundOf, DESKTOP, PHONE, startSite, waitUntilInteractive } from '../support/serve-site';

const site = startSite();
const ru = stringsOf('ru');
const SIDE_BY_SIDE = '/outer-rim/uk-ru/patrols/';

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('two editions side by side on %s', (_name, device) => {
  it('open by one tap and keep the rule in the address', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#must-reach', device);
    await page.getByRole('link', { name: 'Дві мови поруч' }).click();
    await page.waitForURL(`**${SIDE_BY_SIDE}#must-reach`);
    expect(await backgroundOf(page, '#must-reach')).not.toBe('rgba(0, 0, 0, 0)');
    await page.locator('nav.language-toggle a[hreflang="ru"]').click();
    await page.waitForURL('**/outer-rim/ru/patrols/#must-reach');
  });

  it('are aligned rule by rule', async () => {
    const page = await site.open(SIDE_BY_SIDE, device);
    const sides = page.locator('#not-a-ship .side');
    expect(await sides.evaluateAll((all) => all.map((side) => (side as HTMLElement).lang))).toEqual([
      'uk',
      'ru',
    ]);
    expect(await sides.allInnerTexts()).toEqual([
      expect.stringMatching(/не\sє\sкораблем/),
      expect.stringMatching(/не\sкорабль/),
    ]);
    const [first, second] = await sides.evaluateAll((all) => all.map((side) => side.getBoundingClientRect()));
    if (device === DESKTOP) {
      expect(second?.top).toBe(first?.top);
      expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
    } else expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  });

  it('mark differences and rules that only one edition has', async () => {
    const page = await site.open(SIDE_BY_SIDE, device);
    await page.locator('#must-reach.is-different').getByText('Видання різняться').waitFor();
    await page.locator('#level-4-damage').getByText('У цьому виданні такого правила немає.').waitFor();
    expect(await page.locator('#stop.is-different').count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  it('show a preview in the language of the link’s column', async () => {
    const page = await site.open(SIDE_BY_SIDE, device);
    await page.locator('#not-a-ship .side[lang="ru"] a.ref').click();
    await page.getByRole('dialog', { name: 'Корабли' }).waitFor();
    expect(await page.getByRole('dialog').getAttribute('lang')).toBe('ru');
  });

  it('are linked from a note about editions and from the rule that it names', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', device);
    await page.getByRole('link', { name: 'Російське видання: правило 15.1' }).click();
    await page.waitForURL('**/outer-rim/ru/patrols/#must-reach');
    expect(await backgroundOf(page, '#must-reach > .rule-body')).not.toBe('rgba(0, 0, 0, 0)');
    await page
      .locator('#must-reach')
      .getByRole('link', { name: '≠ УК. Издания здесь расходятся. Сравнить', exact: true })
      .click();
    await page.waitForURL('**/outer-rim/ru-uk/patrols/#must-reach');
    expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  });
});

describe('a game in three languages', () => {
  const CARD = (page: Page) => page.locator('.show section:not(.show-main)');
  const openCard = async (page: Page, rule: string) => {
    await page.locator(`#${rule} > .rule-body > .rule-n`).press('Enter');
    await page.locator('.rule-action-main').tap();
    await page.locator('.show .qr[data-ready]').waitFor();
  };
  const close = async (page: Page) => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('has a toggle with the game’s languages, which keeps the rule', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#must-reach');
    for (const lang of ['en', 'ru', 'uk']) {
      await page.locator(`nav.language-toggle a[hreflang="${lang}"]`).first().tap();
      await page.waitForURL(`**/outer-rim/${lang}/patrols/#must-reach`);
    }
    const shown = () => page.locator('nav.language-toggle').first().locator('> *').allInnerTexts();
    expect(await shown()).toEqual(['УК', 'EN', 'РУ']);
    await page.goto(`${site.origin}/`);
    expect(await shown()).toEqual(['УК', 'EN', 'РУ']);
    await page.goto(`${site.origin}/rebellion/en/combat/`);
    expect(await shown()).toEqual(['УК', 'EN']);
  });

  it('shows on the card the second language that was chosen before', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    await openCard(page, 'not-a-ship');
    await CARD(page).getByText('не корабль').waitFor();
    await page.getByRole('button', { name: 'English' }).tap();
    await CARD(page).getByText('is not a').waitFor();
    expect(await page.locator('.show-sources').innerText()).toContain('Ukrainian reference, p.');
    await close(page);
    await page.goto(`${site.origin}/outer-rim/uk/combat/`);
    await waitUntilInteractive(page);
    await openCard(page, 'def');
    expect(await CARD(page).getAttribute('lang')).toBe('en');
    await close(page);
    // English is the chosen second language. On an English page, the card shows the first other language of the game
    // instead.
    await page.goto(`${site.origin}/outer-rim/en/combat/`);
    await waitUntilInteractive(page);
    await openCard(page, 'def');
    expect(await CARD(page).getAttribute('lang')).toBe('uk');
  });

  it('shows any two languages side by side, with links to the other pairs', async () => {
    const page = await site.open('/outer-rim/uk/patrols/#must-reach');
    await page.getByRole('link', { name: 'Дві мови поруч' }).tap();
    await page.waitForURL(`**${SIDE_BY_SIDE}#must-reach`);
    await page.getByRole('link', { name: 'Англійське видання' }).tap();
    await page.waitForURL('**/outer-rim/uk-en/patrols/#must-reach');
    await page.getByText('Англійське видання, с. 8 (Ukrainian reference)').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('pravylo.lang'))).toBeNull();
    await page.goto(`${site.origin}/outer-rim/ru-uk/patrols/`);
    await waitUntilInteractive(page);
    await page.getByRole('link', { name: 'Английское издание' }).tap();
    await page.waitForURL('**/outer-rim/ru-en/patrols/**');
    // A game in only two languages has no links to other pairs of languages.
    await page.goto(`${site.origin}/rebellion/uk-en/combat/`);
    expect(await page.locator('.sides-others').count()).toBe(0);
  });

  it('names the book of a page number if it is not the edition’s own book', async () => {
    const page = await site.open('/outer-rim/en/patrols/', { ...PHONE_WITH_CLIPBOARD, locale: 'en-US' });
    const NAMED = 'p. 8 of the Ukrainian reference';
    await page.locator('main').getByText('Ukrainian reference, p. 8').waitFor();
    expect(await readText(page.locator('.trail'))).toContain('Ukrainian rules reference,” p. 8');
    await page.locator('#win > .rule-body > .rule-n').press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Pin' }).tap();
    await page.getByRole('button', { name: 'Text', exact: true }).tap();
    await expect.poll(() => readClipboard(page)).toContain(`Outer Rim · Patrols · ${NAMED}`);
    await close(page);
    for (const [path, place, named] of [
      ['tonight/', '.pins', NAMED],
      ['booklet/', '.booklet-entry:has(#patrols)', NAMED],
    ] as const) {
      await page.goto(`${site.origin}/outer-rim/en/${path}`);
      await page.locator(place).first().getByText(named).first().waitFor({ state: 'attached' });
    }
    expect(readFileSync('out/outer-rim/en/patrols/win/index.html', 'utf8')).toContain(`Patrols · ${NAMED}`);
  });
});

describe('the side-by-side pages', () => {
  it('contain every rule of both editions, without scripts', async () => {
    const ids = async (path: string) => {
      const page = await site.open(path, { ...PHONE, javaScriptEnabled: false });
      const all = await page
        .locator('.rule[id], .section[id]')
        .evaluateAll((list) => list.map(({ id }) => id));
      await page.context().close();
      return all;
    };
    const both = new Set([...(await ids('/outer-rim/uk/combat/')), ...(await ids('/outer-rim/ru/combat/'))]);
    expect(new Set(await ids('/outer-rim/uk-ru/combat/'))).toEqual(both);
    expect(new Set(await ids('/outer-rim/ru-uk/combat/'))).toEqual(both);
  });

  it('exist for every entry that both editions have, and for no redirect', () => {
    const pages = (folder: string) =>
      readdirSync(`out/outer-rim/${folder}`, { withFileTypes: true })
        .filter((file) => file.isDirectory())
        .map(({ name }) => name);
    expect(pages('uk-ru').length).toBeGreaterThan(50);
    expect(pages('uk-ru')).toEqual(pages('ru-uk'));
    expect(pages('uk-ru')).not.toContain('remove-from-game');
  });
});

describe('the term list', () => {
  it('shows each term in all languages and opens its preview', async () => {
    const page = await site.open('/outer-rim/uk/');
    await page.getByRole('link', { name: 'Терміни трьома мовами' }).click();
    await page.waitForURL('**/outer-rim/uk/terms/');
    const row = page.getByRole('row').filter({ hasText: 'Вирвище' });
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['Вирвище', 'Мальстрём', 'Maelstrom']);
    expect(await row.getByRole('cell').nth(1).getAttribute('lang')).toBe('ru');
    await row.getByRole('link').click();
    await page.getByRole('dialog', { name: 'Вирвище' }).waitFor();
  });

  it('can be sorted by any of its languages', async () => {
    const page = await site.open('/outer-rim/uk/terms/', DESKTOP);
    await page.getByRole('button', { name: 'Англійська' }).click();
    await page.locator('th[aria-sort="ascending"]').getByText('Англійська').waitFor();
    const english = await page.locator('td[lang="en"]').allInnerTexts();
    expect(english).toEqual([...english].sort(new Intl.Collator('en').compare));
    expect(english.length).toBeGreaterThan(60);
  });

  it('has room between a long term and its translations', async () => {
    const page = await site.open('/outer-rim/en/terms/');
    const gaps = await page.locator('.terms tbody tr').evaluateAll((rows) =>
      rows.map((row) => {
        const [term, ...others] = [...row.querySelectorAll('td')].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell.querySelector('a') ?? cell);
          return [...range.getClientRects()];
        });
        const end = Math.max(...(term ?? []).map(({ bottom }) => bottom));
        return Math.min(...others.flat().map(({ top }) => top)) - end;
      }),
    );
    expect(gaps.length).toBeGreaterThan(50);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(-2);
  });

  it('contains no spoilers and works without scripts', async () => {
    const page = await site.open('/mandalorian-adventures/uk/terms/', { ...PHONE, javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Вартовий' }).waitFor();
    expect(await page.content()).not.toMatch(/Малюк/);
    await page.getByRole('link', { name: 'Вартовий' }).click();
    await page.waitForURL('**/mandalorian-adventures/uk/sentry/');
  });
});

describe('the language of the home page', () => {
  /**
   * Opens the home page in a new browser context. `window.name` collects the paths of all pages that the browser has
   * painted.
   */
  async function visit(options: BrowserContextOptions, prepare = '') {
    const context = await site.browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
    onTestFinished(() => context.close());
    await context.addInitScript(`${prepare};new PerformanceObserver(function(list){
      for (var i = 0; i < list.getEntries().length; i++) (window.top.name += ' ' + location.pathname)
    }).observe({ type: 'paint', buffered: true })`);
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }
  const path = (url: string) => new URL(url).pathname;

  it.each([
    ['uk-UA', '/'],
    ['ru-RU', '/shelf/ru/'],
    ['ru', '/shelf/ru/'],
    ['en-US', '/shelf/en/'],
    ['pl-PL', '/'],
  ])('is the browser’s at the first visit: %s', async (locale, expected) => {
    const page = await visit({ locale });
    expect(path(page.url())).toBe(expected);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
  });

  it('is the first of the browser’s languages that the site has, and no other page is painted before', async () => {
    const page = await visit(
      { locale: 'pl-PL' },
      "Object.defineProperty(navigator, 'languages', { get: function () { return ['pl-PL', 'ru-RU', 'uk'] } })",
    );
    expect(path(page.url())).toBe('/shelf/ru/');
    await page.waitForFunction(() => window.name.includes('/shelf/ru/'));
    expect((await page.evaluate(() => window.name)).trim().split(/\s+/)).not.toContain('/');
  });

  it('is the one that the reader chose', async () => {
    const page = await visit({ locale: 'uk-UA' });
    await page.getByRole('link', { name: /, Русский$/ }).click();
    await page.waitForURL('**/shelf/ru/');
    const again = await page.context().newPage();
    await again.goto(`${site.origin}/`);
    await again.waitForURL('**/shelf/ru/');
    await again.getByRole('link', { name: /, Українська$/ }).click();
    await again.waitForURL(`${site.origin}/`);
    await again.reload();
    expect(path(again.url())).toBe('/');
  });

  it('can be changed without storage', async () => {
    const page = await visit(
      { locale: 'ru-RU' },
      "Object.defineProperty(window, 'localStorage', { get: function () { throw new Error('refused') } })",
    );
    expect(path(page.url())).toBe('/shelf/ru/');
    await page.getByRole('link', { name: /, Українська$/ }).click();
    await page.waitForURL(`${site.origin}/`);
    await page.getByRole('heading', { name: 'Правила настільних ігор у кишені' }).waitFor();
    await page.reload();
    expect(path(page.url())).toBe('/');
  });

  it('can be changed without scripts', async () => {
    const page = await site.open('/', { ...PHONE, locale: 'ru-RU', javaScriptEnabled: false });
    expect(path(page.url())).toBe('/');
    await page.getByRole('link', { name: /, Русский$/ }).click();
    await page.waitForURL('**/shelf/ru/');
  });
});

describe('a reader whose language a game does not have', () => {
  const RUSSIAN = { ...PHONE, locale: 'ru-RU' };

  it('keeps the interface in that language: headings, the search field and the settings dialog', async () => {
    const page = await site.open('/rebellion/uk/combat/', RUSSIAN);
    await page.getByRole('heading', { name: 'Связанные темы' }).waitFor();
    await page.getByPlaceholder('Найти правило').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Бій');
    expect(await page.getByRole('heading', { name: 'Связанные темы' }).getAttribute('lang')).toBe('ru');
    await page.getByRole('button', { name: /^Aa/ }).tap();
    await page.getByRole('dialog', { name: 'Настройки чтения' }).waitFor();
    expect(page.errors).toEqual([]);
  });

  it.each([
    ['/rebellion/uk/', ['«FAQ and Errata, травень 2019 р.» имеет приоритет над «Довідник»']],
    ['/rebellion/uk/rulings/', [ru.rulings.title, ru.rulings.intro, ru.rulings.earlier]],
    ['/rebellion/uk/tonight/', [ru.tonight.title, ru.tonight.intro]],
    ['/rebellion/uk/decisions/', [ru.decisions.title, deciding.intro]],
    ['/rebellion/uk-en/combat/', ['Украинское издание, с. 3', 'Английское издание']],
    ['/rebellion/uk/combat/', [ru.notes.team, ru.notes.example]],
  ])('reads every word of the interface in that language on %s', async (path, texts) => {
    const page = await site.open(path, RUSSIAN);
    const read = async () => (await readText(page.locator('main'))).replace(/[\u00a0\s]+/g, ' ');
    for (const text of texts) await expect.poll(read).toContain(text.replace(/[\u00a0\s]+/g, ' '));
    expect(await page.title()).not.toMatch(/Закріплені|Наші|Роз’яснення/);
    expect(page.errors).toEqual([]);
  });

  it('reads the links of the settings dialog in that language', async () => {
    const page = await site.open('/rebellion/uk/combat/', RUSSIAN);
    await page.getByRole('heading', { name: 'Связанные темы' }).waitFor();
    await page.getByRole('button', { name: /^Aa/ }).tap();
    for (const name of [ru.tonight.title, ru.decisions.title, ru.topics.title])
      await page.getByRole('dialog').getByRole('link', { name }).waitFor();
  });

  it('sees on the card of which edition the book is', async () => {
    const page = await site.open('/rebellion/uk/combat/', RUSSIAN);
    await page.locator('#def .rule-body').tap({ position: { x: 20, y: 10 } });
    await page.getByRole('button', { name: 'Показать за столом' }).tap();
    await page.locator('.show').getByText('украинское издание').waitFor();
    expect(await page.getByText('русское издание').count()).toBe(0);
  });

  it('sees the interface of the edition in a game that has the language', async () => {
    const page = await site.open('/outer-rim/uk/combat/', RUSSIAN);
    await page.waitForLoadState('networkidle');
    await page.getByPlaceholder('Знайти правило').waitFor();
  });
});

it('the 404 page shows its text first in the language of the address', async () => {
  for (const [path, title] of [
    ['/outer-rim/en/no-such-entry/', 'Page not found'],
    ['/shelf/ru/nothing/', 'Страница не найдена'],
    ['/outer-rim/uk/no-such-entry/', 'Сторінку не знайдено'],
  ] as const) {
    const page = await site.open(path);
    await expect.poll(() => page.locator('h1').textContent()).toBe(title);
    expect(await page.locator('main h1, main h2').first().textContent()).toBe(title);
    await page.context().close();
  }
});
