// A phone that was given the site when its pages still carried a framework (tests/fixtures/earlier-site.zip, a build of those days
// with two entries) meets the site of today: it gets it whole, and keeps what its reader has made.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../offline/small-site';
import { untilAlive } from '../support/serve-site';
import { keepingPhone, testAll, waitFor, waitUntilWhole } from './offline-page';
import { type OfflineServer, startOfflineServer } from './offline-server';

const THEN = '.pravylo/offline-then';
const NOW = '.pravylo/offline-now';
const ENTRY = '/planet-unknown/uk/gaia/';
/** What its reader had made, as it was kept in those days. */
const MADE = {
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
  rmSync(THEN, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync('tests/fixtures/earlier-site.zip')))) {
    mkdirSync(dirname(join(THEN, path)), { recursive: true });
    writeFileSync(join(THEN, path), bytes);
  }
  await makeSite(NOW, ['planet-unknown']);
  server = await startOfflineServer(THEN);
  context = await keepingPhone();
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
const madeOn = (page: Page) =>
  page.evaluate(
    (keys) =>
      Object.fromEntries(
        keys.map((key) => [key, JSON.parse(localStorage.getItem(`pravylo.${key}`) ?? '""')]),
      ),
    Object.keys(MADE),
  );

it('a phone with the site of before gets the one of today, and keeps what its reader has made', {
  timeout: 120_000,
}, async () => {
  const before = await open();
  expect(await scriptsOf(before)).toBeGreaterThan(5);
  const { version } = await waitUntilWhole(before);
  await before.evaluate((made) => {
    for (const [key, value] of Object.entries(made))
      localStorage.setItem(`pravylo.${key}`, JSON.stringify(value));
  }, MADE);

  // Today's site is there: its worker comes, and brings it whole beside what is being read.
  server.dir = `${NOW}/site`;
  await before.reload();
  await before.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  expect(await before.locator('#city-points').innerText()).toMatch(/варте 2\sочки/);
  await before.close();
  const meanwhile = await open('/planet-unknown/uk/');
  await testAll(meanwhile, (state) => Boolean(state.waiting) || state.version !== version);
  await meanwhile.close();

  await server.stop();
  const after = await open();
  await untilAlive(after);
  expect(await scriptsOf(after)).toBe(1);
  expect((await waitFor(after, () => true)).version).not.toBe(version);
  expect(await madeOn(after)).toEqual(MADE);
  const root = after.locator('html');
  expect(await root.getAttribute('data-theme')).toBe('dark');
  expect(await root.getAttribute('data-text-size')).toBe('1');
  // An entry that the site of before did not have.
  await after.goto(`${server.origin}/planet-unknown/uk/tile-placement/`);
  await untilAlive(after);
  await after.goto(`${server.origin}/planet-unknown/uk/tonight/`);
  await after.getByText('Кожне місто', { exact: false }).first().waitFor();
  await server.start();
  await testAll(after, ({ trouble }) => !trouble);
  await waitUntilWhole(after);
});
