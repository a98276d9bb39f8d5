// Tests faults of offline storage in a real browser, and the recovery from each: interrupted downloads, wrong
// responses, and storage that is damaged, lost, full or refused.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OfflineState } from '../../../lib/offline/offline-state';
import { findListedPack, hashOfFile, packPathOf, writeSiteSubset } from '../../offline/site-subset';
import { type OfflineServer, startOfflineServer } from './offline-server';
import {
  damageContent,
  openOfflinePhone,
  sendToWorker,
  stopWorker,
  verifyAll,
  waitForState,
  waitUntilComplete,
} from './worker-messages';

const DIR = '.pravylo/offline-days';
const SITE = `${DIR}/site`;
const GAME = 'planet-unknown';
const OTHER = 'mandalorian-adventures';
const ENTRY = `/${GAME}/uk/gaia/`;
/** Response of a captive portal, which Wi-Fi networks send in place of the requested page. */
const PORTAL = { body: '<!DOCTYPE html><title>Wi-Fi</title><h1>Sign in</h1>' };
const ABSENT_PAGE = 'Ця сторінка недоступна офлайн';
const ABSENT_GAME = 'Ця гра недоступна офлайн';

let server: OfflineServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  await writeSiteSubset(DIR, [GAME, OTHER], { entries: 20 });
  server = await startOfflineServer(SITE);
}, 120_000);
afterEach(async () => {
  await server.stop();
  server.fault = () => undefined;
  server.requests = [];
  await server.start();
});
const closeAfterEach = () => afterEach(() => context.close());
afterAll(() => server.stop());

async function visit(path = '/', prepare?: () => void): Promise<void> {
  context = await openOfflinePhone();
  if (prepare) await context.addInitScript(prepare);
  page = await context.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(server.origin + path);
}

const open = (path: string) => page.goto(server.origin + path);
const sendHello = (notKept: string[] = []) => sendToWorker(page, { type: 'hello', notKept });
const gameOf = (state: OfflineState, id = GAME) => state.games.find((game) => game.id === id);
const hasError = ({ trouble }: OfflineState) => trouble !== undefined;

// The timeout is long, because each test has many steps and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe('a download', () => {
  closeAfterEach();

  it('that is interrupted keeps the received files, reports the rest as missing, and resumes later', async () => {
    const cutAfter = Math.round((findListedPack(SITE, OTHER)?.size ?? 0) * 0.9);
    server.fault = (path) => (path === packPathOf(SITE, OTHER) ? { cutAfter } : undefined);
    await visit();
    const cut = await waitForState(page, hasError);
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
    await sendHello();
    // The fallback page reloads automatically when the network is back.
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor({ state: 'detached' });
    await waitUntilComplete(page);
  });

  it('answered by a captive portal stores nothing, and recovers', async () => {
    server.fault = (path) => (path.startsWith('/packs/') ? PORTAL : undefined);
    await visit(ENTRY);
    const state = await waitForState(page, hasError);
    expect(state.trouble).toBe('wrong-answer');
    expect(state.version).toBeUndefined();
    expect((await open(ENTRY))?.status()).toBe(200);
    server.fault = () => undefined;
    await sendHello();
    await waitUntilComplete(page);
  });

  it('in which one game fails completes the others, and pages stay readable', async () => {
    server.fault = (path) =>
      path === packPathOf(SITE, OTHER)
        ? { status: 500, body: 'broken' }
        : path.startsWith('/_next/') || path.endsWith('.json')
          ? undefined
          : path.startsWith(`/${OTHER}/`)
            ? PORTAL
            : undefined;
    await visit();
    const state = await waitForState(page, hasError);
    expect(state.trouble).toBe('wrong-answer');
    expect(gameOf(state)?.status).toBe('whole');
    expect(gameOf(state, OTHER)?.status).toBe('lacking');
    // From here on, every request to the server fails.
    server.fault = () => ({ status: 500, body: 'broken' });
    await sendHello();
    expect((await open(ENTRY))?.status()).toBe(200);
  });
});

describe('a device with a complete copy', () => {
  // These tests share one simulated device, so each test must leave all games completely stored.
  beforeAll(async () => {
    await visit();
    await waitUntilComplete(page);
  }, 60_000);
  afterAll(() => context.close());

  it('detects one changed byte, does not show the file, and repairs it with a network', async () => {
    await damageContent(page, hashOfFile(SITE, GAME, ENTRY));
    await server.stop();
    const damaged = await verifyAll(page);
    expect(gameOf(damaged)).toMatchObject({ status: 'lacking', damaged: [ENTRY], missing: [] });
    expect(gameOf(damaged)?.editions[0]?.entries).toEqual({
      here: (gameOf(damaged)?.editions[0]?.entries.total ?? 0) - 1,
      total: gameOf(damaged)?.editions[0]?.entries.total,
    });
    expect(damaged.trouble).toBe('no-network');
    expect((await open(ENTRY))?.status()).toBe(503);
    expect((await open(`/${GAME}/uk/game-end/`))?.status()).toBe(200);
    await server.start();
    server.requests = [];
    const repaired = await verifyAll(page, ({ trouble }) => !trouble);
    expect(gameOf(repaired)).toMatchObject({ status: 'whole', damaged: [], missing: [] });
    // The worker requests only the damaged file. It may request the file twice, if an interrupted download has
    // requested it too.
    const paths = server.requests.map(({ path }) => path).filter((path) => !path.startsWith('/packs/'));
    expect([...new Set(paths)]).toEqual([ENTRY]);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
  });

  it('repairs a damaged page when it is opened with a network', async () => {
    await damageContent(page, hashOfFile(SITE, GAME, ENTRY));
    expect((await open(ENTRY))?.status()).toBe(200);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
    expect(gameOf(await verifyAll(page))?.status).toBe('whole');
  });

  it('with an invalid record finds its contents again without fetching them', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('pravylo-record-1');
      for (const key of await cache.keys()) await cache.put(key, new Response('<html>'));
    });
    await stopWorker(page);
    server.requests = [];
    await open('/');
    await waitUntilComplete(page);
    expect(server.requests.filter(({ path }) => path.startsWith('/packs/')).map(({ path }) => path)).toEqual([
      '/packs/manifest.json',
    ]);
  });

  it('whose storage was cleared reads from the network and downloads everything again', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    const empty = await open(ENTRY);
    expect(empty?.status()).toBe(200);
    await verifyAll(page, ({ games }) => games.every(({ status }) => status === 'whole'));
    await server.stop();
    expect((await open(`/${OTHER}/uk/`))?.status()).toBe(200);
  });

  it('works with a clock years ahead or behind', async () => {
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
      expect((await waitUntilComplete(page)).checkedAt).toBe(checkedAt);
    }
    await sendToWorker(page, { type: 'test' });
    await waitForState(page, ({ checkedAt = 0 }) => Math.abs(checkedAt - Date.now()) < 60_000);
  });

  it('stays readable when the site is too new for its worker, and updates the worker', async () => {
    server.fault = (path) =>
      path === '/packs/manifest.json' ? { body: JSON.stringify({ format: 99, packs: [] }) } : undefined;
    server.requests = [];
    await sendToWorker(page, { type: 'test' });
    const state = await waitForState(page, hasError);
    expect(state.trouble).toBe('outdated');
    expect(gameOf(state)?.status).toBe('whole');
    await expect.poll(() => server.requests.some(({ path }) => path === '/sw.js')).toBe(true);
    expect((await open(ENTRY))?.status()).toBe(200);
  });

  it('keeps all contents when its worker is replaced', async () => {
    // Waits until the worker is idle, because the browser replaces a worker only after its events have finished.
    await verifyAll(page);
    server.requests = [];
    // The script differs in each run, so that the browser also finds a new worker when a failed test runs again.
    const script = `${readFileSync(`${SITE}/sw.js`, 'utf8')}//${Date.now()}`;
    server.fault = (path) => (path === '/sw.js' ? { body: script, type: 'text/javascript' } : undefined);
    const changed = page.evaluate(
      () => new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve)),
    );
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await changed;
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(200);
    // The worker script may be requested twice, because the browser also checks for a new worker by itself. The new
    // worker asks for the manifest if it is active before the server stops.
    const requested = new Set(server.requests.map(({ path }) => path));
    requested.delete('/packs/manifest.json');
    expect([...requested]).toEqual(['/sw.js']);
  });

  it('removes a game on request, shows the fallback at its addresses, and adds it again', async () => {
    await page.evaluate((id) => localStorage.setItem('pravylo.notKept', JSON.stringify([id])), GAME);
    await sendToWorker(page, { type: 'keep', notKept: [GAME] });
    const state = await waitForState(page, (now) => gameOf(now)?.status === 'absent');
    expect(gameOf(state)).toMatchObject({ kept: false, bytes: 0, missing: [] });
    expect(gameOf(state)?.size).toBeGreaterThan(50_000);
    expect(gameOf(state, OTHER)?.status).toBe('whole');
    // While the network works, the pages of the removed game open as usual.
    expect((await open(ENTRY))?.status()).toBe(200);
    await server.stop();
    expect((await open(ENTRY))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_GAME }).waitFor();
    await page.getByRole('button', { name: 'Зробити доступною офлайн' }).click();
    await page.getByText('Немає інтернету. Щойно він з’явиться').waitFor();
    await server.start();
    await sendHello();
    await page.getByRole('heading', { name: 'Гея' }).waitFor();
    await server.stop();
    expect((await open(`/${GAME}/uk/game-end/`))?.status()).toBe(200);
  });

  it('shows the fallback once for a page in a language that is not stored, and adds it on request', async () => {
    const { games } = await waitUntilComplete(page);
    const editions = games.find(({ id }) => id === GAME)?.editions ?? [];
    expect(editions.map(({ lang, kept }) => [lang, kept])).toEqual([
      ['uk', true],
      ['en', false],
    ]);
    await server.stop();
    let navigations = 0;
    const count = (frame: Frame) => {
      if (frame === page.mainFrame()) navigations += 1;
    };
    page.on('framenavigated', count);
    expect((await open(`/${GAME}/en/?q=city`))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor();
    expect((await open(`/${GAME}/en/gaia/`))?.status()).toBe(503);
    await page.getByRole('heading', { name: ABSENT_PAGE }).waitFor();
    // The device has the same page in the reader's own language.
    const stored = page.getByRole('main').getByRole('link', { name: 'Українська' });
    expect(await stored.getAttribute('href')).toBe(`/${GAME}/uk/gaia/`);
    // All files in the reader's own language are now stored. The fallback page must not reload, because the requested
    // page is in another language.
    await waitUntilComplete(page);
    await page.waitForTimeout(500);
    expect(navigations).toBe(2);
    await server.start();
    await page.getByRole('button', { name: 'Зробити доступною офлайн' }).click();
    await page.getByRole('heading', { name: 'Gaia' }).waitFor();
    page.off('framenavigated', count);
  });
});

describe('a device with full storage', () => {
  closeAfterEach();

  it('reports it, stays readable, and resumes when there is space', async () => {
    await visit();
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 700_000 });
    await sendToWorker(page, { type: 'test' });
    const full = await waitForState(page, hasError);
    expect(full.trouble).toBe('storage-full');
    expect(full.games.some(({ status }) => status === 'lacking')).toBe(true);
    expect((await open(ENTRY))?.status()).toBe(200);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin });
    await sendHello();
    await waitUntilComplete(page);
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
    ['has no workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  ])('that %s reads from the network without a script error', async (_name, prepare) => {
    await visit(ENTRY, prepare);
    expect(await page.locator('h1').innerText()).toBe('Гея');
    await page.getByRole('combobox', { name: 'Знайти правило' }).click();
    await page.getByRole('combobox').fill('міста');
    await page.getByRole('option').first().waitFor();
    expect(errors).toEqual([]);
  });
});
