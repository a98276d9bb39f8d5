// Checks that a site with many games costs a reader no more than a site with one game: in size of data, work of the
// search, and number of requests.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSearchSession } from '../../client/search/search-session';
import { checkContent } from '../../lib/content/checks/check-content';
import { toGameData } from '../../lib/content/to-game-data';
import type { GameData } from '../../lib/data/game-data';
import { createIndex } from '../../lib/search/index/create-index';
import { search } from '../../lib/search/search';
import { readContent } from '../../scripts/content/read-content';

const GAMES = 40;
/**
 * Maximum size of a compressed edition with 100 entries of 15 rules each, in bytes. The largest real edition has half
 * as many rules.
 */
const MAX_DATA_BYTES = 60_000;
const dir = '.pravylo/scale';
const compiled = new Map<string, GameData>();

beforeAll(async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'generate-library', '--games', '2', '--entries', '200', '--out', dir],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const { diagnostics, registry } = checkContent(await readContent(dir), {
    root: dir,
    requirePublishedIds: false,
  });
  expect(diagnostics).toEqual([]);
  for (const game of registry.values())
    compiled.set(
      game.id,
      toGameData(game, 'uk', (text) => `${text.length}`),
    );
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('a game with a hundred entries', () => {
  it('has data within its budget and without content of another game', () => {
    expect([...compiled.keys()]).toEqual(['invented-1', 'invented-2']);
    for (const [id, data] of compiled) {
      const bytes = gzipSync(JSON.stringify(data)).length;
      expect(bytes, `data of ${id}`).toBeLessThanOrEqual(MAX_DATA_BYTES);
      expect(data.entries).toHaveLength(100);
      expect(JSON.stringify(data)).not.toContain(id === 'invented-1' ? 'Гра 2' : 'Гра 1');
    }
  });

  it('is searched with work limited by its own size', () => {
    const index = createIndex(compiled.get('invented-1') as GameData);
    const maxWork = 8 * (index.documents.units.length + index.lexicon.forms.length);
    for (const query of ['дракон', 'драконом на острові', 'lhfrjy', 'drakon', 'коли колода порожня', 'др']) {
      const { results, work } = search(index, query);
      expect(results.length, query).toBeGreaterThan(0);
      expect(work, query).toBeLessThanOrEqual(maxWork);
    }
  });
});

describe('a library of forty games', () => {
  it('requests the data of a game only when the game is searched, and only once', async () => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      requested.push(address);
      const data = { ...compiled.get('invented-1'), game: address };
      return new Response(JSON.stringify(data), { headers: { 'content-type': 'application/json' } });
    });
    const editions = Array.from({ length: GAMES }, (_, at) => ({
      game: `game-${at}`,
      lang: 'uk',
      name: `Гра ${at}`,
    }));
    const session = createSearchSession('/data/');
    const ask = (query: string, of = editions.slice(0, 1)) =>
      session.search({ query, editions: of, unlocked: {}, literal: false });
    await ask('дракон');
    await ask('драконом');
    expect(requested).toEqual(['/data/game-0.uk.json']);
    await ask('острів', editions.slice(0, 3));
    expect(requested).toEqual(['/data/game-0.uk.json', '/data/game-1.uk.json', '/data/game-2.uk.json']);
    vi.unstubAllGlobals();
  });

  it('searches a game that was not opened if the query names it in any form', async () => {
    const data = compiled.get('invented-1') as GameData;
    const list = Array.from({ length: GAMES }, (_, at) => ({
      game: `game-${at}`,
      lang: 'uk',
      name: `Гра ${at}`,
      otherNames: [`Game ${at}`],
      players: '2',
    }));
    vi.stubGlobal('fetch', async (address: string) => {
      const game = list.find((one) => address === `/data/${one.game}.uk.json`);
      const answer = game
        ? { ...data, game: game.game, name: game.name, names: [game.name, ...game.otherNames] }
        : list;
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    });
    const session = createSearchSession('/data/');
    const gamesOf = async (query: string) => {
      const opened = list.slice(0, 2).map(({ game, lang, name }) => ({ game, lang, name }));
      const request = { query, editions: opened, unlocked: {}, literal: false };
      const { hits } = await session.search({ ...request, list: '/data/names/uk.json' });
      return [...new Set(hits.map(({ game }) => game))];
    };
    expect(await gamesOf('дракон')).toEqual(['game-0', 'game-1']);
    expect(await gamesOf('дракон у грі 31')).toEqual(['game-31']);
    expect(await gamesOf('game 32 дракон')).toEqual(['game-32']);
    vi.unstubAllGlobals();
  });
});
