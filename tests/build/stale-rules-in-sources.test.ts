// Tests that the source of a game, which the editor reads, lists the same outdated rules as `npm run parity`. The build
// writes the source.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';
import type { GameSource } from '../../lib/editing/game-source';
import { createBuild } from '../../scripts/build/build-state';
import { writeSources } from '../../scripts/build/steps/sources';
import { readTexts } from '../../scripts/content/read-content';

const REPO = mkdtempSync(join(tmpdir(), 'sources-'));
const CONTENT_DIR = join(REPO, 'content');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', REPO, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args]);
const change = (file: string, from: string, to: string): void => {
  const path = join(CONTENT_DIR, 'my-game', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

beforeAll(() => {
  const files = newGameFiles({ id: 'my-game', langs: ['uk', 'en'], name: 'Game' });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(CONTENT_DIR, 'my-game', path)), { recursive: true });
    writeFileSync(join(CONTENT_DIR, 'my-game', path), text);
  }
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterAll(() => rmSync(REPO, { recursive: true }));

function outdatedRules(): GameSource['outdated'] {
  const editions = ['uk', 'en'].map((lang) => ({ lang, name: 'Game' }));
  const build = createBuild();
  build.files = readTexts(CONTENT_DIR);
  build.games = [{ game: { id: 'my-game', editions } }] as unknown as typeof build.games;
  writeSources(build, CONTENT_DIR);
  return (JSON.parse(String(build.site.get('/data/my-game.source.json'))) as GameSource).outdated;
}

it('lists a rule that changed in one language, until parity.txt accepts the change', () => {
  expect(outdatedRules()).toEqual([]);
  change('uk/turn.md', 'зроби одну дію', 'зроби дві дії');
  const outdated = [{ changed: 'uk', lang: 'en', target: 'turn#def' }];
  expect(outdatedRules()).toEqual(outdated);
  git('commit', '-qam', 'second');
  expect(outdatedRules()).toEqual(outdated);
  execFileSync(process.execPath, ['scripts/run.mjs', 'compare-translations', '--accept'], {
    env: { ...process.env, CONTENT_DIR },
  });
  expect(outdatedRules()).toEqual([]);
});
