// Tests the page “Offline”, where readers see and choose which games are stored: its text in each state, its layout on
// small phones and in both themes, and a complete run with the real service worker.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GameData } from '../../../lib/data/game-data';
import type { FileList, Manifest } from '../../../lib/offline/offline-manifest';
import { violationsInBothThemes } from '../support/axe';
import { overflowsOf } from '../support/find-overflow';
import { PHONE, startSite } from '../support/serve-site';
import { readStoredValue, withStoredValues } from '../support/stored-values';
import { startOfflineServer } from './offline-server';
import { completeState, openWithoutWorker, sendState, withGame } from './offline-states';

const site = startSite();

const INCOMPLETE = withGame(completeState(), 'outer-rim', {
  status: 'lacking',
  missing: ['/outer-rim/uk/combat/', '/data/outer-rim.ru.json'],
  damaged: ['/outer-rim/uk/patrols/'],
});

const card = (page: Page, name: string) => page.locator('.game-copy', { hasText: name });

describe('the Offline page', () => {
  it('shows complete, loading and missing files as text, and passes axe', async () => {
    const page = await openWithoutWorker(site, '/offline/', PHONE);
    const overall = page.locator('.overall');
    await sendState(page, { ...completeState(), trouble: 'no-network' });
    await overall.getByText('Усе завантажено').waitFor();
    expect(await overall.innerText()).not.toContain('Немає інтернету');
    expect(await overall.innerText()).toMatch(/Перевірено сьогодні о \d\d:\d\d/);
    expect(await card(page, 'Зовнішнє Кільце').innerText()).toMatch(/100 з 100[\s\S]*60 з 60[\s\S]*25 з 25/);
    expect(await page.locator('.is-bad').count()).toBe(0);
    const height = (await card(page, 'Повстання').boundingBox())?.height;

    const loading = withGame(completeState(), 'rebellion', {
      status: 'loading',
      progress: { here: 40, total: 90 },
      missing: ['/rebellion/uk/combat/'],
    });
    await sendState(page, { ...loading, busy: 'loading' });
    await card(page, 'Повстання').getByText('Завантажуємо: 40 з 90').waitFor();
    expect(await overall.locator('.bar > span').getAttribute('style')).toContain('88%');
    // A running download causes no layout shift, and the page does not list files that are being downloaded as missing.
    expect((await card(page, 'Повстання').boundingBox())?.height).toBe(height);

    await sendState(page, { ...INCOMPLETE, trouble: 'no-network' });
    const incompleteCard = card(page, 'Зовнішнє Кільце');
    await incompleteCard.getByText('Бракує: 2 файли. Пошкоджено: 1 файл').waitFor();
    await incompleteCard.getByText('Пошкоджено: стаття «Патрулі»').waitFor();
    await incompleteCard.getByText('Немає: стаття «Бій»').waitFor();
    await incompleteCard.getByText('Немає: пошуковий індекс').waitFor();
    expect(await overall.innerText()).toContain('Немає інтернету. Щойно він з’явиться');
    expect(await overall.getAttribute('class')).toContain('is-bad');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(page.errors).toEqual([]);
  });

  it('works in Russian, and a game can be removed and added again', async () => {
    const page = await openWithoutWorker(site, '/shelf/ru/offline/', { ...PHONE, locale: 'ru' });
    await sendState(page, { ...INCOMPLETE, trouble: 'storage-full' });
    await page.getByText('На устройстве не хватает места').waitFor();
    await card(page, 'Внешнее кольцо').getByText('Повреждено: статья «Патрулі»').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const keep = page.getByRole('switch', { name: 'Доступно офлайн: Повстання' });
    await keep.uncheck();
    expect(await readStoredValue(page, 'notKept')).toEqual(['rebellion']);
    await sendState(
      page,
      withGame(completeState(), 'rebellion', { status: 'absent', kept: false, bytes: 0 }),
    );
    await card(page, 'Повстання').getByText('Не загружено').waitFor();
    expect(await card(page, 'Повстання').innerText()).toContain('загрузить 310\u00a0кБ');
    await keep.check();
    expect(await readStoredValue(page, 'notKept')).toEqual([]);
    await page.getByText(/Занято .+ Доступно ещё/).waitFor();
    const languages = card(page, 'Внешнее кольцо').getByRole('switch', { name: ', Внешнее кольцо' });
    const names = await languages.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    expect(names.map((name) => name?.split(',')[0])).toEqual(['Українська', 'English', 'Русский']);
  });

  it.each(['/offline/', '/shelf/ru/offline/'])(
    'fits the smallest phones in every text size: %s',
    async (path) => {
      const page = await openWithoutWorker(site, path, PHONE);
      for (const state of [completeState(), INCOMPLETE]) {
        await sendState(page, state);
        await expect.poll(() => page.locator('.count-table td').count()).toBeGreaterThan(20);
        expect(await overflowsOf(page, { sizes: [0, 1, 2] })).toEqual([]);
      }
    },
  );

  it('explains itself without scripts, and links to the rules', async () => {
    const page = await site.open('/offline/', { ...PHONE, javaScriptEnabled: false });
    await page.getByText('Для офлайн-доступу потрібен JavaScript').waitFor();
    expect(await page.locator('.game-copy:visible').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Усі ігри' }).getAttribute('href')).toBe('/');
  });
});

describe('a new version', () => {
  const changed = [{ game: 'outer-rim', lang: 'uk' as const, entry: 'patrols' }];
  const pins = { pins: { 'outer-rim': ['patrols#win', 'combat'] } };

  it('is announced on the home page with the changes in pinned rules, and again after the update', async () => {
    const page = await openWithoutWorker(site, '/', withStoredValues(site, pins, PHONE));
    const ready = { ...completeState(), waiting: { version: 'b', changed } };
    const notice = page.locator('.invitation', { hasText: 'Нова версія готова' });
    await sendState(page, ready);
    // While the data of the new version cannot be read, the notice names only the entry, without the changed text.
    await notice.getByRole('link', { name: 'Зовнішнє Кільце: Патрулі', exact: true }).waitFor();
    expect(await notice.innerText()).not.toMatch(/нічого не змінилося|Було|більше немає/);
    // Simulates the service worker: answers with the data of the version `name`, in which one rule has another text.
    const serveVersion = (name: string, text: string) =>
      page.route(`**/packs/${name}/outer-rim.uk.json`, async (route) => {
        const response = await route.fetch({ url: `${site.origin}/data/outer-rim.uk.json` });
        const data = (await response.json()) as GameData;
        const rule = data.entries.find(({ id }) => id === 'patrols')?.rules.find(({ id }) => id === 'win');
        if (rule) rule.text = text;
        await route.fulfill({ response, json: data });
      });
    await serveVersion('waiting', 'Цілком нове правило.');
    await serveVersion('previous', 'Цілком старе правило.');
    await page.reload();
    await sendState(page, ready);
    await notice.getByText('Стало: Цілком нове правило.').waitFor();
    expect(await notice.innerText()).toMatch(/Зовнішнє Кільце: Патрулі, правило 9\s+Було: /);
    expect(await page.locator('.saved-mark', { hasText: 'Доступно офлайн' }).count()).toBe(4);

    await page.goto(`${site.origin}/outer-rim/uk/patrols/`);
    await sendState(page, ready);
    expect(await page.locator('.invitation').count()).toBe(0);
    await page.goto(`${site.origin}/outer-rim/uk/`);
    await sendState(page, { ...completeState(), version: 'b' });
    const afterUpdate = page.locator('.invitation', { hasText: 'Правила оновлено' });
    await afterUpdate.getByRole('link', { name: 'Зовнішнє Кільце: Патрулі, правило 9' }).waitFor();
    await afterUpdate.getByText('Було: Цілком старе правило.').waitFor();
    await afterUpdate.getByRole('button', { name: 'Зрозуміло' }).click();
    await afterUpdate.waitFor({ state: 'detached' });
    expect(await readStoredValue(page, 'updateNews')).toEqual({});
    expect(await readStoredValue(page, 'pins')).toEqual(pins.pins);
  });
});

/** Returns the hash of a file in the built site. */
function hashOf(game: string, path: string): string {
  const read = (name: string) => JSON.parse(readFileSync(`out/packs/${name}.json`, 'utf8'));
  const packs = (read('manifest') as Manifest).packs.filter((pack) => pack.game === game);
  const files = packs.flatMap(({ list }) => (read(list) as FileList).files);
  return files.find(([one]) => one === path)?.[1] ?? '';
}

/** Changes one byte of a stored file. `hash` identifies the file. */
const damageContent = (page: Page, hash: string): Promise<void> =>
  page.evaluate(async (name) => {
    const cache = await caches.open('pravylo-files-1');
    const key = (await cache.keys()).find(({ url }) => url.endsWith(name));
    const response = key && (await cache.match(key));
    if (!key || !response) throw new Error(`No content is stored as ${name}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const middle = bytes.length >> 1;
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    await cache.put(key, new Response(bytes, { headers: response.headers }));
  }, hash);

describe('the overall status', () => {
  it('becomes good after the download, bad after one changed byte, and good again with a network', async () => {
    const server = await startOfflineServer('out');
    const context = await site.browser.newContext({ locale: 'uk-UA', ...PHONE, serviceWorkers: 'allow' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await page.goto(`${server.origin}/offline/`);
    const good = page.locator('.overall.is-good');
    const bad = page.locator('.overall.is-bad');
    await good.waitFor();
    expect(await page.locator('.game-copy[data-status="whole"]').count()).toBe(4);

    const keep = page.getByRole('switch', { name: 'Доступно офлайн: Невідома планета' });
    const game = card(page, 'Невідома планета');
    await keep.uncheck();
    await game.getByText('Не завантажено').waitFor();
    await keep.check();
    await game.getByText(/Завантажено: \d/).waitFor();
    await good.waitFor();

    await server.stop();
    await damageContent(page, hashOf('outer-rim', '/outer-rim/uk/patrols/'));
    await page.getByRole('button', { name: 'Перевірити зараз' }).click();
    await bad.getByText('Немає інтернету').waitFor();
    await card(page, 'Зовнішнє Кільце').getByText('Пошкоджено: стаття «Патрулі»').waitFor();
    await server.start();
    await page.getByRole('button', { name: 'Перевірити зараз' }).click();
    await good.waitFor();
    await page.goto(`${server.origin}/`);
    await expect.poll(() => page.locator('.saved-mark', { hasText: 'Доступно офлайн' }).count()).toBe(4);
    await context.close();
    await server.stop();
  }, 90_000);
});
