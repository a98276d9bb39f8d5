// Updates a simulated device through thirty versions of a site, with injected faults and two service workers on the
// same storage. Tests that a complete offline copy stays complete, the storage does not grow, and a sync without faults
// always completes the copy.
import { describe, expect, it } from 'vitest';
import { isComplete } from '../../lib/offline/offline-state';
import { toStorageError } from '../../service-worker/offline-error';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { createFaultyServer } from '../fuzz/faulty-server';
import { createRandom, pick, type Random } from '../fuzz/random-text';
import { makeSmallSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore, type MemoryStore } from './memory-store';

const BASE = 'https://example.org';
const VERSIONS = 30;
const IDS = ['castle', 'harbour', 'island'];
const READER = { notKept: ['harbour'], asked: ['castle.ru'], langs: ['uk'] };

type InjectedFault = 'none' | 'cut' | 'bad-server' | 'quota' | 'damage' | 'cleared';
const FAULTS: InjectedFault[] = ['none', 'cut', 'bad-server', 'quota', 'damage', 'cleared'];

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

/** Makes the storage report that it is full after `left` more writes. Returns a function that removes this limit. */
function limitWrites(store: MemoryStore, left: number): () => void {
  const { write } = store;
  let remaining = left;
  store.write = async (hash, bytes) => {
    if (remaining-- <= 0) throw toStorageError(new DOMException('full', 'QuotaExceededError'));
    await write(hash, bytes);
  };
  return () => {
    store.write = write;
  };
}

/** Returns a `fetch` that fails after `count` responses. */
function cutAfter(fetch: typeof globalThis.fetch, count: number): typeof globalThis.fetch {
  let left = count;
  return (...args) => (left-- > 0 ? fetch(...args) : Promise.reject(new TypeError('Failed to fetch')));
}

function damageOne(store: MemoryStore, random: Random): void {
  const [hash, bytes] = pick(random, [...store.files]);
  store.files.set(hash, bytes.slice(0, bytes.length >> 1));
}

/** Expects that every file that can be read is identical to the same file in one of the versions. */
async function expectValidContents(manager: OfflineManager, sites: readonly SmallSite[]): Promise<void> {
  for (const file of manager.addresses().files.values()) {
    const read = await manager.read(file);
    if (typeof read !== 'object') continue;
    const same = sites.some(({ answers }) => answers.get(file[0])?.equals(read.bytes));
    expect(same, `${file[0]} is the content of some version`).toBe(true);
  }
}

describe('a device updated through thirty versions', () => {
  it('stays complete, bounded in size and correct despite faults', { timeout: 60_000 }, async () => {
    const seed = 1;
    const random = createRandom(seed);
    const store = createMemoryStore();
    const sites: SmallSite[] = [];
    let server: typeof globalThis.fetch;
    const fetch: typeof globalThis.fetch = (...args) => server(...args);
    const start = async () => {
      const network = createNetwork(BASE, { fetch, retryDelaysMs: [] });
      const manager = await createOfflineManager(store, network, () => undefined);
      await manager.setChoice(READER);
      return manager;
    };
    let maxFiles = 0;
    for (let number = 0; number < VERSIONS; number++) {
      const site = await makeSmallSite(createRandom(100 * seed + number), IDS);
      sites.push(site);
      const fault = pick(random, FAULTS);
      server = goodServer(site);
      if (fault === 'bad-server') server = createFaultyServer(random, BASE, site.answers, 40);
      if (fault === 'cut') server = cutAfter(server, random(8));
      const restoreQuota = fault === 'quota' ? limitWrites(store, random(6)) : undefined;
      const [one, other] = [await start(), await start()];
      const wasComplete = isComplete(one.state());
      if (fault === 'damage' && store.files.size) damageOne(store, random);
      if (fault === 'cleared' && store.files.size) store.files.delete(pick(random, [...store.files.keys()]));

      // Two workers run at the same time. Both sync and sometimes activate the waiting version; one of them also
      // verifies the stored files.
      await Promise.all([
        one.sync().then(() => (random(2) ? one.activateWaiting() : undefined)),
        other.verify().then(() => (random(3) ? undefined : other.activateWaiting())),
        other.sync(),
      ]);
      await expectValidContents(one, sites);
      await expectValidContents(other, sites);
      const again = await start();
      if (wasComplete && !['damage', 'cleared'].includes(fault))
        expect(isComplete(again.state()), `complete after ${fault}`).toBe(true);
      restoreQuota?.();

      // Sync the device again, now without faults.
      server = goodServer(site);
      await again.verify();
      await again.activateWaiting();
      await again.verify();
      const state = again.state();
      expect(state).toMatchObject({ version: site.manifest.version });
      expect(state.trouble).toBeUndefined();
      expect(isComplete(state)).toBe(true);
      expect(state.waiting).toBeUndefined();
      expect(state.games.map(({ kept }) => kept)).toEqual([true, false, true]);
      const kept = state.games[0]?.editions.filter((edition) => edition.kept).map(({ lang }) => lang);
      expect(kept).toEqual(['uk', 'ru']);
      // The storage has only the files of the newest version, and the data files of the version before it.
      const previous = sites.at(-2);
      expect(bytesIn(store)).toBeLessThan(bytesOf(site) + (previous ? bytesOf(previous) : 0));
      maxFiles = Math.max(maxFiles, store.files.size);
    }
    expect(maxFiles).toBeLessThan(90);
    const needed = (await start()).addresses().files.size;
    expect(store.files.size - needed).toBeLessThan(20);
  });
});
