// Tests builds of a small game. Builds with and without caches, and with a relative or absolute content folder, write
// the same bytes. If any step fails, the build keeps the previous site.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { stringsOf } from '../../lib/i18n';
import { writeNewGame } from '../support/write-new-game';
import { buildSite, shareNextBundle } from './build-site';
import { differingFiles, hashFolder } from './file-hashes';

const DIR = mkdtempSync(join(tmpdir(), 'builds-'));
const CONTENT = join(DIR, 'content');
const WORK = '.pravylo/builds';
const OUT = join(WORK, 'out');
const TURN = join(CONTENT, 'one/uk/turn.md');
const settings = { CONTENT_DIR: CONTENT, PRAVYLO_DIR: WORK, OUT_DIR: OUT };

const edit = (from: string, to: string, file = TURN) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

beforeAll(() => {
  rmSync(WORK, { recursive: true, force: true });
  shareNextBundle(WORK);
  writeNewGame(CONTENT, { id: 'one', langs: ['uk', 'en'], name: 'Одна' });
  const game = join(CONTENT, 'one/game.md');
  writeFileSync(
    game,
    readFileSync(game, 'utf8').replace(
      'parts:',
      'exact: true\nemblem: star\nicons: {star: {uk: зірка, en: star}}\nparts:',
    ),
  );
  mkdirSync(join(CONTENT, 'one/icons'));
  writeFileSync(join(CONTENT, 'one/icons/star.svg'), '<svg viewBox="0 0 24 24"><path d="M12 3v18"/></svg>');
  edit('одну дію', 'одну дію :star:');
  edit('one action', 'one action :star:', join(CONTENT, 'one/en/turn.md'));
  buildSite(settings);
}, 180_000);
afterAll(() => {
  for (const dir of [DIR, WORK]) rmSync(dir, { recursive: true, force: true });
});

describe('a build', { timeout: 180_000 }, () => {
  it('writes the same bytes after an edit with caches as without', () => {
    edit('одну дію', 'дві дії');
    buildSite(settings);
    const warm = hashFolder(OUT);
    expect(readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8')).toContain('дві дії');
    for (const cache of [
      'built-games',
      'pages',
      'client',
      'preview-images',
      'games',
      'editions',
      'entries',
      'data',
    ])
      rmSync(join(WORK, cache), { recursive: true });
    buildSite(settings);
    expect(differingFiles(warm, hashFolder(OUT))).toEqual([]);
  });

  it('states in the footer that a game quotes the exact words of the book', () => {
    const page = readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8');
    const { exact, words } = stringsOf('uk').footer;
    expect(page).toContain(exact);
    expect(page).not.toContain(words);
  });

  it('writes the same bytes for an absolute and a relative content folder', () => {
    const absolute = hashFolder(OUT);
    buildSite({ ...settings, CONTENT_DIR: relative('.', CONTENT) });
    expect(differingFiles(absolute, hashFolder(OUT))).toEqual([]);
    expect(readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8')).toContain('M12 3v18');
  });

  it('leaves the previous site unchanged if any step fails', async () => {
    // Modules read their settings from the environment when they are loaded, so the test loads them again with the
    // settings of this site.
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const { STEPS } = await import('../../scripts/build/steps');
    const { runSteps } = await import('../../scripts/build/run-steps');
    const before = hashFolder(OUT);
    const dir = join(WORK, 'unfinished');
    for (const [index, { name }] of STEPS.entries()) {
      const failing = {
        name,
        run: () => {
          throw new Error(`${name} fails on purpose`);
        },
      };
      const { error } = await runSteps([...STEPS.slice(0, index), failing], dir, OUT);
      expect(error).toContain(`The build stopped at "${name}"`);
      expect(differingFiles(before, hashFolder(OUT)), name).toEqual([]);
    }
    const { lines, error } = await runSteps(STEPS, dir, OUT);
    expect(error).toBeUndefined();
    expect(lines.map((line) => line.slice(0, 10).trimEnd())).toEqual([
      ...STEPS.map(({ name }) => name),
      'write',
      'total',
    ]);
    expect(differingFiles(before, hashFolder(OUT))).toEqual([]);
  });

  it('reports a content problem with its position and leaves the previous site unchanged', () => {
    const before = hashFolder(OUT);
    const valid = readFileSync(TURN, 'utf8');
    edit('[[ties|', '[[tyes|');
    expect(() => buildSite(settings)).toThrow(/turn\.md:\d+:\d+ {2}unknown-entry[\s\S]*did you mean `ties`/);
    writeFileSync(TURN, valid);
    expect(differingFiles(before, hashFolder(OUT))).toEqual([]);
    renameSync(CONTENT, `${CONTENT}-gone`);
    expect(() => buildSite(settings)).toThrow(/There is no folder/);
    renameSync(`${CONTENT}-gone`, CONTENT);
  });
});
