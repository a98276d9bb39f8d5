// A device with the version before packs per edition: its own worker meets the site of today, and today's worker meets what it left.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { listPath, MANIFEST_PATH } from '../../lib/offline/offline-manifest';
import { isWhole } from '../../lib/offline/offline-state';
import { isRequest } from '../../lib/offline/worker-messages';
import { hashOf } from '../../scripts/files/hash';
import { createNetwork } from '../../service-worker/network';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createRandom } from '../fuzz/random-text';
import { makeSmallSite } from '../fuzz/small-site';
import { createMemoryStore, type MemoryStore } from './memory-store';

const BASE = 'https://example.org';
const IDS = ['castle', 'harbour', 'island'];
/** What the reader of then had said: a game refused. */
const CHOICE = { notKept: ['island'], asked: ['castle'] };

type EarlierKeeper = Pick<OfflineManager, 'state' | 'sync' | 'read' | 'book'> & {
  choose: (choice: { notKept: string[]; asked: string[] }) => Promise<void>;
};
interface EarlierWorker {
  createKeeper: (store: MemoryStore, network: unknown, tell: () => void) => Promise<EarlierKeeper>;
  createNetwork: (base: string, tools: { fetch: unknown; pauses: number[] }) => unknown;
}

const code = readFileSync('tests/fixtures/earlier-worker.txt').toString('base64');
const earlier: EarlierWorker = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);

/** The site of then: one list per game, in all its languages. */
function makeEarlierSite(): { version: string; answers: Map<string, string> } {
  const answers = new Map<string, string>();
  const add = (path: string, text: string) => {
    answers.set(path, text);
    return [path, hashOf(text), 9] as const;
  };
  const addList = (list: object): string => {
    const text = JSON.stringify(list);
    add(listPath(hashOf(text)), text);
    return hashOf(text);
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
    return { id, list, pack: hashOf(id), size: 1_000_000 };
  });
  const version = hashOf([shell, ...games.map(({ list }) => list)].join());
  add(MANIFEST_PATH, JSON.stringify({ format: 1, version, shell, games }));
  return { version, answers };
}

const then = makeEarlierSite();
const today = await makeSmallSite(createRandom(1), IDS);

let answers: ReadonlyMap<string, string | Buffer> | undefined;
const fetch = async (address: unknown) => {
  if (!answers) throw new TypeError('Failed to fetch');
  const content = answers.get(String(address).slice(BASE.length));
  return new Response(content === undefined ? null : Buffer.from(content), {
    status: content === undefined ? 404 : 200,
  });
};

let store: MemoryStore;
let before: EarlierKeeper;
const startEarlier = () =>
  earlier.createKeeper(store, earlier.createNetwork(BASE, { fetch, pauses: [] }), () => undefined);
const startToday = () =>
  createOfflineManager(store, createNetwork(BASE, { fetch, pauses: [] }), () => undefined);

beforeEach(async () => {
  store = createMemoryStore();
  answers = then.answers;
  before = await startEarlier();
  await before.choose(CHOICE);
  await before.sync();
  expect(isWhole(before.state()) && before.state().version).toBe(then.version);
});

async function expectReadable(keeper: Pick<OfflineManager, 'book' | 'read'>): Promise<void> {
  for (const path of [
    '/castle/uk/entry-0/',
    '/castle/ru/entry-0/',
    '/castle/uk-ru/entry-0/',
    '/harbour/uk/entry-0/',
  ]) {
    const file = keeper.book().files.get(path);
    expect(file && typeof (await keeper.read(file)), path).toBe('object');
  }
  expect(keeper.book().files.has('/island/uk/entry-0/')).toBe(false);
}

describe('the worker before this one', () => {
  it('knows that the site is newer than it can read, asks to be renewed, and loses nothing', async () => {
    answers = today.answers;
    before = await startEarlier();
    await before.sync();
    expect(before.state()).toMatchObject({ trouble: 'outdated', version: then.version });
    expect(isWhole(before.state())).toBe(true);
    await expectReadable(before);
  });
});

describe('the worker of today', () => {
  it('reads what the one before has kept, also when there is no network at that moment', async () => {
    answers = undefined;
    const keeper = await startToday();
    expect(isWhole(keeper.state()) && keeper.state().version).toBe(then.version);
    await keeper.sync();
    expect(keeper.state().trouble).toBe('no-network');
    expect(isWhole(keeper.state())).toBe(true);
    await keeper.test();
    expect(isWhole(keeper.state())).toBe(true);
    await expectReadable(keeper);
    expect(keeper.state().games.map(({ id, kept }) => [id, kept])).toEqual([
      ['castle', true],
      ['harbour', true],
      ['island', false],
    ]);
  });

  it('brings the new version in the languages that were here, and refuses what was refused', async () => {
    answers = today.answers;
    const keeper = await startToday();
    // A page of before says less than one of today.
    const hello = { type: 'hello', ...CHOICE };
    expect(isRequest(hello)).toBe(true);
    await keeper.choose({ ...CHOICE, langs: ['uk'] });
    await keeper.sync();
    expect(keeper.state().waiting?.version).toBe(today.manifest.version);
    await expectReadable(keeper);
    expect(await keeper.change()).toBe(true);
    await keeper.test();
    const state = keeper.state();
    expect(isWhole(state) && state.trouble).toBeUndefined();
    expect(state.version).toBe(today.manifest.version);
    const kept = state.games.map(({ id, editions }) => [
      id,
      ...editions.filter((edition) => edition.kept).map(({ lang }) => lang),
    ]);
    expect(kept).toEqual([['castle', 'uk', 'ru'], ['harbour', 'uk'], ['island']]);
    await expectReadable(keeper);
  });

  it('leaves nothing of the old version behind but the data it is compared with', async () => {
    answers = today.answers;
    const keeper = await startToday();
    await keeper.choose({ ...CHOICE, langs: ['uk'] });
    await keeper.sync();
    await keeper.change();
    await keeper.test();
    const old = new Map([...then.answers].map(([path, text]) => [hashOf(text), path]));
    const now = new Set([...today.answers.values()].map((bytes) => hashOf(bytes)));
    const left = [...store.files.keys()].filter((hash) => !now.has(hash)).map((hash) => old.get(hash));
    expect(left.sort()).toEqual(['/data/castle.ru.json', '/data/castle.uk.json', '/data/harbour.uk.json']);
  });
});
