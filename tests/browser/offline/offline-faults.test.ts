// Bad days, made on purpose: cut downloads, wrong answers, storage damaged, lost, full or refused; and how the site heals.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfflineState } from '../../../lib/offline/offline-state';
import { hashOfFile, listed, makeSite, packOf } from '../../offline/small-site';
import { damage, keepingPhone, say, stopWorker, testAll, waitFor, waitUntilWhole } from './offline-page';
import { type OfflineServer, startOfflineServer } from './offline-server';

const DIR = '.pravylo/offline-days';
const SITE = `${DIR}/site`;
const GAME = 'planet-unknown';
const OTHER = 'mandalorian-adventures';
const ENTRY = `/${GAME}/uk/gaia/`;
const PORTAL = { body: '<!DOCTYPE html><title>Wi-Fi</title><h1>Sign in</h1>' };
const ABSENT_PAGE = 'Цієї сторінки зараз немає на пристрої';
const ABSENT_GAME = 'Цієї гри немає на пристрої';

let server: OfflineServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  await makeSite(DIR, [GAME, OTHER], { entries: 20 });
  server = await startOfflineServer(SITE);
}, 120_000);
afterEach(async () => {
  await server.stop();
  server.fault = () => undefined;
  server.asked = [];
  await server.start();
});
const closeAfterEach = () => afterEach(() => context.close());
afterAll(() => server.stop());

async function visit(path = '/', prepare?: () => void): Promise<void> {
  context = await keepingPhone();
  if (prepare) await context.addInitScript(prepare);
  page = await context.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(server.origin + path);
}

const open = (path: string) => page.goto(server.origin + path);
const hello = (notKept: string[] = []) => say(page, { type: 'hello', notKept });
const gameOf = (state: OfflineState, id = GAME) => state.games.find((game) => game.id === id);
const inTrouble = ({ trouble }: OfflineState) => trouble !== undefined;

// Each is a whole story, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a download', () => {
  closeAfterEach();

  it('that is cut keeps what came, claims nothing more, and goes on later', async () => {
    const cutAfter = Math.round((listed(SITE, OTHER)?.size ?? 0) * 0.9);
    server.fault = (path) => (path === packOf(SITE, OTHER) ? { cutAfter } : undefined);
    await visit();
    const cut = await waitFor(page, inTrouble);
    expect(cut.trouble).toBe('no-network');
    expect(cut.shell.status).toBe('whole');
    const { status, progress, missing = [] } = gameOf(cut, OTHER) ?? {};
    expect(status).toBe('lacking');
    expect(progress?.here).toBeGreaterThan(1);
    expect(missing.length).toBe((progress?.total ?? 0) - (progress?.here ?? 0));

    await server.stop();
    expect((await open(`/${OTHER}/uk/`))?.status()).toBe(200);
    expect((await open(missing.at(-1) ?? ''))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor();

    server.fault = () => undefined;
    await server.start();
    await hello();
    // The page that was asked for opens by itself.
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor({ state: 'detached' });
    await waitUntilWhole(page);
  });

  it('answered by a hotel’s page keeps none of it, and heals', async () => {
    server.fault = (path) => (path.startsWith('/packs/') ? PORTAL : undefined);
    await visit(ENTRY);
    const state = await waitFor(page, inTrouble);
    expect(state.trouble).toBe('wrong-answer');
    expect(state.version).toBeUndefined();
    expect((await open(ENTRY))?.status()).toBe(200);
    server.fault = () => undefined;
    await hello();
    await waitUntilWhole(page);
  });

  it('of which one game fails brings the others, and reading goes on', async () => {
    server.fault = (path) =>
      path === packOf(SITE, OTHER)
        ? { status: 500, body: 'broken' }
        : path.startsWith('/_next/') || path.endsWith('.json')
          ? undefined
          : path.startsWith(`/${OTHER}/`)
            ? PORTAL
            : undefined;
    await visit();
    const state = await waitFor(page, inTrouble);
    expect(state.trouble).toBe('wrong-answer');
    expect(gameOf(state)?.status).toBe('whole');
    expect(gameOf(state, OTHER)?.status).toBe('lacking');
    // Later the server has a bad hour altogether.
    server.fault = () => ({ status: 500, body: 'broken' });
    await hello();
    expect((await open(ENTRY))?.status()).toBe(200);
  });
});

describe('a device that has everything', () => {
  // Each day ends well, so that the next one can begin on the same device.
  beforeAll(async () => {
    await visit();
    await waitUntilWhole(page);
  }, 60_000);
  afterAll(() => context.close());

  it('with one byte altered says so, never shows it, and is mended when there is a network', async () => {
    await damage(page, hashOfFile(SITE, GAME, ENTRY));
    await server.stop();
    const red = await testAll(page);
    expect(gameOf(red)).toMatchObject({ status: 'lacking', damaged: [ENTRY], missing: [] });
    expect(gameOf(red)?.editions[0]?.entries).toEqual({
      here: (gameOf(red)?.editions[0]?.entries.total ?? 0) - 1,
      total: gameOf(red)?.editions[0]?.entries.total,
    });
    expect(red.trouble).toBe('no-network');
    expect((await open(ENTRY))?.status()).toBe(503);
    expect((await open(`/${GAME}/uk/game-end/`))?.status()).toBe(200);
    await server.start();
    server.asked = [];
    const green = await testAll(page, ({ trouble }) => !trouble);
    expect(gameOf(green)).toMatchObject({ status: 'whole', damaged: [], missing: [] });
    // Nothing but what was damaged is fetched again; a download that makes way for the test may have asked for it, too.
    const asked = server.asked.map(({ path }) => path).filter((path) => !path.startsWith('/packs/'));
    expect([...new Set(asked)]).toEqual([ENTRY]);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
  });

  it('mends a damaged page by itself when it is read with a network', async () => {
    await damage(page, hashOfFile(SITE, GAME, ENTRY));
    expect((await open(ENTRY))?.status()).toBe(200);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
    expect(gameOf(await testAll(page))?.status).toBe('whole');
  });

  it('whose record is rubbish finds its contents again without fetching them', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('pravylo-record-1');
      for (const key of await cache.keys()) await cache.put(key, new Response('<html>'));
    });
    await stopWorker(page);
    server.asked = [];
    await open('/');
    await waitUntilWhole(page);
    expect(server.asked.filter(({ path }) => path.startsWith('/packs/')).map(({ path }) => path)).toEqual([
      '/packs/manifest.json',
    ]);
  });

  it('that was cleared by the system reads from the network and fills again', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const empty = await open(ENTRY);
    expect(empty?.status()).toBe(200);
    await testAll(page, ({ games }) => games.every(({ status }) => status === 'whole'));
    await server.stop();
    expect((await open(`/${OTHER}/uk/`))?.status()).toBe(200);
  });

  it('with a clock years ahead or behind works the same', async () => {
    for (const checkedAt of [0, 4_102_444_800_000]) {
      await page.evaluate(async (time) => {
        const cache = await caches.open('pravylo-record-1');
        for (const key of await cache.keys()) {
          const record = await (await cache.match(key))?.json();
          await cache.put(key, new Response(JSON.stringify({ ...record, checkedAt: time })));
        }
      }, checkedAt);
      await stopWorker(page);
      await open(ENTRY);
      expect((await waitUntilWhole(page)).checkedAt).toBe(checkedAt);
    }
    await say(page, { type: 'test' });
    await waitFor(page, ({ checkedAt = 0 }) => Math.abs(checkedAt - Date.now()) < 60_000);
  });

  it('goes on when its worker cannot read a newer site: it reads on and renews itself', async () => {
    server.fault = (path) =>
      path === '/packs/manifest.json' ? { body: JSON.stringify({ format: 99, packs: [] }) } : undefined;
    server.asked = [];
    await say(page, { type: 'test' });
    const state = await waitFor(page, inTrouble);
    expect(state.trouble).toBe('outdated');
    expect(gameOf(state)?.status).toBe('whole');
    await expect.poll(() => server.asked.some(({ path }) => path === '/sw.js')).toBe(true);
    expect((await open(ENTRY))?.status()).toBe(200);
  });

  it('keeps everything when its worker is replaced', async () => {
    // The browser lets a worker finish what it is at before another takes its place.
    await testAll(page);
    server.asked = [];
    // Another one each time, should the test be tried again.
    const script = `${readFileSync(`${SITE}/sw.js`, 'utf8')}//${Date.now()}`;
    server.fault = (path) => (path === '/sw.js' ? { body: script, type: 'text/javascript' } : undefined);
    const changed = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
    // The browser may look for a newer one by itself, too.
    expect([...new Set(server.asked.map(({ path }) => path))]).toEqual(['/sw.js']);
  });

  it('gives up a game when asked, says so at its addresses, and takes it back', async () => {
    await page.evaluate((id) => localStorage.setItem('pravylo.notKept', JSON.stringify([id])), GAME);
    await say(page, { type: 'keep', notKept: [GAME] });
    const state = await waitFor(page, (now) => gameOf(now)?.status === 'absent');
    expect(gameOf(state)).toMatchObject({ kept: false, bytes: 0, missing: [] });
    expect(gameOf(state)?.size).toBeGreaterThan(50_000);
    expect(gameOf(state, OTHER)?.status).toBe('whole');
    // With a network its pages open as ever.
    expect((await open(ENTRY))?.status()).toBe(200);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_GAME }).waitFor();
    await page.getByRole('button', { name: 'Додати на пристрій' }).click();
    await page.getByText('Немає мережі').waitFor();
    await server.start();
    await hello();
    await page.getByRole('heading', { name: 'Гея' }).waitFor();
    await server.stop();
    expect((await open(`/${GAME}/uk/game-end/`))?.status()).toBe(200);
  });

  it('has a page in another language not here: says so once, and brings that language when asked', async () => {
    const { games } = await waitUntilWhole(page);
    const editions = games.find(({ id }) => id === GAME)?.editions ?? [];
    expect(editions.map(({ lang, kept }) => [lang, kept])).toEqual([
      ['uk', true],
      ['en', false],
    ]);
    await server.stop();
    let opened = 0;
    const count = (frame: Frame) => {
      if (frame === page.mainFrame()) opened += 1;
    };
    page.on('framenavigated', count);
    expect((await open(`/${GAME}/en/?q=city`))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor();
    expect((await open(`/${GAME}/en/gaia/`))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor();
    // Its own language being whole is no reason to look again.
    await waitUntilWhole(page);
    await page.waitForTimeout(500);
    expect(opened).toBe(2);
    await server.start();
    await page.getByRole('button', { name: 'Додати на пристрій' }).click();
    await page.getByRole('heading', { name: 'Gaia' }).waitFor();
    page.off('framenavigated', count);
  });
});

describe('a device without room', () => {
  closeAfterEach();

  it('says so, reads on, and goes on when there is room', async () => {
    await visit();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 700_000 });
    await say(page, { type: 'test' });
    const full = await waitFor(page, inTrouble);
    expect(full.trouble).toBe('storage-full');
    expect(full.games.some(({ status }) => status === 'lacking')).toBe(true);
    expect((await open(ENTRY))?.status()).toBe(200);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
    await hello();
    await waitUntilWhole(page);
  });
});

describe('a browser', () => {
  closeAfterEach();

  it.each([
    [
      'refuses workers',
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('private mode'));
      },
    ],
    [
      'refuses storage',
      () => {
        const refuse = () => Promise.reject(new DOMException('private mode', 'SecurityError'));
        CacheStorage.prototype.open = refuse;
      },
    ],
    ['knows no workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ])('that %s reads from the network, without an error', async (_name, prepare) => {
    await visit(ENTRY, prepare);
    expect(await page.locator('h1').innerText()).toBe('Гея');
    await page.getByRole('combobox', { name: 'Знайти правило' }).click();
    await page.getByRole('combobox').fill('міста');
    await page.getByRole('option').first().waitFor();
    expect(errors).toEqual([]);
  });
});
