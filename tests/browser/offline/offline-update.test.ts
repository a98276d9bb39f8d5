// One entry is edited: the new version comes in silence, costs a few files, and takes over at the next start or when asked.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameData } from '../../../lib/data/game-data';
import type { OfflineState } from '../../../lib/offline/offline-state';
import { makeSite } from '../../offline/small-site';
import { heard, keepingPhone, say, testAll, waitFor, waitUntilWhole } from './offline-page';
import { type OfflineServer, startOfflineServer } from './offline-server';

const OLD = '.pravylo/offline-old';
const NEW = '.pravylo/offline-new';
const GAME = 'planet-unknown';
const ENTRY = `/${GAME}/uk/gaia/`;
const PINS = JSON.stringify({ [GAME]: ['gaia#city-points'] });

let server: OfflineServer;
let context: BrowserContext;
let before: string;
let after: string;

/** Two plain words of the rule, and as many other letters. */
function chooseWords(): { from: string; to: string } {
  const data = JSON.parse(readFileSync(`out/data/${GAME}.uk.json`, 'utf8')) as GameData;
  const rule = data.entries.find(({ id }) => id === 'gaia')?.rules.find(({ id }) => id === 'city-points');
  const from = /[а-яіїєґ]{4,} [а-яіїєґ]{4,}/u.exec(rule?.text ?? '')?.[0] ?? '';
  return { from, to: from.replace(/[^ ]/gu, 'ж') };
}

beforeAll(async () => {
  const words = chooseWords();
  before = words.from;
  after = words.to;
  await makeSite(OLD, [GAME]);
  await makeSite(NEW, [GAME], { changes: [words] });
  server = await startOfflineServer(`${OLD}/site`);
}, 120_000);
beforeEach(async () => {
  server.dir = `${OLD}/site`;
  context = await keepingPhone();
});
afterEach(() => context.close());
afterAll(() => server.stop());

async function open(path = ENTRY): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  return page;
}

const ruleOf = (page: Page) => page.locator('#city-points').innerText();
const dataOf = (page: Page, path = `/data/${GAME}.uk.json`) =>
  page.evaluate(async (address) => (await fetch(address)).text(), path);
const isWaiting = ({ waiting, trouble }: OfflineState) => waiting !== undefined && !trouble;

/** The notice names the pinned rule as it was and as it becomes. */
async function toldOf(page: Page, ...words: string[]): Promise<void> {
  for (const each of words)
    await page
      .locator('.invitation .changes p')
      .filter({ hasText: new RegExp(each.replace(' ', '\\s')) })
      .waitFor();
}

async function deploy(page: Page): Promise<OfflineState> {
  server.dir = `${NEW}/site`;
  server.asked = [];
  return testAll(page, isWaiting);
}

// Each is a whole story, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a new version', () => {
  it('costs a few files, waits for the next start, and leaves alone what the reader has', async () => {
    const page = await open();
    await waitUntilWhole(page);
    await page.evaluate((pins) => localStorage.setItem('pravylo.pins', pins), PINS);
    const state = await deploy(page);
    expect(state.waiting?.changed).toEqual([{ game: GAME, lang: 'uk', entry: 'gaia' }]);
    const asked = server.asked.map(({ path }) => path);
    expect(asked.length).toBeLessThan(10);
    expect(asked).toContain(ENTRY);
    expect(asked.some((path) => path.endsWith('.pack'))).toBe(false);
    expect(server.asked.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000);

    // Not before the next start: neither after a reload, nor in another tab, nor in the data.
    await page.reload();
    const tab = await open(`/${GAME}/uk/`);
    await toldOf(tab, before, after);
    await tab.goto(server.origin + ENTRY);
    for (const one of [page, tab]) {
      expect(await ruleOf(one)).toContain(before);
      expect(await dataOf(one)).not.toContain(after);
    }
    expect(await dataOf(page, `/packs/waiting/${GAME}.uk.json`)).toContain(after);
    await page.close();
    expect(await ruleOf(tab)).toContain(before);
    await tab.close();

    await server.stop();
    const next = await open();
    expect(await ruleOf(next)).toContain(after);
    expect(await dataOf(next)).toContain(after);
    expect(await dataOf(next, `/packs/previous/${GAME}.uk.json`)).toContain(before);
    expect(await next.evaluate(() => localStorage.getItem('pravylo.pins'))).toBe(PINS);
    await next.goto(`${server.origin}/${GAME}/uk/`);
    await toldOf(next, before, after);
    await server.start();
    expect((await testAll(next, ({ trouble }) => !trouble)).waiting).toBeUndefined();
    await waitUntilWhole(next);
  });

  it('takes over at once when asked, in every tab', async () => {
    const page = await open();
    const { version } = await waitUntilWhole(page);
    const tab = await open(`/${GAME}/uk/booklet/`);
    await deploy(page);
    await say(tab, { type: 'update' });
    await expect.poll(() => ruleOf(page).catch(() => '')).toContain(after);
    await expect
      .poll(() =>
        tab
          .locator('body')
          .innerText()
          .catch(() => ''),
      )
      .toContain(after);
    const versions: unknown[] = [];
    for (const each of [page, tab]) {
      await say(each, { type: 'hello', notKept: [] });
      versions.push((await waitFor(each, ({ waiting }) => !waiting)).version);
    }
    expect(versions[0]).toBe(versions[1]);
    expect(versions[0]).not.toBe(version);
  });

  it('that is cut on its way is not used, and is completed later', async () => {
    const page = await open();
    const { version } = await waitUntilWhole(page);
    server.dir = `${NEW}/site`;
    server.fault = (path) => (path.startsWith('/data/') ? { cutAfter: 1000 } : undefined);
    await say(page, { type: 'test' });
    const cut = await waitFor(page, ({ trouble }) => trouble !== undefined);
    expect(cut).toMatchObject({ version, trouble: 'no-network' });
    expect(cut.waiting).toBeUndefined();
    expect(cut.games[0]?.status).toBe('whole');
    await page.close();
    const again = await open();
    expect(await ruleOf(again)).toContain(before);
    server.fault = () => undefined;
    await say(again, { type: 'test' });
    await waitFor(again, isWaiting);
    expect((await heard(again))?.version).toBe(version);
  });
});
