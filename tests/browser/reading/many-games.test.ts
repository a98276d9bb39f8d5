// Tests the home page and the search of a site with many games. A reader finds a game by its name and by the number of
// players, sees the recently read games, searches, and reads without a network. The environment variable `GAMES` sets
// the number of games (default: 40).
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringsOf } from '../../../lib/i18n';
import { buildSite, shareNextBundle } from '../../build/build-site';
import { startOfflineServer } from '../offline/offline-server';
import { openOfflinePhone, waitForState } from '../offline/worker-messages';
import { PHONE, startSite, waitUntilInteractive } from '../support/serve-site';

const GAMES = Number(process.env.GAMES ?? 40);
const WORK = '.pravylo/many-games';
const CONTENT = '.pravylo/many-games-content';
const OUT = '.pravylo/many-games-site';
/** A game that is not among the first games of the home page, with a number of players that no other game has. */
const RARE = `invented-${GAMES - 1}`;
const { finder, players } = stringsOf('uk');

beforeAll(() => {
  for (const dir of [WORK, CONTENT]) rmSync(dir, { recursive: true, force: true });
  const size = ['--games', `${GAMES}`, '--entries', `${2 * GAMES}`, '--rules', '3', '--out', CONTENT];
  execFileSync(process.execPath, ['scripts/run.mjs', 'generate-library', ...size], { stdio: 'pipe' });
  const rare = `${CONTENT}/${RARE}/game.md`;
  writeFileSync(rare, readFileSync(rare, 'utf8').replace('"2–5"', '"7–8"'));
  shareNextBundle(WORK);
  buildSite({ CONTENT_DIR: CONTENT, OUT_DIR: OUT, PRAVYLO_DIR: WORK });
}, 900_000);
afterAll(() => {
  for (const dir of [WORK, CONTENT, OUT]) rmSync(dir, { recursive: true, force: true });
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

describe('the search of a site with many games', () => {
  it('finds games by name, and rules only in the games that were opened', async () => {
    const server = await startOfflineServer(OUT);
    const context = await openOfflinePhone();
    try {
      const page = await context.newPage();
      for (const game of [RARE, 'invented-2', 'invented-30']) {
        await page.goto(`${server.origin}/${game}/uk/`);
        await waitForState(page, ({ games }) =>
          games.some(({ id, status }) => id === game && status === 'whole'),
        );
      }
      await server.stop();
      await page.goto(`${server.origin}/`);
      await waitUntilInteractive(page);
      const field = page.locator('.dock input');
      await field.fill('гра 31');
      await page.getByRole('option', { name: 'Гра 31' }).first().waitFor();
      await field.fill('дракон');
      const hits = page.locator('.hit');
      await hits.first().waitFor();
      const addresses = await hits.evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname.split('/')[1]),
      );
      expect(addresses.filter((game) => ![RARE, 'invented-2', 'invented-30'].includes(game ?? ''))).toEqual(
        [],
      );
      expect(new Set(addresses).size).toBeGreaterThan(1);
      await hits.first().tap();
      await page.locator('.rule.is-marked, .rule:target').first().waitFor();
    } finally {
      await context.close();
      await server.stop();
    }
  }, 120_000);
});
