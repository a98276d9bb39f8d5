// Tests that commands give the same results for an absolute and a relative CONTENT_DIR.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';

const DIR = mkdtempSync(join(tmpdir(), 'folder-'));
const CONTENT = join(DIR, 'content');
const NAMES = [CONTENT, relative('.', CONTENT)];
afterAll(() => rmSync(DIR, { recursive: true, force: true }));

function writeGame(): void {
  rmSync(CONTENT, { recursive: true, force: true });
  const files = newGameFiles({ id: 'one', langs: ['uk'], name: 'Одна' });
  files['game.md'] = (files['game.md'] ?? '').replace(
    'parts:',
    'emblem: star\nicons: {star: {uk: зірка}}\nparts:',
  );
  files['uk/turn.md'] = (files['uk/turn.md'] ?? '').replace('одну дію', 'одну дію :star:');
  files['icons/star.svg'] = '<svg viewBox="0 0 24 24"><path d="M12 3v18"/></svg>';
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(CONTENT, 'one', path)), { recursive: true });
    writeFileSync(join(CONTENT, 'one', path), text);
  }
}

const run = (command: string, content: string) => {
  const env = { ...process.env, CONTENT_DIR: content, PRAVYLO_DIR: join(DIR, 'work') };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', command], {
    env,
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).replaceAll(content, 'CONTENT') };
};

describe('a content folder with an absolute and a relative path', { timeout: 60_000 }, () => {
  it('publishes the same addresses', () => {
    const locks = NAMES.map((name) => {
      writeGame();
      expect(run('publish-ids', name)).toEqual({
        status: 0,
        output: expect.stringMatching(/^CONTENT\/one\/published\.txt: \d+ addresses, [1-9]\d* new\.\n$/),
      });
      return readFileSync(join(CONTENT, 'one/published.txt'), 'utf8');
    });
    expect(locks[0]).toContain('turn#');
    expect(locks[1]).toBe(locks[0]);
  });

  it('has the same automatic links', () => {
    writeGame();
    const reports = NAMES.map((name) => {
      expect(run('report-auto-links', name).status).toBe(0);
      return readFileSync(join(DIR, 'work/links/one.uk.md'), 'utf8');
    });
    expect(reports[1]).toBe(reports[0]);
  });

  it('is checked in the same way: a missing drawing is reported', () => {
    writeGame();
    rmSync(join(CONTENT, 'one/icons/star.svg'));
    for (const name of NAMES)
      expect(run('check-content', name)).toEqual({
        status: 1,
        output: expect.stringContaining('missing-drawing'),
      });
  });
});
