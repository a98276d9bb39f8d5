// Tests the compatibility with service workers that know only format 1 of the offline manifest (one file list per
// game): the old worker loads the current site, and the current worker loads the files and the record that the old
// worker stored.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPath, MANIFEST_PATH } from '../../lib/offline/offline-manifest';
import { isComplete } from '../../lib/offline/offline-state';
import { isPageMessage } from '../../lib/offline/worker-messages';
import { contentHash } from '../../scripts/files/hash.mjs';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { createRandom } from '../fuzz/random-text';
import { makeSmallSite } from '../fuzz/small-site';
import { createMemoryStore, type MemoryStore } from './memory-store';

const BASE = 'https://example.org';
const IDS = ['castle', 'harbour', 'island'];
/** The reader's choice, as the old version stored it: the game `island` was removed and the game `castle` added. */
const CHOICE = { notKept: ['island'], asked: ['castle'] };

/** The interface of the old worker in tests/fixtures/earlier-worker.txt, with the names that the old code used. */
interface EarlierKeeper extends Pick<OfflineManager, 'state' | 'sync' | 'read'> {
  book: OfflineManager['addresses'];
  choose: (choice: { notKept: string[]; asked: string[] }) => Promise<void>;
}
interface EarlierWorker {
  createKeeper: (store: EarlierStore, network: unknown, tell: () => void) => Promise<EarlierKeeper>;
  createNetwork: (base: string, options: { fetch: unknown; pauses: number[] }) => unknown;
}
type EarlierStore = MemoryStore & { names: MemoryStore['listHashes'] };

const code = readFileSync('tests/fixtures/earlier-worker.txt').toString('base64');
const earlier: EarlierWorker = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);

/** Creates a site in manifest format 1: one file list per game, which contains all its languages. */
function makeEarlierSite(): { version: string; answers: Map<string, string> } {
  const answers = new Map<string, string>();
  const add = (path: string, text: string) => {
    answers.set(path, text);
    return [path, contentHash(text), 9] as const;
  };
  const addList = (list: object): string => {
    const text = JSON.stringify(list);
    add(listPath(contentHash(text)), text);
    return contentHash(text);
  };
  const shell = addList({ editions: [], files: [add('/', 'Полиця'), add('/a.css', '*{}')], moved: {} });
  const games = IDS.map((id, at) => {
    const langs = at % 2 === 0 ? ['uk', 'ru'] : ['uk'];
    const files = langs.flatMap((lang) => [
      add(`/data/${id}.${lang}.json`, JSON.stringify({ game: id, lang, entries: [] })),
      add(`/${id}/${lang}/`, `Гра ${id} ${lang}`),
      add(`/${id}/${lang}/entry-0/`, `Стаття ${id} ${lang}`),
    ]);
    const sides = at % 2 === 0 ? [add(`/${id}/uk-ru/entry-0/`, `Поруч ${id}`)] : [];
    const editions = langs.map((lang) => ({ lang, name: id, icons: 0 }));
    const list = addList({ game: id, editions, files: [...files, ...sides], moved: {} });
    return { id, list, pack: contentHash(id), size: 1_000_000 };
  });
  const version = contentHash([shell, ...games.map(({ list }) => list)].join());
  add(MANIFEST_PATH, JSON.stringify({ format: 1, version, shell, games }));
  return { version, answers };
}

const earlierSite = makeEarlierSite();
const todaySite = await makeSmallSite(createRandom(1), IDS);

let answers: ReadonlyMap<string, string | Buffer> | undefined;
const fetch = async (address: unknown) => {
  if (!answers) throw new TypeError('Failed to fetch');
  const content = answers.get(String(address).slice(BASE.length));
  return new Response(content === undefined ? null : Buffer.from(content), {
    status: content === undefined ? 404 : 200,
  });
};

let store: MemoryStore;
let earlierManager: EarlierKeeper;
const startEarlier = () =>
  earlier.createKeeper(
    { ...store, names: store.listHashes },
    earlier.createNetwork(BASE, { fetch, pauses: [] }),
    () => undefined,
  );
const startToday = () =>
  createOfflineManager(store, createNetwork(BASE, { fetch, retryDelaysMs: [] }), () => undefined);

beforeEach(async () => {
  store = createMemoryStore();
  answers = earlierSite.answers;
  earlierManager = await startEarlier();
  await earlierManager.choose(CHOICE);
  await earlierManager.sync();
  expect(isComplete(earlierManager.state()) && earlierManager.state().version).toBe(earlierSite.version);
});

async function expectReadable(
  { read }: Pick<OfflineManager, 'read'>,
  addresses: ReturnType<OfflineManager['addresses']>,
): Promise<void> {
  for (const path of [
    '/castle/uk/entry-0/',
    '/castle/ru/entry-0/',
    '/castle/uk-ru/entry-0/',
    '/harbour/uk/entry-0/',
  ]) {
    const file = addresses.files.get(path);
    expect(file && typeof (await read(file)), path).toBe('object');
  }
  expect(addresses.files.has('/island/uk/entry-0/')).toBe(false);
}

describe('the worker of format 1', () => {
  it('reports a newer site as outdated and keeps everything it has stored', async () => {
    answers = todaySite.answers;
    earlierManager = await startEarlier();
    await earlierManager.sync();
    expect(earlierManager.state()).toMatchObject({ trouble: 'outdated', version: earlierSite.version });
    expect(isComplete(earlierManager.state())).toBe(true);
    await expectReadable(earlierManager, earlierManager.book());
  });
});

describe('the current worker', () => {
  it('reads the contents that the old worker stored, also without a network', async () => {
    answers = undefined;
    const manager = await startToday();
    expect(isComplete(manager.state()) && manager.state().version).toBe(earlierSite.version);
    await manager.sync();
    expect(manager.state().trouble).toBe('no-network');
    expect(isComplete(manager.state())).toBe(true);
    await manager.verify();
    expect(isComplete(manager.state())).toBe(true);
    await expectReadable(manager, manager.addresses());
    expect(manager.state().games.map(({ id, kept }) => [id, kept])).toEqual([
      ['castle', true],
      ['harbour', true],
      ['island', false],
    ]);
  });

  it('downloads the new version in the stored languages and leaves removed games out', async () => {
    answers = todaySite.answers;
    const manager = await startToday();
    // A page of the old version sends fewer properties than a current page.
    const hello = { type: 'hello', ...CHOICE };
    expect(isPageMessage(hello)).toBe(true);
    await manager.setChoice({ ...CHOICE, langs: ['uk'] });
    await manager.sync();
    expect(manager.state().waiting?.version).toBe(todaySite.manifest.version);
    await expectReadable(manager, manager.addresses());
    expect(await manager.activateWaiting()).toBe(true);
    await manager.verify();
    const state = manager.state();
    expect(isComplete(state) && state.trouble).toBeUndefined();
    expect(state.version).toBe(todaySite.manifest.version);
    const kept = state.games.map(({ id, editions }) => [
      id,
      ...editions.filter((edition) => edition.kept).map(({ lang }) => lang),
    ]);
    expect(kept).toEqual([['castle', 'uk', 'ru'], ['harbour', 'uk'], ['island']]);
    await expectReadable(manager, manager.addresses());
  });

  it('removes the old version except the data files used to show what changed', async () => {
    answers = todaySite.answers;
    const manager = await startToday();
    await manager.setChoice({ ...CHOICE, langs: ['uk'] });
    await manager.sync();
    await manager.activateWaiting();
    await manager.verify();
    const old = new Map([...earlierSite.answers].map(([path, text]) => [contentHash(text), path]));
    const now = new Set([...todaySite.answers.values()].map((bytes) => contentHash(bytes)));
    const left = [...store.files.keys()].filter((hash) => !now.has(hash)).map((hash) => old.get(hash));
    expect(left.sort()).toEqual(['/data/castle.ru.json', '/data/castle.uk.json', '/data/harbour.uk.json']);
  });
});
