// Tests the search: results while typing, keyboard use, history, and failures to load the worker or the data.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { backgroundOf, DESKTOP, isInView, PHONE, startSite } from '../support/serve-site';

const site = startSite();

const EDITIONS = [
  {
    lang: 'uk',
    field: 'Знайти правило',
    word: 'патрулем',
    title: 'Патрулі',
    layout: 'gfnhekm',
    shown: 'Результати за запитом',
    nothing: '» нічого не знайдено',
  },
  {
    lang: 'ru',
    field: 'Найти правило',
    word: 'патрулями',
    title: 'Патрули',
    layout: 'gfnhekm',
    shown: 'Результаты по запросу',
    nothing: '» ничего не найдено',
  },
];

async function openSearch(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.locator('html.is-searching').waitFor();
}

it('shows a rule that introduces a list together with the items of the list', async () => {
  const page = await site.open('/outer-rim/uk/?q=порядок ходу');
  const shown = page.locator('a[role=option][href$="player-turn/#phases"] .hit-text');
  await shown.waitFor();
  expect(await shown.innerText()).toMatch(/порядку: .*планування.*дій.*зустрічей\.$/);
  expect(page.errors).toEqual([]);
});

describe.each(EDITIONS)(
  'search on a phone, $lang',
  ({ lang, field, word, title, layout, shown, nothing }) => {
    it('opens by one tap on every page of a game, at the bottom of the screen', async () => {
      for (const path of [`/outer-rim/${lang}/`, `/outer-rim/${lang}/combat/`]) {
        const page = await site.open(path);
        const box = await page.getByRole('combobox', { name: field }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.y).toBeGreaterThan(844 * 0.7);
        await openSearch(page, field);
        expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
        await page.context().close();
      }
    });

    it('shows results while typing: the complete rule, its entry, page and marked words', async () => {
      const page = await site.open(`/outer-rim/${lang}/`);
      await openSearch(page, field);
      await page.keyboard.type(word.slice(0, 5));
      const first = page.getByRole('option').first();
      await first.getByText(title).waitFor();
      await page.keyboard.type(word.slice(5));
      await first.getByText(title).waitFor();
      expect(await first.locator('.hit-where').innerText()).toMatch(/с\. \d+/);
      expect((await first.locator('.hit-text').innerText()).length).toBeGreaterThan(20);
      await page.getByRole('option').locator('mark').first().waitFor();
      expect(page.errors).toEqual([]);
    });

    it('corrects a word typed in the wrong keyboard layout, and can search it literally', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${layout}`);
      await page.getByText(shown).waitFor();
      await page.getByRole('option').first().getByText(title).waitFor();
      await page.getByRole('button', { name: `«${layout}»` }).click();
      await page.getByText(nothing).waitFor();
    });

    it('opens the entry at the marked rule; back returns to the same list and scroll position', async () => {
      const page = await site.open(`/outer-rim/${lang}/`);
      await openSearch(page, field);
      await page.keyboard.type(word);
      const rules = page.locator('a[role=option]');
      await rules.nth(5).waitFor();
      const list = page.locator('.search-answers');
      await list.evaluate((element) => element.scrollTo({ top: 400 }));
      const chosen = rules.nth(4);
      const href = (await chosen.getAttribute('href')) ?? '';
      const top = await list.evaluate((element) => element.scrollTop);
      await chosen.click();
      await page.waitForURL(`**${href}`);
      const rule = new URL(page.url()).hash;
      if (rule) {
        await page.locator(rule).waitFor();
        await expect.poll(() => isInView(page, rule)).toBe(true);
        const marked = (await page.locator(`${rule} > .rule-body`).count()) ? `${rule} > .rule-body` : rule;
        expect(await backgroundOf(page, marked)).not.toBe('rgba(0, 0, 0, 0)');
      }
      await page.goBack();
      await rules.nth(4).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(word);
      await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(top);
      // The panel restores the scroll position only once. When more results arrive, the list does not scroll.
      await page.locator('.search-button').click();
      await list.evaluate((element) => element.scrollTo({ top: 0 }));
      await page.locator('.hit-game').first().waitFor();
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)),
      );
      expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
    });

    it('finds nothing for words that are not in the book', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${encodeURIComponent('криптовалюта блокчейн')}`);
      await page.getByText(nothing).waitFor();
      expect(await page.getByRole('option').count()).toBe(0);
    });

    it('announces the number of results to screen readers', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${encodeURIComponent(word)}`);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await expect.poll(() => page.locator('[aria-live="polite"]').first().innerText()).toMatch(/\d+/);
    });

    it('shows recent searches if the field is empty', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${encodeURIComponent(word)}`);
      await page.getByRole('option').first().click();
      await page.waitForURL(/\/outer-rim\/.+\/.+\//);
      await openSearch(page, field);
      await page.getByRole('button', { name: word, exact: true }).click();
      await page.getByRole('option').first().waitFor();
    });
  },
);

describe('search by keyboard', () => {
  it.each(['/', 'Control+k'])(
    'opens by %s, selects by arrow keys, opens a result by Enter and closes by Escape',
    async (key) => {
      const page = await site.open('/outer-rim/uk/', DESKTOP);
      await page.getByRole('combobox', { name: 'Знайти правило' }).waitFor();
      await page.keyboard.press(key);
      const input = page.getByRole('combobox');
      await input.waitFor();
      await page.keyboard.press('Escape');
      await page.locator('html:not(.is-searching)').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.keyboard.press(key);
      await input.fill('репутація');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const active = await input.getAttribute('aria-activedescendant');
      expect(await page.locator(`[id="${active}"]`).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/outer-rim/uk/reputation/**');
    },
  );
});

describe('search', () => {
  it('runs in the page if the worker cannot start', async () => {
    const page = await site.open('/', PHONE);
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new Error('refused');
        }
      } as unknown as typeof Worker;
    });
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent('патрулем')}`);
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
  });

  it('names the game whose data did not load, and shows results of the others', async () => {
    const page = await site.open('/', PHONE);
    await page
      .context()
      .route('**/data/rebellion.uk.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(`${site.origin}/?q=${encodeURIComponent('репутація')}`);
    await page.getByRole('option').first().waitFor();
    await page.getByText('Не вдалося завантажити правила гри «Повстання»').waitFor();
  });

  it('searches the other games on demand: one list, the best result first, each with its game', async () => {
    const page = await site.open(`/rebellion/uk/?q=${encodeURIComponent('мальстрьом вирвище')}`);
    await page.getByRole('button', { name: 'Шукати в усіх іграх' }).click();
    const first = page.getByRole('option').first();
    await first.locator('.hit-game', { hasText: 'Зовнішнє Кільце' }).waitFor();
    expect(await first.getAttribute('href')).toContain('/outer-rim/uk/maelstrom/');
  });

  it('ranks the results of all games in one list, and Enter opens the best', async () => {
    const page = await site.open(`/?q=${encodeURIComponent('лідера захопили')}`);
    const games = page.locator('.hit-game');
    await games.getByText('Зовнішнє Кільце').first().waitFor();
    for (const game of (await games.allInnerTexts()).slice(0, 4)) expect(game).toContain('Повстання');
    const best = (await page.getByRole('option').first().getAttribute('href')) ?? '';
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(`**${best}`);
  });

  it('narrows to a game that the query names in any form: the game is first, and Enter opens its best rule', async () => {
    const page = await site.open(`/?q=${encodeURIComponent('бій у Зовнішньому Кільці')}`);
    const hits = page.locator('a[role="option"]');
    await hits.nth(1).waitFor();
    const addresses = await hits.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(addresses.slice(0, 2)).toEqual(['/outer-rim/uk/', '/outer-rim/uk/combat/']);
    expect(addresses.filter((address) => !address.startsWith('/outer-rim/'))).toEqual([]);
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL('**/outer-rim/uk/combat/#*');
    await page.goto(`${site.origin}/?q=${encodeURIComponent('повстанні')}`);
    await hits.first().waitFor();
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL('**/rebellion/uk/');
  });

  it('suggests a common question while typing, and shows the question above its rule', async () => {
    const page = await site.open('/outer-rim/uk/');
    await openSearch(page, 'Знайти правило');
    await page.keyboard.type('чи може патруль');
    const suggested = page.locator('.search-questions a').first();
    await suggested.waitFor();
    const [words, href] = [await suggested.innerText(), (await suggested.getAttribute('href')) ?? ''];
    expect(words).toMatch(/\?$/);
    await suggested.click();
    await page.waitForURL(`**${href}`);
    const rule = new URL(page.url()).hash;
    await expect.poll(() => isInView(page, rule)).toBe(true);
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent(words)}`);
    const answer = page.getByRole('option').first();
    await answer.locator('.hit-question', { hasText: words }).waitFor();
    expect(await answer.getAttribute('href')).toBe(href);
  });

  it('shows an error if it fails in the worker and in the page, and can retry', async () => {
    const page = await site.open('/outer-rim/uk/');
    await page.route('**/search-worker.js', (route) => route.abort());
    await openSearch(page, 'Знайти правило');
    await page.keyboard.type('патруль');
    await page.getByRole('alert').getByText('Пошук не відповідає.').waitFor();
    await page.unroute('**/search-worker.js');
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
  });

  it('shows an error if the data is damaged, and loads it again on retry', async () => {
    const page = await site.open('/', PHONE);
    const data = '**/data/outer-rim.uk.json';
    await page
      .context()
      .route(data, (route) => route.fulfill({ contentType: 'application/json', body: '{"entries": [' }));
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent('патруль')}`);
    await page.getByRole('alert').getByText('Пошук не відповідає.').waitFor();
    expect(await page.locator('.search-nothing').count()).toBe(0);
    await page.context().unroute(data);
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
  });

  it.each([
    ['during an answer', 'throw new Error("broken")'],
    ['after an answer', 'setTimeout(() => { throw new Error("broken") }, 300)'],
  ])('answers all queries if the worker fails %s', async (_when, fault) => {
    const page = await site.open('/', PHONE);
    await page.context().route('**/search-worker.js', async (route) => {
      const response = await route.fetch();
      const faultyPost = `if (typeof document === "undefined") {
        const post = postMessage.bind(globalThis);
        globalThis.postMessage = (reply) => { if (reply.answer?.query === "бій") { ${fault} } return post(reply) };
      }`;
      await route.fulfill({ response, body: `${faultyPost}\n${await response.text()}` });
    });
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent('патруль')}`);
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
    const field = page.getByRole('combobox');
    await field.fill('бій');
    const options = { timeout: 8000 };
    await page.getByRole('option').first().getByText('Бій').first().waitFor(options);
    await page.waitForTimeout(500);
    await field.fill('корабель');
    await page.getByRole('option').first().getByText('Кораблі').first().waitFor(options);
  });

  it('keeps letters and replays taps from before the entry script ran', async () => {
    const page = await site.open('/', PHONE);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/client/*/main.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.origin}/outer-rim/uk/patrols/`, { waitUntil: 'commit' });
    const field = page.getByRole('combobox', { name: 'Знайти правило' });
    await field.tap();
    await page.keyboard.type('бій');
    await page.getByRole('button', { name: /^Aa/ }).tap();
    release();
    await page.getByRole('dialog').waitFor();
    expect(await field.inputValue()).toBe('бій');
  });

  /** Delays the files of the search panel and the worker until the returned function is called. */
  const delayPanel = async (page: Page): Promise<() => void> => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search-(panel|worker)\.js|strings-uk\.js|shared-common\.js/, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };

  it('answers text that arrives in the field without the focus', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', PHONE);
    await page.getByRole('combobox').evaluate((field: HTMLInputElement) => {
      field.value = 'бій';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await page.getByRole('option').first().getByText('Бій').first().waitFor();
  });

  it('loses no letter that is typed while the panel loads', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', DESKTOP);
    const release = await delayPanel(page);
    const field = page.getByRole('combobox');
    // The field must get the focus synchronously. Otherwise typed letters get lost, and a phone shows no keyboard.
    const isFocused = await field.evaluate((element) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      return element === document.activeElement;
    });
    expect(isFocused).toBe(true);
    await page.keyboard.type('патруль');
    expect(await field.inputValue()).toBe('патруль');
    release();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
    expect(await field.inputValue()).toBe('патруль');
  });

  it('opens the first result when it arrives if Enter was pressed before, unless more was typed', async () => {
    for (const [typed, isOpened] of [
      ['патруль', true],
      ['патрулі', false],
    ] as const) {
      const page = await site.open('/outer-rim/uk/', DESKTOP);
      const release = await delayPanel(page);
      await page.keyboard.press('/');
      await page.keyboard.type('патрул');
      if (!isOpened) await page.keyboard.press('Enter');
      await page.keyboard.type(typed.at(-1) ?? '');
      if (isOpened) await page.keyboard.press('Enter');
      release();
      if (isOpened) await page.waitForURL(/\/outer-rim\/uk\/patrols\//);
      else {
        await page.getByRole('option').nth(5).waitFor();
        expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
      }
      await page.context().close();
    }
  });

  it('returns to the same scroll position when closed, although the page behind it was not rendered', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    await page.evaluate(() => scrollTo(0, 700));
    const text = page.locator('.entry-text');
    await page.locator('.dock input').tap();
    await page.locator('html.is-searching').waitFor();
    const isRendered = () =>
      text.evaluate((element) => (element.firstElementChild as Element).checkVisibility());
    expect(await isRendered()).toBe(false);
    await page.locator('.search-close').tap();
    await page.locator('html:not(.is-searching)').waitFor();
    expect(await isRendered()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  it('leaves no entries in the history after it was opened and closed several times', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    const before = await page.evaluate(() => history.length);
    for (let round = 0; round < 3; round++) {
      await openSearch(page, 'Знайти правило');
      await page.getByRole('button', { name: 'Закрити' }).click();
      await page.locator('html:not(.is-searching)').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/outer-rim/uk/patrols/');
  });

  it('does not reveal a locked rule', async () => {
    const page = await site.open(`/mandalorian-adventures/uk/?q=${encodeURIComponent('малюк')}`);
    await page.locator('.search-nothing, .hit').first().waitFor();
    expect(await page.locator('.search-answers').innerText()).not.toMatch(/Малюк|Порятунок|Утеча/);
    // The results for locked entries link to their pages without a fragment, because a fragment would unlock the
    // entry.
    const locked = page.getByRole('option', { name: 'Спойлер' });
    expect(await locked.count()).toBeGreaterThan(0);
    for (const hit of await locked.all()) expect(await hit.getAttribute('href')).not.toContain('#');
  });
});

describe('a search of all games', () => {
  it('scrolls back to the first result after the reader scrolled down to the button that starts it', async () => {
    const page = await site.open('/outer-rim/uk/combat/');
    await page.locator('.dock input').fill('бій');
    const everywhere = page.getByRole('button', { name: 'Шукати в усіх іграх' });
    await everywhere.scrollIntoViewIfNeeded();
    await everywhere.tap();
    await page.locator('.hit-game').first().waitFor();
    const top = await page.locator('.search-answers').evaluate((list) => list.scrollTop);
    expect(top).toBe(0);
  });

  it('says that it is searching until the first answer arrives', async () => {
    const page = await site.newPage();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/data/*.json', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`${site.origin}/?q=`);
    await page.locator('.dock input').fill('бій');
    await page.getByText('Шукаємо…').waitFor();
    release();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByText('Шукаємо…').count()).toBe(0);
  });
});
