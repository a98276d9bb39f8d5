// One device through thirty versions in a row, on bad days and good ones, with two workers at the same copy: nothing that was
// whole is lost, nothing grows, and a good day always ends whole.
import { describe, expect, it } from 'vitest';
import { isWhole } from '../../lib/offline/offline-state';
import { createNetwork } from '../../service-worker/network';
import { toStorageError } from '../../service-worker/offline-error';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createBadServer } from '../fuzz/faulty-server';
import { createRandom, pick, type Random } from '../fuzz/random-text';
import { makeSmallSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore, type MemoryStore } from './memory-store';

const BASE = 'https://example.org';
const VERSIONS = 30;
const IDS = ['castle', 'harbour', 'island'];
const READER = { notKept: ['harbour'], asked: ['castle.ru'], langs: ['uk'] };

type Fault = 'none' | 'cut' | 'bad-server' | 'quota' | 'damage' | 'cleared';
const FAULTS: Fault[] = ['none', 'cut', 'bad-server', 'quota', 'damage', 'cleared'];

const bytesIn = ({ files }: MemoryStore): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);

const bytesOf = ({ answers }: SmallSite): number =>
  [...answers.values()].reduce((sum, bytes) => sum + bytes.length, 0);

const goodServer = ({ answers }: SmallSite): typeof globalThis.fetch => {
  return async (address) => {
    const bytes = answers.get(String(address).slice(BASE.length));
    return new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 });
  };
};

/** Storage that is full after so many more files. */
function fill(store: MemoryStore, left: number): () => void {
  const { write } = store;
  let room = left;
  store.write = async (hash, bytes) => {
    if (room-- <= 0) throw toStorageError(new DOMException('full', 'QuotaExceededError'));
    await write(hash, bytes);
  };
  return () => {
    store.write = write;
  };
}

/** The server cut after so many answers. */
function cutAfter(fetch: typeof globalThis.fetch, count: number): typeof globalThis.fetch {
  let left = count;
  return (...asked) => (left-- > 0 ? fetch(...asked) : Promise.reject(new TypeError('Failed to fetch')));
}

function spoilOne(store: MemoryStore, random: Random): void {
  const [hash, bytes] = pick(random, [...store.files]);
  store.files.set(hash, bytes.slice(0, bytes.length >> 1));
}

async function expectHonest(keeper: OfflineManager, sites: readonly SmallSite[]): Promise<void> {
  for (const file of keeper.book().files.values()) {
    const read = await keeper.read(file);
    if (typeof read !== 'object') continue;
    const same = sites.some(({ answers }) => answers.get(file[0])?.equals(read.bytes));
    expect(same, `${file[0]} is the content of some version`).toBe(true);
  }
}

describe('a device updated through thirty versions', () => {
  it('stays whole, small and honest, with faults thrown in', { timeout: 60_000 }, async () => {
    const seed = 1;
    const random = createRandom(seed);
    const store = createMemoryStore();
    const sites: SmallSite[] = [];
    let server: typeof globalThis.fetch;
    const fetch: typeof globalThis.fetch = (...asked) => server(...asked);
    const start = async () => {
      const network = createNetwork(BASE, { fetch, pauses: [] });
      const keeper = await createOfflineManager(store, network, () => undefined);
      await keeper.choose(READER);
      return keeper;
    };
    let largest = 0;
    for (let number = 0; number < VERSIONS; number++) {
      const site = await makeSmallSite(createRandom(100 * seed + number), IDS);
      sites.push(site);
      const fault = pick(random, FAULTS);
      server = goodServer(site);
      if (fault === 'bad-server') server = createBadServer(random, BASE, site.answers, 40);
      if (fault === 'cut') server = cutAfter(server, random(8));
      const empty = fault === 'quota' ? fill(store, random(6)) : undefined;
      const [one, other] = [await start(), await start()];
      const wasWhole = isWhole(one.state());
      if (fault === 'damage' && store.files.size) spoilOne(store, random);
      if (fault === 'cleared' && store.files.size) store.files.delete(pick(random, [...store.files.keys()]));

      // Two workers meet: one looks and changes over, the other tests, looks, and may change over too.
      await Promise.all([
        one.sync().then(() => (random(2) ? one.change() : undefined)),
        other.test().then(() => (random(3) ? undefined : other.change())),
        other.sync(),
      ]);
      await expectHonest(one, sites);
      await expectHonest(other, sites);
      const again = await start();
      if (wasWhole && !['damage', 'cleared'].includes(fault))
        expect(isWhole(again.state()), `whole after ${fault}`).toBe(true);
      empty?.();

      // A good day.
      server = goodServer(site);
      await again.test();
      await again.change();
      await again.test();
      const state = again.state();
      expect(state).toMatchObject({ version: site.manifest.version });
      expect(state.trouble).toBeUndefined();
      expect(isWhole(state)).toBe(true);
      expect(state.waiting).toBeUndefined();
      expect(state.games.map(({ kept }) => kept)).toEqual([true, false, true]);
      const kept = state.games[0]?.editions.filter((edition) => edition.kept).map(({ lang }) => lang);
      expect(kept).toEqual(['uk', 'ru']);
      // One version, and the data of the one before.
      const previous = sites.at(-2);
      expect(bytesIn(store)).toBeLessThan(bytesOf(site) + (previous ? bytesOf(previous) : 0));
      largest = Math.max(largest, store.files.size);
    }
    expect(largest).toBeLessThan(90);
    const needed = (await start()).book().files.size;
    expect(store.files.size - needed).toBeLessThan(20);
  });
});
