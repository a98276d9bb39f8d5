// Tests the offline manager of the service worker without a browser, with a server that sends inconsistent manifests.
import { describe, expect, it } from 'vitest';
import { type ListedPack, MANIFEST_PATH, type Manifest } from '../../lib/offline/offline-manifest';
import { isComplete } from '../../lib/offline/offline-state';
import { createOfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { createRandom } from '../fuzz/random-text';
import { makeSmallSite, pickSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore } from './memory-store';

const BASE = 'https://example.org';
const UNKNOWN_HASH = '0'.repeat(32);

/**
 * Downloads a version with one sync, activates it, and returns the state of the offline manager. The server has the
 * files of `site`, but sends `sentManifest` as manifest.
 */
async function visit(
  store: ReturnType<typeof createMemoryStore>,
  { answers, manifest }: SmallSite,
  sentManifest = manifest,
) {
  const fetch = async (address: unknown) => {
    const path = String(address).slice(BASE.length);
    if (path === MANIFEST_PATH) return new Response(JSON.stringify(sentManifest));
    const bytes = answers.get(path);
    return new Response(bytes ? new Uint8Array(bytes) : null, { status: bytes ? 200 : 404 });
  };
  const manager = await createOfflineManager(
    store,
    createNetwork(BASE, { fetch, retryDelaysMs: [] }),
    () => undefined,
  );
  await manager.sync();
  await manager.activateWaiting();
  return manager.state();
}

const withPack = (manifest: Manifest, change: Partial<ListedPack>): Manifest => ({
  ...manifest,
  packs: manifest.packs.map((pack, at) => (at === 0 ? { ...pack, ...change } : pack)),
});

describe('a manifest with a list hash that does not match its version', () => {
  it('is rejected on the first visit, and the next visit completes the copy', async () => {
    const store = createMemoryStore();
    const site = await pickSite(createRandom(1));
    const bad = await visit(store, site, withPack(site.manifest, { list: UNKNOWN_HASH }));
    expect(bad).toMatchObject({ trouble: 'wrong-answer', games: [] });
    const good = await visit(store, site);
    expect(isComplete(good) && good.games.length).toBeGreaterThan(1);
  });

  it('does not change a complete copy', async () => {
    const store = createMemoryStore();
    const site = await pickSite(createRandom(1));
    await visit(store, site);
    const state = await visit(store, site, withPack(site.manifest, { list: UNKNOWN_HASH }));
    expect(state.trouble).toBe('wrong-answer');
    expect(isComplete(state) && state.version).toBe(site.manifest.version);
  });
});

describe('a manifest with a pack hash that does not exist', () => {
  it('is corrected by the next manifest of the same version', async () => {
    const store = createMemoryStore();
    const site = await pickSite(createRandom(1));
    const hidden = new Map([...site.answers].filter(([path]) => !path.startsWith('/castle/')));
    const bad = await visit(
      store,
      { ...site, answers: hidden },
      withPack(site.manifest, { pack: UNKNOWN_HASH }),
    );
    expect(bad.trouble).toBe('wrong-answer');
    expect(bad.games.map(({ status }) => status)).toContain('lacking');
    const good = await visit(store, { ...site, answers: hidden });
    expect(isComplete(good) && good.trouble).toBeUndefined();
    expect(good.games.every(({ status }) => status === 'whole')).toBe(true);
  });
});

describe('a library that grows beyond the limit of a small one', () => {
  it('keeps the stored games and downloads no new ones by itself', async () => {
    const store = createMemoryStore();
    const ids = Array.from({ length: 12 }, (_, number) => `game-${number}`);
    const few = await makeSmallSite(createRandom(1), ids.slice(0, 3));
    const many = await makeSmallSite(createRandom(2), ids);
    expect(isComplete(await visit(store, few))).toBe(true);
    const state = await visit(store, many);
    expect(state.version).toBe(many.manifest.version);
    expect(isComplete(state)).toBe(true);
    expect(state.games.filter(({ kept }) => kept).map(({ id }) => id)).toEqual(ids.slice(0, 3));
  });
});
