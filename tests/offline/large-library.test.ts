// A library of forty games and four thousand entries comes to a device game by game, with the real worker's keeper over a
// real server: every request and byte is one that was asked for, and after each step everything kept is whole.
import { readFileSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offlineStatus } from '../../lib/offline/copy-status';
import { listPath, MANIFEST_PATH, type Manifest, packPath } from '../../lib/offline/offline-manifest';
import { isWhole } from '../../lib/offline/offline-state';
import { createNetwork } from '../../service-worker/network';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import { ENTRIES, GAMES, makeFortyGames } from './forty-games';
import { createMemoryStore } from './memory-store';

const DIR = '.pravylo/forty-games';
const store = createMemoryStore();
let server: OfflineServer;
let keeper: OfflineManager;
let manifest: Manifest;
let shellBytes: number;

beforeAll(async () => {
  await makeFortyGames(DIR);
  manifest = JSON.parse(readFileSync(`${DIR}/site${MANIFEST_PATH}`, 'utf8'));
  server = await startOfflineServer(`${DIR}/site`);
  keeper = await createOfflineManager(store, createNetwork(server.origin, { pauses: [] }), () => undefined);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(DIR, { recursive: true, force: true });
});

const wanted: string[] = [];
const requests = () => server.asked.map(({ path }) => path);
const bytes = () => server.asked.reduce((sum, asked) => sum + asked.bytes, 0);
const statuses = () => keeper.state().games.map(({ status }) => status);
const held = () => [...store.files.values()].reduce((sum, content) => sum + content.length, 0);

async function ask(...games: string[]): Promise<void> {
  server.asked = [];
  wanted.push(...games);
  await keeper.choose({ notKept: [], asked: wanted, langs: ['uk'] });
}

// One device's story: each step begins where the one before ended.
describe('forty games', { retry: 0 }, () => {
  it('cost a visit to the shelf its own pages and one small list of games, and nothing of any game', async () => {
    expect(manifest.packs).toHaveLength(GAMES);
    await keeper.sync();
    expect(requests().sort()).toEqual(['/', MANIFEST_PATH, listPath(manifest.shell), '/style.css'].sort());
    expect(keeper.state().shell.status).toBe('whole');
    expect(new Set(statuses())).toEqual(new Set(['absent']));
    expect(offlineStatus('ready', keeper.state())).toBe('nothing');
    shellBytes = held();
  });

  it('are named in a list that grows by sixty-four bytes a game', () => {
    const { length } = gzipSync(readFileSync(`${DIR}/site${MANIFEST_PATH}`));
    expect(length).toBeLessThan(300 + 64 * GAMES);
  });

  it('come one by one, each in two requests and its own bytes, and are whole after every step', async () => {
    for (const [at, { game: id, list, pack, size }] of manifest.packs.entries()) {
      await ask(id);
      expect(requests(), id).toEqual([MANIFEST_PATH, listPath(list), packPath(pack)]);
      const { bytes: known = 0 } = server.asked[0] ?? {};
      expect(Math.abs(bytes() - known - size), id).toBeLessThan(200);
      const state = keeper.state();
      expect(isWhole(state) && state.trouble, id).toBeUndefined();
      expect(statuses().filter((status) => status === 'whole')).toHaveLength(at + 1);
      expect(state.games.find((game) => game.id === id)?.progress).toEqual({
        here: ENTRIES / GAMES + 2,
        total: ENTRIES / GAMES + 2,
      });
    }
    // Every content against its hash, as the reader's own "test now" does.
    await keeper.test();
    expect(statuses().every((status) => status === 'whole')).toBe(true);
  }, 60_000);

  it('leave one by one: what is given up goes from the device, and no other game is touched', async () => {
    const [first, ...others] = manifest.packs.map(({ game }) => game);
    server.asked = [];
    const before = new Set(store.files.keys());
    await keeper.choose({ notKept: [first as string], asked: wanted, langs: ['uk'] });
    expect(requests()).toEqual([MANIFEST_PATH]);
    expect(before.size - store.files.size).toBe(ENTRIES / GAMES + 3);
    await keeper.test();
    expect(
      keeper
        .state()
        .games.filter(({ status }) => status === 'whole')
        .map(({ id }) => id),
    ).toEqual(others);
    expect(keeper.book().files.has(`/${first}/uk/entry-0/`)).toBe(false);
    await keeper.choose({ notKept: manifest.packs.map(({ game }) => game), asked: wanted, langs: ['uk'] });
    expect(held()).toBe(shellBytes);
  });
});
