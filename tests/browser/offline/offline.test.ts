// Tests reading offline: after one visit to the home page the server stops, every address opens, and all features work.
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decisionsToFragment } from '../../../lib/decisions/link-code';
import type { OfflineState } from '../../../lib/offline/offline-state';
import { contentHash } from '../../../scripts/files/hash.mjs';
import { decideAt, decision, LIST, listedTexts } from '../decisions/decision-helpers';
import { isInView, waitUntilInteractive } from '../support/serve-site';
import { type OfflineServer, startOfflineServer } from './offline-server';
import {
  latestState,
  openOfflinePhone,
  sendToWorker,
  waitForState,
  waitUntilComplete,
} from './worker-messages';

let server: OfflineServer;
let context: BrowserContext;
let page: Page;
let first: OfflineState;
/**
 * Paths that the first visit requested, without repetitions. The test server forbids the HTTP cache, so the browser
 * requests some files twice; with a real host, it can use the cache.
 */
let requested: string[];
const errors: string[] = [];

beforeAll(async () => {
  server = await startOfflineServer('out');
  context = await openOfflinePhone();
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${server.origin}/`);
  first = await waitUntilComplete(page);
  requested = [...new Set(server.requests.map(({ path }) => path))];
  // Ask for the other languages too. Without this request, the worker downloads only the reader's language.
  const asked = first.games.flatMap(({ id, editions }) => editions.map(({ lang }) => `${id}.${lang}`));
  await sendToWorker(page, { type: 'keep', notKept: [], asked });
  await waitForState(page, ({ games }) => games.every(({ editions }) => editions.every(isStored)), 60_000);
  await server.stop();
}, 120_000);
afterAll(() => context?.close());

const isStored = ({ status }: { status?: string }) => status === 'whole';
const open = (path: string) => page.goto(server.origin + path);

describe('one visit to the home page', () => {
  it('makes at most 40 requests, with the whole offline copy', () => {
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(40);
    expect(requested.filter((path) => path.endsWith('.pack')).length).toBeGreaterThan(first.games.length);
  });

  it('downloads every game in the reader’s language and in no other', () => {
    expect(first.games.map(({ status }) => status)).toEqual(first.games.map(() => 'whole'));
    const kept = first.games.flatMap(({ editions }) => editions.filter((edition) => edition.kept));
    expect(kept.map(({ lang }) => lang)).toEqual(first.games.map(() => 'uk'));
    expect(first.games.flatMap(({ editions }) => editions).length).toBeGreaterThan(kept.length);
  });

  it('and a request for all languages stores every page of the sitemap, byte for byte', async () => {
    const addresses = [...readFileSync('out/sitemap.xml', 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, path = '']) => ({ path, hash: contentHash(readFileSync(`out${path}index.html`)) }),
    );
    const failed = await page.evaluate(async (pages) => {
      const bad: string[] = [];
      for (const { path, hash } of pages) {
        const response = await fetch(path).catch(() => undefined);
        const digest = response && (await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
        const got = Array.from(new Uint8Array(digest ?? []), (byte) => byte.toString(16).padStart(2, '0'));
        if (response?.status !== 200 || !got.join('').startsWith(hash)) bad.push(path);
      }
      return bad;
    }, addresses);
    expect(addresses.length).toBeGreaterThan(400);
    expect(failed).toEqual([]);
  });

  it('is reported per game and language', async () => {
    const state = await latestState(page);
    expect(state?.games.map(({ id, status }) => [id, status])).toContainEqual(['outer-rim', 'whole']);
    const game = state?.games.find(({ id }) => id === 'outer-rim');
    const edition = game?.editions.find(({ lang }) => lang === 'ru');
    expect(edition?.entries.total).toBeGreaterThan(60);
    expect(edition?.entries.here).toBe(edition?.entries.total);
    expect(edition?.pages.total).toBeGreaterThan(60);
    expect(edition?.search).toEqual({ here: 1, total: 1 });
    expect(edition?.icons.here).toBe(edition?.icons.total);
  });
});

describe('without a server', () => {
  it.each([
    ['the home page', '/'],
    ['the home page in another language', '/shelf/ru/'],
    ['a game', '/rebellion/uk/'],
    ['an entry that was never opened', '/outer-rim/ru/patrols/'],
    ['two languages side by side', '/outer-rim/uk-ru/patrols/'],
    ['the terms', '/outer-rim/uk/terms/'],
    ['the pinned rules', '/outer-rim/uk/tonight/'],
    ['the decisions', '/outer-rim/uk/decisions/'],
    ['the topics', '/planet-unknown/uk/topics/'],
    ['the booklet', '/mandalorian-adventures/uk/booklet/'],
  ])('%s opens with its scripts, styles and fonts', async (_name, path) => {
    const response = await open(path);
    expect(response?.status()).toBe(200);
    await waitUntilInteractive(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Pravylo Plain');
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  });

  it('an address without its last slash opens, and keeps fragment and query', async () => {
    await open('/outer-rim/uk/patrols#not-a-ship');
    expect(page.url()).toBe(`${server.origin}/outer-rim/uk/patrols/#not-a-ship`);
    expect(await isInView(page, '#not-a-ship')).toBe(true);
    await open('/outer-rim/uk?q=патрулем');
    expect(new URL(page.url()).pathname).toBe('/outer-rim/uk/');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().innerText()).toContain('Патрулі');
  });

  it.each([
    ['/outer-rim/uk/patrols//', '/outer-rim/uk/patrols/'],
    ['/outer-rim/', /^\/outer-rim\/[a-z]{2}\/$/],
    ['/shelf/uk/', '/'],
  ])('%s redirects to %s', async (path, to) => {
    expect((await open(path))?.status()).toBe(200);
    await expect.poll(() => new URL(page.url()).pathname).toMatch(to);
  });

  it('the address of a rule, which is in no list, redirects to the rule', async () => {
    for (const end of ['', '/']) {
      await open('/');
      await open(`/outer-rim/uk/patrols/not-a-ship${end}`);
      expect(page.url()).toBe(`${server.origin}/outer-rim/uk/patrols/#not-a-ship`);
      expect(await isInView(page, '#not-a-ship')).toBe(true);
    }
  });

  it.each([
    ['the editor', '/edit/?g=outer-rim&l=uk&t=patrols'],
    ['the page that adds a book', '/own/'],
  ])('%s, whose scripts are not downloaded, says so and has a link back', async (_name, path) => {
    await open(path);
    await page.locator('main p').getByText('немає інтернету').waitFor();
    expect(await page.locator('h1').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Ігри' }).tap();
    await page.waitForURL(`${server.origin}/`);
  });

  it('an unknown address shows the 404 page, which links to the search in all games', async () => {
    const response = await open('/outer-rim/uk/no-such-entry/');
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toBe('Сторінку не знайдено');
    await page.getByRole('link', { name: 'Знайти правило' }).click();
    await page.getByRole('combobox').fill('патрулем');
    expect(await page.getByRole('option').first().innerText()).toContain('Патрулі');
  });

  it('links inside the site work', async () => {
    await open('/outer-rim/uk/');
    await page.locator('a[href="/outer-rim/uk/patrols/"]').first().click();
    await page.waitForURL('**/outer-rim/uk/patrols/');
    await page.locator('#not-a-ship').waitFor();
  });

  it('the language toggle keeps the fragment', async () => {
    await open('/outer-rim/uk/patrols/#not-a-ship');
    await page.locator('nav.language-toggle a[hreflang="ru"]').click();
    await page.waitForURL('**/outer-rim/ru/patrols/#not-a-ship');
    expect(await page.locator('h1').innerText()).toBe('Патрули');
  });

  it('previews, the card of a rule and its QR code open', async () => {
    await open('/outer-rim/uk/patrols/');
    await page.locator('#not-a-ship a.ref').click();
    await page.getByRole('dialog', { name: 'Кораблі' }).waitFor();
    expect(await page.locator('.preview-rule').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#win > .rule-body > .rule-n').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Показати за столом' }).click();
    await page.locator('.show .qr[data-ready]').waitFor();
    // The card shows the rule in every language of the game, from the stored data.
    await page.locator('.show [lang="ru"]').first().waitFor();
  });

  it('decisions can be written, found, shared, and imported from a link', async () => {
    await open('/outer-rim/uk/patrols/');
    await waitUntilInteractive(page);
    await decideAt(page, 'win', 'Нагорода лишається');
    await page.keyboard.press('Escape');
    await page.locator('#win .decision').getByText('Нагорода лишається').waitFor();
    await open('/outer-rim/uk/?q=нагорода лишилася');
    await page.locator('.hit.is-ours').waitFor();
    await open(
      `${LIST}${decisionsToFragment({ game: 'outer-rim', decisions: [decision('z', 'Від сусідів')] })}`,
    );
    await page.getByText('Нові: 1, відрізняються: 0, уже є: 0.').waitFor();
    await page.getByRole('button', { name: 'Імпортувати', exact: true }).tap();
    await expect
      .poll(async () => (await listedTexts(page)).sort())
      .toEqual(['Від сусідів', 'Нагорода лишається']);
    await page.getByRole('button', { name: 'Надіслати всі' }).tap();
    await page.getByRole('button', { name: 'Показати QR-код' }).tap();
    await page.locator('.qr[data-ready]').waitFor();
    await open('/outer-rim/uk-ru/patrols/');
    await page.locator('#win .decision').first().waitFor();
  });

  it('no page reports a script error', () => {
    expect(errors).toEqual([]);
  });
});
