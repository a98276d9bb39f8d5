// Tests that games can be built in separate runs, also on different machines. A site assembled from these games has the
// same bytes as a site built in one run. After an edit of one game, the build builds only this game again.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeNewGame } from '../support/write-new-game';
import { buildSite, shareNextBundle } from './build-site';
import { differingFiles, hashFolder } from './file-hashes';

const DIR = mkdtempSync(join(tmpdir(), 'games-apart-'));
const CONTENT = join(DIR, 'content');
const ROOT = '.pravylo/games-apart';
const TOGETHER = join(ROOT, 'together');
const ASSEMBLED = join(ROOT, 'assembled');
const GAMES = ['one', 'two'];

/** Runs a build in the work folder `machine`, which imitates a separate machine. Returns the output of the build. */
const buildIn = (machine: string, args: string[] = []): string =>
  buildSite({ CONTENT_DIR: CONTENT, PRAVYLO_DIR: machine, OUT_DIR: join(machine, 'out') }, args);
const storedGame = (machine: string, game: string) => join(machine, 'built-games', `${game}.game`);

/** Adds entries with different texts to a game. Returns the paths of the files. */
const writeEntries = (game: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const words = Array.from({ length: 60 }, (_, word) =>
      createHash('md5').update(`${at} ${word}`).digest('hex'),
    );
    return ['uk', 'en'].map((lang) => {
      const file = join(CONTENT, game, lang, `added-${at}.md`);
      writeFileSync(file, `---\ntitle: Added ${at}\npage: 1\n---\n\n${words.join(' ')}. ^def\n`);
      return file;
    });
  }).flat();

beforeAll(() => {
  rmSync(ROOT, { recursive: true, force: true });
  for (const machine of [TOGETHER, ASSEMBLED, ...GAMES.map((game) => join(ROOT, game))])
    shareNextBundle(machine);
  for (const id of GAMES) writeNewGame(CONTENT, { id, langs: ['uk', 'en'], name: `Гра ${id}` });
  buildIn(TOGETHER);
}, 180_000);
afterAll(() => {
  for (const dir of [DIR, ROOT]) rmSync(dir, { recursive: true, force: true });
});

describe('games that are built apart', { timeout: 180_000 }, () => {
  it('give a site with the same bytes as one build of all games', () => {
    for (const game of GAMES) {
      const machine = join(ROOT, game);
      expect(buildIn(machine, ['--game', game])).toContain('1 of 2 games to build');
      cpSync(storedGame(machine, game), storedGame(ASSEMBLED, game));
    }
    const output = buildIn(ASSEMBLED);
    expect(output).toContain('0 of 2 games to build');
    expect(output).toContain('2 taken as they were built earlier');
    expect(differingFiles(hashFolder(join(TOGETHER, 'out')), hashFolder(join(ASSEMBLED, 'out')))).toEqual([]);
  });

  it('are built again if their content changes or their file is not complete', () => {
    const turn = join(CONTENT, 'two/uk/turn.md');
    writeFileSync(turn, readFileSync(turn, 'utf8').replace('одну дію', 'дві дії'));
    expect(buildIn(ASSEMBLED)).toContain('1 of 2 games to build, 1 to compile');
    expect(readFileSync(join(ASSEMBLED, 'out/two/uk/turn/index.html'), 'utf8')).toContain('дві дії');
    truncateSync(storedGame(ASSEMBLED, 'one'), 5000);
    expect(buildIn(ASSEMBLED)).toContain('1 of 2 games to build');
    buildIn(TOGETHER);
    expect(differingFiles(hashFolder(join(TOGETHER, 'out')), hashFolder(join(ASSEMBLED, 'out')))).toEqual([]);
  });

  it('can be divided into parts, of which each machine builds one', () => {
    const machines = ['1/2', '2/2'].map((part, index) => {
      const machine = join(ROOT, `part-${index}`);
      shareNextBundle(machine);
      buildIn(machine, ['--part', part]);
      return readdirSync(join(machine, 'built-games'));
    });
    expect(machines).toEqual([['one.game'], ['two.game']]);
    expect(() => buildIn(ASSEMBLED, ['--part', '3/2'])).toThrow('Unexpected --part 3/2');
  });

  it('are removed with their folder', () => {
    const added = writeEntries('one', 40);
    buildIn(ASSEMBLED);
    for (const file of added) rmSync(file);
    rmSync(join(CONTENT, 'two'), { recursive: true });
    const output = buildIn(ASSEMBLED);
    // The build warns about removed entries and games, because readers lose them.
    expect(output).toMatch(/Warning: The offline pack one uk has shrunk from \d+ to \d+ bytes/);
    expect(output).toContain('Warning: The game two is no longer in the content folder');
    const files = [...hashFolder(join(ASSEMBLED, 'out')).keys()];
    expect(files.filter((path) => /\btwo\b/.test(path))).toEqual([]);
    expect(() => readFileSync(storedGame(ASSEMBLED, 'two'))).toThrow('no such file');
  });

  it('name the games that exist if there is no game with this id', () => {
    expect(() => buildIn(ASSEMBLED, ['--game', 'three'])).toThrow(
      'There is no game three, expected one of one.',
    );
  });
});
