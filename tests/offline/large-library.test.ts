// Tests the download of a library of forty games and four thousand entries, game by game, with the real offline manager
// and a real HTTP server. Each step checks the requests, the transferred bytes and whether all selected files are
// stored.
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineStatus } from '../../lib/offline/offline-copy-status';
import { listPath, MANIFEST_PATH, type Manifest, packPath } from '../../lib/offline/offline-manifest';
import { isComplete } from '../../lib/offline/offline-state';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import { ENTRY_COUNT, GAME_COUNT, writeFortyGames } from './forty-games';
import { createMemoryStore } from './memory-store';

const DIR = '.pravylo/forty-games';
const store = createMemoryStore();
let server: OfflineServer;
let manager: OfflineManager;
let manifest: Manifest;
let shellBytes: number;

beforeAll(async () => {
  await writeFortyGames(DIR);
  manifest = JSON.parse(readFileSync(`${DIR}/site${MANIFEST_PATH}`, 'utf8'));
  server = await startOfflineServer(`${DIR}/site`);
  manager = await createOfflineManager(
    store,
    createNetwork(server.origin, { retryDelaysMs: [] }),
    () => undefined,
  );
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(DIR, { recursive: true, force: true });
});

const chosenGames: string[] = [];
const requestedPaths = () => server.requests.map(({ path }) => path);
const transferredBytes = () => server.requests.reduce((sum, request) => sum + request.bytes, 0);
const statuses = () => manager.state().games.map(({ status }) => status);
const storedBytes = () => [...store.files.values()].reduce((sum, content) => sum + content.length, 0);

async function addGames(...games: string[]): Promise<void> {
  server.requests = [];
  chosenGames.push(...games);
  await manager.setChoice({ notKept: [], asked: chosenGames, langs: ['uk'] });
}

// The tests share one simulated device: each test continues where the one before it ended.
describe('a library of forty games', { retry: 0 }, () => {
  it('a visit to the home page downloads the shell and the manifest, and nothing of any game', async () => {
    expect(manifest.packs).toHaveLength(GAME_COUNT);
    await manager.sync();
    expect(requestedPaths().sort()).toEqual(
      [
        MANIFEST_PATH,
        listPath(manifest.shell),
        ...(manifest.shellPacks ?? []).map(({ pack }) => packPath(pack)),
      ].sort(),
    );
    expect(manager.state().shell.status).toBe('whole');
    expect(new Set(statuses())).toEqual(new Set(['absent']));
    expect(offlineStatus('ready', manager.state())).toBe('nothing');
    shellBytes = storedBytes();
  });

  it('the manifest grows by less than 64 gzipped bytes per game', () => {
    const { length } = gzipSync(readFileSync(`${DIR}/site${MANIFEST_PATH}`));
    expect(length).toBeLessThan(300 + 64 * GAME_COUNT);
  });

  it('each added game costs two requests and the announced bytes, and is complete afterwards', async () => {
    const findGame = (id: string) => manager.state().games.find((game) => game.id === id);
    for (const [at, { game: id, list, pack, size }] of manifest.packs.entries()) {
      const foreseen = findGame(id)?.room ?? 0;
      await addGames(id);
      expect(requestedPaths(), id).toEqual([MANIFEST_PATH, listPath(list), packPath(pack)]);
      const { bytes: known = 0 } = server.requests[0] ?? {};
      expect(Math.abs(transferredBytes() - known - size), id).toBeLessThan(200);
      const state = manager.state();
      expect(isComplete(state) && state.trouble, id).toBeUndefined();
      expect(statuses().filter((status) => status === 'whole')).toHaveLength(at + 1);
      // Before the download, the Offline page shows the space that the game needs (`foreseen`). This space includes the
      // file list, which `bytes` does not count.
      const { bytes = 0 } = findGame(id) ?? {};
      expect(foreseen, id).toBeGreaterThanOrEqual(bytes);
      expect(foreseen, id).toBeLessThan(1.2 * bytes);
      expect(findGame(id)?.progress).toEqual({
        here: ENTRY_COUNT / GAME_COUNT + 2,
        total: ENTRY_COUNT / GAME_COUNT + 2,
      });
    }
    expect([...manager.storedData().keys()].sort()).toEqual(
      manifest.packs.map(({ game }) => `/data/${game}.uk.json`).sort(),
    );
    // Compares every stored file with its hash.
    await manager.verify();
    expect(statuses().every((status) => status === 'whole')).toBe(true);
  }, 60_000);

  it('a removed game is deleted from the device, and no other game is affected', async () => {
    const [first, ...others] = manifest.packs.map(({ game }) => game);
    server.requests = [];
    const before = new Set(store.files.keys());
    await manager.setChoice({ notKept: [first as string], asked: chosenGames, langs: ['uk'] });
    expect(requestedPaths()).toEqual([MANIFEST_PATH]);
    expect(before.size - store.files.size).toBe(ENTRY_COUNT / GAME_COUNT + 3);
    await manager.verify();
    expect(
      manager
        .state()
        .games.filter(({ status }) => status === 'whole')
        .map(({ id }) => id),
    ).toEqual(others);
    expect(manager.addresses().files.has(`/${first}/uk/entry-0/`)).toBe(false);
    await manager.setChoice({
      notKept: manifest.packs.map(({ game }) => game),
      asked: chosenGames,
      langs: ['uk'],
    });
    expect(storedBytes()).toBe(shellBytes);
  });
});
