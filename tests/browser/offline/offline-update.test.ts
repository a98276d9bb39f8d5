// Tests a new version of the site in which one entry changed. The worker downloads the new version in the background,
// fetches few files, and activates the version at the next start or on request.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameData } from '../../../lib/data/game-data';
import type { OfflineState } from '../../../lib/offline/offline-state';
import { writeSiteSubset } from '../../offline/site-subset';
import { type OfflineServer, startOfflineServer } from './offline-server';
import {
  latestState,
  openOfflinePhone,
  sendToWorker,
  verifyAll,
  waitForState,
  waitUntilComplete,
} from './worker-messages';

const OLD = '.pravylo/offline-old';
const NEW = '.pravylo/offline-new';
const GAME = 'planet-unknown';
const ENTRY = `/${GAME}/uk/gaia/`;
const PINS = JSON.stringify({ [GAME]: ['gaia#city-points'] });

let server: OfflineServer;
let context: BrowserContext;
let before: string;
let after: string;

/**
 * Chooses the change that the new version of the site makes to a rule: it replaces two words of the rule (`from`) with
 * other letters (`to`).
 */
function chooseTextChange(): { from: string; to: string } {
  const data = JSON.parse(readFileSync(`out/data/${GAME}.uk.json`, 'utf8')) as GameData;
  const rule = data.entries.find(({ id }) => id === 'gaia')?.rules.find(({ id }) => id === 'city-points');
  const from = /[а-яіїєґ]{4,} [а-яіїєґ]{4,}/u.exec(rule?.text ?? '')?.[0] ?? '';
  return { from, to: from.replace(/[^ ]/gu, 'ж') };
}

beforeAll(async () => {
  const change = chooseTextChange();
  before = change.from;
  after = change.to;
  await writeSiteSubset(OLD, [GAME]);
  await writeSiteSubset(NEW, [GAME], { changes: [change] });
  server = await startOfflineServer(`${OLD}/site`);
}, 120_000);
beforeEach(async () => {
  server.dir = `${OLD}/site`;
  context = await openOfflinePhone();
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

/** Waits until the update notice shows these texts of the pinned rule. */
async function waitForNotice(page: Page, ...texts: string[]): Promise<void> {
  for (const each of texts)
    await page
      .locator('.invitation .changes p')
      .filter({ hasText: new RegExp(each.replace(' ', '\\s')) })
      .waitFor();
}

async function deploy(page: Page): Promise<OfflineState> {
  server.dir = `${NEW}/site`;
  server.requests = [];
  return verifyAll(page, isWaiting);
}

// The timeout is long, because each test has many steps and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a new version', () => {
  it('takes only a few downloaded files, waits for the next start, and preserves the reader’s data', async () => {
    const page = await open();
    await waitUntilComplete(page);
    await page.evaluate((pins) => localStorage.setItem('pravylo.pins', pins), PINS);
    const state = await deploy(page);
    expect(state.waiting?.changed).toEqual([{ game: GAME, lang: 'uk', entry: 'gaia' }]);
    const paths = server.requests.map(({ path }) => path);
    expect(paths.length).toBeLessThan(10);
    expect(paths).toContain(ENTRY);
    expect(paths.some((path) => path.endsWith('.pack'))).toBe(false);
    expect(server.requests.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000);

    // After a reload, in another tab and for data requests, the old version is still in use.
    await page.reload();
    const tab = await open(`/${GAME}/uk/`);
    await waitForNotice(tab, before, after);
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
    await waitForNotice(next, before, after);
    await server.start();
    expect((await verifyAll(next, ({ trouble }) => !trouble)).waiting).toBeUndefined();
    await waitUntilComplete(next);
  });

  it('is activated at once on request, in every tab', async () => {
    const page = await open();
    const { version } = await waitUntilComplete(page);
    const tab = await open(`/${GAME}/uk/booklet/`);
    await deploy(page);
    await sendToWorker(tab, { type: 'update' });
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
      await sendToWorker(each, { type: 'hello', notKept: [] });
      versions.push((await waitForState(each, ({ waiting }) => !waiting)).version);
    }
    expect(versions[0]).toBe(versions[1]);
    expect(versions[0]).not.toBe(version);
  });

  it('that was downloaded partly is not used, and is completed later', async () => {
    const page = await open();
    const { version } = await waitUntilComplete(page);
    server.dir = `${NEW}/site`;
    server.fault = (path) => (path.startsWith('/data/') ? { cutAfter: 1000 } : undefined);
    await sendToWorker(page, { type: 'test' });
    const cut = await waitForState(page, ({ trouble }) => trouble !== undefined);
    expect(cut).toMatchObject({ version, trouble: 'no-network' });
    expect(cut.waiting).toBeUndefined();
    expect(cut.games[0]?.status).toBe('whole');
    await page.close();
    const again = await open();
    expect(await ruleOf(again)).toContain(before);
    server.fault = () => undefined;
    await sendToWorker(again, { type: 'test' });
    await waitForState(again, isWaiting);
    expect((await latestState(again))?.version).toBe(version);
  });
});
