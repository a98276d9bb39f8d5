// Tests a site with many games. A reader finds a game by its name and by the number of players, sees the games that were
// read last, searches, and reads without a network. The journeys on 400 games use copies of the built games
// (`multiply-games.ts`).
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { MANIFEST_PATH } from '../../../lib/offline/offline-manifest';
import { UNOPENED_DAYS } from '../../../lib/offline/unopened-games';
import { buildSite, shareNextBundle } from '../../build/build-site';
import { type OfflineServer, startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, waitForState } from '../offline/worker-messages';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import { multiplyGames } from '../support/multiply-games';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';
import { readStoredValue } from '../support/stored-values';

/** Number of games that are built. */
const GAMES = 40;
/** Number of games of the larger site, which has copies of the built games. */
const COPIES = 400;
const WORK = '.pravylo/many-games';
const CONTENT = '.pravylo/many-games-content';
const OUT = '.pravylo/many-games-site';
const LARGE_OUT = '.pravylo/hundreds-of-games-site';
/** A game that is not among the first games of the home page, with a number of players that no other game has. */
const RARE = `invented-${GAMES - 1}`;
const { finder, offline, players } = stringsOf('uk');
let server: OfflineServer;

beforeAll(async () => {
  for (const dir of [WORK, CONTENT]) rmSync(dir, { recursive: true, force: true });
  const size = ['--games', `${GAMES}`, '--entries', `${2 * GAMES}`, '--rules', '3', '--out', CONTENT];
  execFileSync(process.execPath, ['scripts/run.mjs', 'generate-library', ...size], { stdio: 'pipe' });
  const rare = `${CONTENT}/${RARE}/game.md`;
  writeFileSync(rare, readFileSync(rare, 'utf8').replace('"2–5"', '"7–8"'));
  shareNextBundle(WORK);
  buildSite({ CONTENT_DIR: CONTENT, OUT_DIR: OUT, PRAVYLO_DIR: WORK });
  await multiplyGames(OUT, LARGE_OUT, COPIES);
  server = await startOfflineServer(LARGE_OUT);
}, 900_000);
afterAll(async () => {
  await server?.stop();
  for (const dir of [WORK, CONTENT, OUT, LARGE_OUT]) rmSync(dir, { recursive: true, force: true });
});
const site = startSite({ dir: OUT });
const openHome = () => site.open('/', PHONE);
const rows = 'main search ul a';

describe('the home page of a site with many games', () => {
  it('contains only the first games, so that its size does not depend on their number', () => {
    const html = readFileSync(`${OUT}/index.html`, 'utf8');
    expect([...html.matchAll(/<li[^>]*data-colour/g)]).toHaveLength(24);
    expect(gzipSync(html).length).toBeLessThan(6000);
    expect(html).not.toContain(RARE);
  });

  it('finds a game by a part of its name, and shows it first after it was read', async () => {
    const page = await openHome();
    await page.getByRole('searchbox', { name: finder.name }).fill(`гра ${GAMES - 1}`);
    await page.locator(rows, { hasText: `Гра ${GAMES - 1}` }).tap();
    await page.waitForURL(`**/${RARE}/uk/`);
    await page.goto(`${site.origin}/${RARE}/uk/entry-0/`);
    await waitUntilInteractive(page);
    await page.goto(`${site.origin}/`);
    await waitUntilInteractive(page);
    const recent = page.getByRole('region', { name: finder.recent });
    await recent.getByText(`Гра ${GAMES - 1}`).waitFor();
    expect(await recent.getByRole('link').count()).toBe(1);
    expect(page.errors).toEqual([]);
  });

  it('finds games by the number of players, and says if there is none', async () => {
    const page = await openHome();
    await page.getByLabel(finder.players).selectOption('7');
    await page.locator(rows).first().waitFor();
    expect(await page.locator(rows).allInnerTexts()).toEqual([expect.stringContaining(`Гра ${GAMES - 1}`)]);
    expect(await page.locator(rows).innerText()).toContain(players('7–8'));
    expect(await page.locator('[data-first-games]').isVisible()).toBe(false);
    await page.getByRole('searchbox', { name: finder.name }).fill('шахи');
    await page.getByText(finder.none).waitFor();
  });

  it('draws more games when the reader scrolls', async () => {
    const page = await openHome();
    await page.getByLabel(finder.players).selectOption('3');
    await page.locator(rows).nth(29).waitFor();
    expect(await page.locator(rows).count()).toBe(30);
    await page.locator(rows).nth(29).scrollIntoViewIfNeeded();
    await page.locator(rows).nth(30).waitFor();
  });

  it('links to a page with all games if scripts are disabled', async () => {
    const page = await site.newPage({ ...PHONE, javaScriptEnabled: false });
    await page.goto(`${site.origin}/`);
    await page.getByRole('link', { name: finder.all(GAMES) }).tap();
    await page.waitForURL('**/shelf/uk/games/');
    expect(await page.getByRole('link').count()).toBe(GAMES);
    await page.getByRole('link', { name: `Гра ${GAMES - 1}`, exact: true }).tap();
    await page.waitForURL(`**/${RARE}/uk/`);
  });
});

/** Runs the journey on a new phone with a service worker. Afterwards the server runs again. */
async function onPhone(journey: (page: Page) => Promise<void>): Promise<void> {
  const context = await openOfflinePhone();
  try {
    await journey(await context.newPage());
  } finally {
    await context.close();
    await server.stop();
    await server.start();
  }
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await waitUntilInteractive(page);
}

/** Chooses games on the Offline page and downloads them. */
async function keepGames(page: Page, numbers: readonly number[]): Promise<void> {
  await open(page, '/offline/');
  const field = page.getByRole('searchbox', { name: finder.name });
  for (const number of numbers) {
    await field.fill(`гра ${number}`);
    await page
      .getByRole('checkbox', { name: `Гра ${number} `, exact: false })
      .first()
      .check();
  }
  const chosen = page.locator('.chosen-games');
  expect(await chosen.innerText()).toMatch(/займ(е|уть) \d+.*кБ\.\s+Доступно ще \d/);
  await chosen.getByRole('button').tap();
  await waitForState(page, ({ games }) =>
    numbers.every((number) =>
      games.some(({ id, status }) => id === `invented-${number}` && status === 'whole'),
    ),
  );
}

const gamesOfHits = (page: Page) =>
  page
    .locator('.hit')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[1] ?? ''),
    );

describe('a site with 400 games', { timeout: 120_000 }, () => {
  it('has pages whose size does not depend on the number of games', () => {
    for (const path of ['index.html', 'offline/index.html', 'not-kept/uk/index.html'])
      expect(gzipSync(readFileSync(`${LARGE_OUT}/${path}`)).length, path).toBeLessThan(6000);
  });

  it('has a manifest of less than 75 gzipped bytes per game', () => {
    expect(gzipSync(readFileSync(LARGE_OUT + MANIFEST_PATH)).length).toBeLessThan(500 + 75 * COPIES);
  });

  it('lets a reader find a game, keep three, go offline and search all three', () =>
    onPhone(async (page) => {
      await open(page, '/');
      await page.getByRole('searchbox', { name: finder.name }).fill('гра 399');
      await page.locator('main search ul a').first().tap();
      await page.waitForURL('**/invented-399/uk/');
      // The page remembers its game only when the browser is idle.
      await expect.poll(() => readStoredValue(page, 'asked')).toEqual(['invented-399.uk']);
      await keepGames(page, [31, 257]);
      await waitForState(page, ({ games }) => games.filter(({ kept }) => kept).length === 3);
      await server.stop();

      await open(page, '/');
      const field = page.locator('.dock input');
      await field.fill('дракон');
      await page.locator('.hit').first().waitFor();
      const kept = ['invented-31', 'invented-257', 'invented-399'];
      expect((await gamesOfHits(page)).filter((game) => !kept.includes(game))).toEqual([]);
      await page.locator('.hit').first().tap();
      await page.locator('.rule.is-marked, .rule:target').first().waitFor();

      // The device does not store this game. The search finds only its name, and its page says that it is not
      // available.
      await open(page, '/');
      await field.fill('гра 200');
      await page.getByRole('option', { name: 'Гра 200' }).first().tap();
      await page.getByRole('heading', { name: offline.notKept.title }).waitFor();
    }));

  it('searches thirty kept games a few at a time, and groups the results by game', () =>
    onPhone(async (page) => {
      const numbers = Array.from({ length: 30 }, (_, at) => 101 + at);
      await keepGames(page, numbers);
      await server.stop();
      await open(page, '/');
      await page.locator('.dock input').fill('дракон');
      await page.locator('.hit-of-game').nth(9).waitFor();
      const games = await gamesOfHits(page);
      expect(games).toEqual([...games].sort((a, b) => games.indexOf(a) - games.indexOf(b)));
      expect(new Set(games).size).toBe(await page.locator('.hit-of-game').count());
      // The field gets the focus and its text at once. The panel still loads the kept games only once.
      const addresses = await page
        .locator('.hit')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses).toEqual([...new Set(addresses)]);
      // Further games are searched on request.
      const more = page.getByRole('button', { name: /^Шукати ще в \d+/ });
      await more.tap();
      await expect.poll(() => page.locator('.hit-of-game').count()).toBeGreaterThan(new Set(games).size);
      await page
        .getByRole('option', { name: /^Ще \d+ .* з цієї гри$/ })
        .first()
        .tap();
      expect((await gamesOfHits(page)).length).toBeGreaterThan(games.length);
      expect(await violationsInBothThemes(page)).toEqual([]);
    }));

  it('draws the games to choose from as the reader sees them, and fits a small phone', () =>
    onPhone(async (page) => {
      await open(page, '/offline/');
      const rows = page.locator('.choice-row');
      await rows.nth(29).waitFor();
      expect(await rows.count()).toBe(30);
      await rows.nth(29).scrollIntoViewIfNeeded();
      await rows.nth(30).waitFor();
      await rows.first().tap();
      await page.locator('.chosen-games').waitFor();
      expect(await overflowsOf(page, { sizes: [0, 2] })).toEqual([]);
      expect(await violationsInBothThemes(page)).toEqual([]);
    }));

  it('offers to remove games that were not opened for three months', () =>
    onPhone(async (page) => {
      await keepGames(page, [12, 13]);
      const today = Math.floor(Date.now() / 86_400_000);
      await page.evaluate(
        (day) => localStorage.setItem('pravylo.opened', JSON.stringify({ 'invented-12': day })),
        today - UNOPENED_DAYS,
      );
      await page.reload();
      const section = page.getByRole('region', { name: offline.many.unopened });
      await section.getByText('Гра 12').waitFor();
      expect(await section.innerText()).not.toContain('Гра 13');
      await section.getByRole('button').tap();
      const state = await waitForState(page, ({ games }) => games.filter(({ kept }) => kept).length === 1);
      expect(state.games.find(({ kept }) => kept)?.id).toBe('invented-13');
      await section.waitFor({ state: 'detached' });
    }));

  it('does not download more than the device can store', () =>
    onPhone(async (page) => {
      await page.addInitScript(() => {
        navigator.storage.estimate = async () => ({ usage: 900, quota: 1000 });
      });
      await open(page, '/offline/');
      await page.locator('.choice-row').first().tap();
      await page.locator('.chosen-games').getByText('бракує').waitFor();
      expect(await page.locator('.chosen-games button').isDisabled()).toBe(true);
    }));
});
