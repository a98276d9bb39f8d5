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
    shown: 'Показано для:',
    nothing: 'такого в правилах немає',
  },
  {
    lang: 'ru',
    field: 'Найти правило',
    word: 'патрулями',
    title: 'Патрули',
    layout: 'gfnhekm',
    shown: 'Показано для:',
    nothing: 'такого в правилах нет',
  },
];

async function openSearch(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.locator('html.is-searching').waitFor();
}

describe.each(EDITIONS)(
  'search on a phone, $lang',
  ({ lang, field, word, title, layout, shown, nothing }) => {
    it('is one tap away on every page of a game, within the thumb’s reach', async () => {
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

    it('answers while typing with the rule in full, its entry, page and marked words', async () => {
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

    it('says how it read a word typed in the wrong layout, with one tap back to the literal reading', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${layout}`);
      await page.getByText(shown).waitFor();
      await page.getByRole('option').first().getByText(title).waitFor();
      await page.getByRole('button', { name: `«${layout}»` }).click();
      await page.getByText(nothing).waitFor();
    });

    it('opens the entry at the rule, marked; back returns to the same list and scroll', async () => {
      const page = await site.open(`/outer-rim/${lang}/`);
      await openSearch(page, field);
      await page.keyboard.type(word);
      await page.getByRole('option').nth(5).waitFor();
      const list = page.locator('.search-answers');
      await list.evaluate((element) => element.scrollTo({ top: 400 }));
      const chosen = page.getByRole('option').nth(4);
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
      await page.getByRole('option').nth(4).waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe(word);
      await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(top);
      // Once: more answers leave the list where the reader has it by then.
      await page.locator('.search-button').click();
      await list.evaluate((element) => element.scrollTo({ top: 0 }));
      await page.locator('.hit-game').first().waitFor();
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 100)),
      );
      expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
    });

    it('finds nothing for what is not in the book, and offers the nearest titles', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${encodeURIComponent('криптовалюта блокчейн')}`);
      await page.getByText(nothing).waitFor();
      expect(await page.getByRole('option').count()).toBe(0);
    });

    it('tells a screen reader the count and each result', async () => {
      const page = await site.open(`/outer-rim/${lang}/?q=${encodeURIComponent(word)}`);
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await expect.poll(() => page.locator('[aria-live="polite"]').first().innerText()).toMatch(/\d+/);
    });

    it('shows recent searches when the field is empty', async () => {
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
    'opens by %s, walks by arrows, opens by Enter and closes by Escape',
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

describe('search when something is missing', () => {
  it('works on the page itself when the worker cannot start', async () => {
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

  it('says which game’s data did not load, and the rest still works', async () => {
    const page = await site.open('/', PHONE);
    await page
      .context()
      .route('**/data/rebellion.uk.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(`${site.origin}/?q=${encodeURIComponent('репутація')}`);
    await page.getByRole('option').first().waitFor();
    await page.getByText('Правила гри «Повстання» зараз не завантажилися').waitFor();
  });

  it('asks the other games on demand: one list, the best first, each answer with its game', async () => {
    const page = await site.open(`/rebellion/uk/?q=${encodeURIComponent('мальстрьом вирвище')}`);
    await page.getByRole('button', { name: 'Шукати в усіх іграх' }).click();
    const first = page.getByRole('option').first();
    await first.locator('.hit-game', { hasText: 'Зовнішнє Кільце' }).waitFor();
    expect(await first.getAttribute('href')).toContain('/outer-rim/uk/maelstrom/');
  });

  it('ranks over all games by the answer, not by the game, and Enter opens the best', async () => {
    const page = await site.open(`/?q=${encodeURIComponent('лідера захопили')}`);
    const games = page.locator('.hit-game');
    await games.getByText('Зовнішнє Кільце').first().waitFor();
    for (const game of (await games.allInnerTexts()).slice(0, 4)) expect(game).toContain('Повстання');
    const best = (await page.getByRole('option').first().getAttribute('href')) ?? '';
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(`**${best}`);
  });

  it('offers a written question while it is typed, and shows the rule with the question above it', async () => {
    const page = await site.open('/outer-rim/uk/');
    await openSearch(page, 'Знайти правило');
    await page.keyboard.type('чи може патруль');
    const offered = page.locator('.search-questions a').first();
    await offered.waitFor();
    const [words, href] = [await offered.innerText(), (await offered.getAttribute('href')) ?? ''];
    expect(words).toMatch(/\?$/);
    await offered.click();
    await page.waitForURL(`**${href}`);
    const rule = new URL(page.url()).hash;
    await expect.poll(() => isInView(page, rule)).toBe(true);
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent(words)}`);
    const answer = page.getByRole('option').first();
    await answer.locator('.hit-question', { hasText: words }).waitFor();
    expect(await answer.getAttribute('href')).toBe(href);
  });

  it('says so with a way to try again when neither worker nor page can answer, and then answers', async () => {
    const page = await site.open('/outer-rim/uk/');
    await page.route('**/search-worker.js', (route) => route.abort());
    await openSearch(page, 'Знайти правило');
    await page.keyboard.type('патруль');
    await page.getByRole('alert').getByText('Пошук зараз не відповів.').waitFor();
    await page.unroute('**/search-worker.js');
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
  });

  it('says so too when the data came damaged, and reads it anew at the next try', async () => {
    const page = await site.open('/', PHONE);
    const data = '**/data/outer-rim.uk.json';
    await page
      .context()
      .route(data, (route) => route.fulfill({ contentType: 'application/json', body: '{"entries": [' }));
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent('патруль')}`);
    await page.getByRole('alert').getByText('Пошук зараз не відповів.').waitFor();
    expect(await page.locator('.search-nothing').count()).toBe(0);
    await page.context().unroute(data);
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
  });

  it.each([
    ['while it answers', 'throw new Error("broken")'],
    ['after its answer', 'setTimeout(() => { throw new Error("broken") }, 300)'],
  ])('a worker that breaks %s leaves no question waiting', async (_when, fault) => {
    const page = await site.open('/', PHONE);
    await page.context().route('**/search-worker.js', async (route) => {
      const response = await route.fetch();
      const breaking = `if (typeof document === "undefined") {
        const say = postMessage.bind(globalThis);
        globalThis.postMessage = (told) => { if (told.answer?.query === "бій") { ${fault} } return say(told) };
      }`;
      await route.fulfill({ response, body: `${breaking}\n${await response.text()}` });
    });
    await page.goto(`${site.origin}/outer-rim/uk/?q=${encodeURIComponent('патруль')}`);
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
    const field = page.getByRole('combobox');
    await field.fill('бій');
    const soon = { timeout: 8000 };
    await page.getByRole('option').first().getByText('Бій').first().waitFor(soon);
    await page.waitForTimeout(500);
    await field.fill('корабель');
    await page.getByRole('option').first().getByText('Кораблі').first().waitFor(soon);
  });

  it('takes the first letters though no script is there yet, and answers when it has come', async () => {
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

  /** Holds back what the answers are made of, until it is released. */
  const holdAnswers = async (page: Page): Promise<() => void> => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/search-(panel|worker)\.js|strings-uk\.js|kit\.js/, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };

  it('loses no letter that is typed while its answers are still coming', async () => {
    const page = await site.open('/outer-rim/uk/patrols/', DESKTOP);
    const release = await holdAnswers(page);
    const field = page.getByRole('combobox');
    // At once, not a moment later: letters would go astray, and a phone raises no keyboard.
    const isAtOnce = await field.evaluate((element) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      return element === document.activeElement;
    });
    expect(isAtOnce).toBe(true);
    await page.keyboard.type('патруль');
    expect(await field.inputValue()).toBe('патруль');
    release();
    await page.getByRole('option').first().getByText('Патрулі').waitFor();
    expect(await field.inputValue()).toBe('патруль');
  });

  it('opens the answer to an Enter that came before it, unless more was typed', async () => {
    for (const [typed, isOpened] of [
      ['патруль', true],
      ['патрулі', false],
    ] as const) {
      const page = await site.open('/outer-rim/uk/', DESKTOP);
      const release = await holdAnswers(page);
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

  it('closes to the very place it was opened from, though the page slept behind it', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    await page.evaluate(() => scrollTo(0, 700));
    const words = page.locator('.entry-text');
    await page.locator('.dock input').tap();
    await page.locator('html.is-searching').waitFor();
    const isAwake = () =>
      words.evaluate((element) => (element.firstElementChild as Element).checkVisibility());
    expect(await isAwake()).toBe(false);
    await page.locator('.search-close').tap();
    await page.locator('html:not(.is-searching)').waitFor();
    expect(await isAwake()).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  it('leaves no step behind in the history, however often it was opened and closed', async () => {
    const page = await site.open('/outer-rim/uk/patrols/');
    const before = await page.evaluate(() => history.length);
    for (let times = 0; times < 3; times++) {
      await openSearch(page, 'Знайти правило');
      await page.getByRole('button', { name: 'Закрити' }).click();
      await page.locator('html:not(.is-searching)').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('');
    }
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe('/outer-rim/uk/patrols/');
  });

  it('does not give a locked rule away', async () => {
    const page = await site.open(`/mandalorian-adventures/uk/?q=${encodeURIComponent('малюк')}`);
    await page.locator('.search-nothing, .hit').first().waitFor();
    expect(await page.locator('.search-answers').innerText()).not.toMatch(/Малюк|Порятунок|Утеча/);
    // Nor does it lead into what is closed.
    const locked = page.getByRole('option', { name: 'Під замком' });
    expect(await locked.count()).toBeGreaterThan(0);
    for (const hit of await locked.all()) expect(await hit.getAttribute('href')).not.toContain('#');
  });
});
