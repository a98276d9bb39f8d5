// What a build promises, on a small game: the same bytes warm and cold, whatever the folder is called, and the last good site
// after a failure of any step.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import { stringsOf } from '../../lib/i18n';
import { buildSite, shareBundle } from './build-site';
import { differences, hashesOf } from './file-hashes';

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
  shareBundle(WORK);
  for (const [path, text] of Object.entries(newGameFiles({ id: 'one', langs: ['uk', 'en'], name: 'Одна' }))) {
    const file = join(CONTENT, 'one', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
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
  it('after an edit gives what a build with no page remembered gives', () => {
    edit('одну дію', 'дві дії');
    buildSite(settings);
    const warm = hashesOf(OUT);
    expect(readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8')).toContain('дві дії');
    for (const kept of ['pages', 'client', 'pictures', 'games', 'editions', 'entries', 'data'])
      rmSync(join(WORK, kept), { recursive: true });
    buildSite(settings);
    expect(differences(warm, hashesOf(OUT))).toEqual([]);
  });

  it('of exact words says so at the foot of its pages', () => {
    const page = readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8');
    const { exact, words } = stringsOf('uk').footer;
    expect(page).toContain(exact);
    expect(page).not.toContain(words);
  });

  it('gives the same bytes for a content folder named in full and from here', () => {
    const whole = hashesOf(OUT);
    buildSite({ ...settings, CONTENT_DIR: relative('.', CONTENT) });
    expect(differences(whole, hashesOf(OUT))).toEqual([]);
    expect(readFileSync(join(OUT, 'one/uk/turn/index.html'), 'utf8')).toContain('M12 3v18');
  });

  it('that fails at any of its steps leaves the last good site as it was', async () => {
    // Folders are read from the environment when the modules come: these are loaded anew for this site, and forgotten after it.
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    vi.resetModules();
    onTestFinished(() => {
      vi.unstubAllEnvs();
      vi.resetModules();
    });
    const { STEPS } = await import('../../scripts/build/steps');
    const { runSteps } = await import('../../scripts/build/run-steps');
    const before = hashesOf(OUT);
    const dir = join(WORK, 'half');
    for (const [index, { name }] of STEPS.entries()) {
      const failing = {
        name,
        run: () => {
          throw new Error(`${name} was planted to fail`);
        },
      };
      const { fault } = await runSteps([...STEPS.slice(0, index), failing], dir, OUT);
      expect(fault).toContain(`The build stopped at "${name}"`);
      expect(differences(before, hashesOf(OUT)), name).toEqual([]);
    }
    const { lines, fault } = await runSteps(STEPS, dir, OUT);
    expect(fault).toBeUndefined();
    expect(lines.map((line) => line.split(' ')[0])).toEqual([...STEPS.map(({ name }) => name), 'in']);
    expect(differences(before, hashesOf(OUT))).toEqual([]);
  });

  it('that is told of a mistake says where it is, and leaves the last good site', () => {
    const before = hashesOf(OUT);
    const good = readFileSync(TURN, 'utf8');
    edit('[[ties|', '[[tyes|');
    expect(() => buildSite(settings)).toThrow(/turn\.md:\d+:\d+ {2}unknown-entry[\s\S]*did you mean `ties`/);
    writeFileSync(TURN, good);
    expect(differences(before, hashesOf(OUT))).toEqual([]);
    renameSync(CONTENT, `${CONTENT}-gone`);
    expect(() => buildSite(settings)).toThrow(/There is no folder/);
    renameSync(`${CONTENT}-gone`, CONTENT);
  });
});
