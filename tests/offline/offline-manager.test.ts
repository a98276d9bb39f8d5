// The keeper of the offline copy over a server that can lie, without a browser.
import { describe, expect, it } from 'vitest';
import { type ListedPack, MANIFEST_PATH, type Manifest } from '../../lib/offline/offline-manifest';
import { isWhole } from '../../lib/offline/offline-state';
import { createNetwork } from '../../service-worker/network';
import { createOfflineManager } from '../../service-worker/offline-manager';
import { createRandom } from '../fuzz/random-text';
import { anySite, makeSmallSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore } from './memory-store';

const BASE = 'https://example.org';
const NOT_A_HASH_OF_OURS = '0'.repeat(32);

/** One visit to a server that has these files, and says this in place of its manifest. */
async function visit(
  store: ReturnType<typeof createMemoryStore>,
  { answers, manifest }: SmallSite,
  said = manifest,
) {
  const fetch = async (address: unknown) => {
    const path = String(address).slice(BASE.length);
    if (path === MANIFEST_PATH) return new Response(JSON.stringify(said));
    const bytes = answers.get(path);
    return new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 });
  };
  const keeper = await createOfflineManager(
    store,
    createNetwork(BASE, { fetch, pauses: [] }),
    () => undefined,
  );
  await keeper.sync();
  await keeper.change();
  return keeper.state();
}

const withPack = (manifest: Manifest, change: Partial<ListedPack>): Manifest => ({
  ...manifest,
  packs: manifest.packs.map((pack, at) => (at === 0 ? { ...pack, ...change } : pack)),
});

describe('a manifest that names a list which is not of its version', () => {
  it('is not begun with, so the next visit makes everything whole', async () => {
    const store = createMemoryStore();
    const site = await anySite(createRandom(1));
    const bad = await visit(store, site, withPack(site.manifest, { list: NOT_A_HASH_OF_OURS }));
    expect(bad).toMatchObject({ trouble: 'wrong-answer', games: [] });
    const good = await visit(store, site);
    expect(isWhole(good) && good.games.length).toBeGreaterThan(1);
  });

  it('takes nothing from a copy that is whole', async () => {
    const store = createMemoryStore();
    const site = await anySite(createRandom(1));
    await visit(store, site);
    const state = await visit(store, site, withPack(site.manifest, { list: NOT_A_HASH_OF_OURS }));
    expect(state.trouble).toBe('wrong-answer');
    expect(isWhole(state) && state.version).toBe(site.manifest.version);
  });
});

describe('a manifest that names a pack which is nowhere', () => {
  it('is corrected by the next one of the same version', async () => {
    const store = createMemoryStore();
    const site = await anySite(createRandom(1));
    const hidden = new Map([...site.answers].filter(([path]) => !path.startsWith('/castle/')));
    const bad = await visit(
      store,
      { ...site, answers: hidden },
      withPack(site.manifest, { pack: NOT_A_HASH_OF_OURS }),
    );
    expect(bad.trouble).toBe('wrong-answer');
    expect(bad.games.map(({ status }) => status)).toContain('lacking');
    const good = await visit(store, { ...site, answers: hidden });
    expect(isWhole(good) && good.trouble).toBeUndefined();
    expect(good.games.every(({ status }) => status === 'whole')).toBe(true);
  });
});

describe('a library that outgrows a device', () => {
  it('takes nothing from it, and brings nothing new unasked', async () => {
    const store = createMemoryStore();
    const ids = Array.from({ length: 12 }, (_, number) => `game-${number}`);
    const few = await makeSmallSite(createRandom(1), ids.slice(0, 3));
    const many = await makeSmallSite(createRandom(2), ids);
    expect(isWhole(await visit(store, few))).toBe(true);
    const state = await visit(store, many);
    expect(state.version).toBe(many.manifest.version);
    expect(isWhole(state)).toBe(true);
    expect(state.games.filter(({ kept }) => kept).map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });
});
