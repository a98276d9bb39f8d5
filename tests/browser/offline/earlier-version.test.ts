// Tests the update of a phone from an old build of the site to the current one: the update completes and keeps the
// reader's data. The old build is in tests/fixtures/earlier-site.zip.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeSiteSubset } from '../../offline/site-subset';
import { waitUntilInteractive } from '../support/serve-site';
import { type OfflineServer, startOfflineServer } from './offline-server';
import { openOfflinePhone, verifyAll, waitForState, waitUntilComplete } from './worker-messages';

const OLD_DIR = '.pravylo/offline-then';
const NEW_DIR = '.pravylo/offline-now';
const ENTRY = '/planet-unknown/uk/gaia/';
/** Reader's data in localStorage, in the format of the old build. */
const STORED = {
  pins: { 'planet-unknown': ['gaia#city-points', 'petra'] },
  ticks: { 'planet-unknown/setup': ['def'] },
  unlocked: { 'planet-unknown': ['later'] },
  theme: 'dark',
  textSize: 1,
  players: { 'planet-unknown': 3 },
};

let context: BrowserContext;
let server: OfflineServer;

beforeAll(async () => {
  rmSync(OLD_DIR, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync('tests/fixtures/earlier-site.zip')))) {
    mkdirSync(dirname(join(OLD_DIR, path)), { recursive: true });
    writeFileSync(join(OLD_DIR, path), bytes);
  }
  await writeSiteSubset(NEW_DIR, ['planet-unknown']);
  server = await startOfflineServer(OLD_DIR);
  context = await openOfflinePhone();
}, 120_000);
afterAll(async () => {
  await context?.close();
  await server.stop();
});

async function open(path = ENTRY): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin + path);
  return page;
}

const scriptsOf = (page: Page) => page.locator('script[src]').count();
const readStoredData = (page: Page) =>
  page.evaluate(
    (keys) =>
      Object.fromEntries(
        keys.map((key) => [key, JSON.parse(localStorage.getItem(`pravylo.${key}`) ?? '""')]),
      ),
    Object.keys(STORED),
  );

it('a phone with the old site updates to the site of today and keeps the reader’s data', {
  timeout: 120_000,
}, async () => {
  const before = await open();
  expect(await scriptsOf(before)).toBeGreaterThan(5);
  const { version } = await waitUntilComplete(before);
  await before.evaluate((values) => {
    for (const [key, value] of Object.entries(values))
      localStorage.setItem(`pravylo.${key}`, JSON.stringify(value));
  }, STORED);

  // The server now has the current site. The current service worker takes control at once, and answers from the stored
  // old version until the download of the current site is complete.
  server.dir = `${NEW_DIR}/site`;
  await before.reload();
  await before.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  expect(await before.locator('#city-points').innerText()).toMatch(/варте 2\sочки/);
  await before.close();
  const meanwhile = await open('/planet-unknown/uk/');
  await verifyAll(meanwhile, (state) => Boolean(state.waiting) || state.version !== version);
  await meanwhile.close();

  await server.stop();
  const after = await open();
  await waitUntilInteractive(after);
  expect(await scriptsOf(after)).toBe(1);
  expect((await waitForState(after, () => true)).version).not.toBe(version);
  expect(await readStoredData(after)).toEqual(STORED);
  const root = after.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('dark');
  expect(await root.getAttribute('data-text-size')).toBe('1');
  // Opens an entry that the old site did not have.
  await after.goto(`${server.origin}/planet-unknown/uk/tile-placement/`);
  await waitUntilInteractive(after);
  await after.goto(`${server.origin}/planet-unknown/uk/tonight/`);
  await after.getByText('Кожне місто', { exact: false }).first().waitFor();
  await server.start();
  await verifyAll(after, ({ trouble }) => !trouble);
  await waitUntilComplete(after);
});
