// Tests `npm run parity` in a temporary repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGameFiles } from '../../lib/content/new-game/new-game-files';

const REPO = mkdtempSync(join(tmpdir(), 'parity-'));
const CONTENT_DIR = join(REPO, 'content');
afterAll(() => rmSync(REPO, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'compare-translations', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR },
    },
  );
  return { status, output: stdout + stderr };
};
const git = (...args: string[]) =>
  execFileSync('git', ['-C', REPO, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args]);
const edit = (file: string, from: string, to: string) => {
  const path = join(CONTENT_DIR, 'my-game', file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

describe('npm run parity', () => {
  beforeAll(() => {
    for (const [path, text] of Object.entries(
      newGameFiles({ id: 'my-game', langs: ['uk', 'en'], name: 'Game' }),
    )) {
      mkdirSync(dirname(join(CONTENT_DIR, 'my-game', path)), { recursive: true });
      writeFileSync(join(CONTENT_DIR, 'my-game', path), text);
    }
  });

  it('reports that it cannot find changes without a repository', () => {
    const { status, output } = run();
    expect(output).toContain('my-game (uk, en): nothing to do');
    expect(output).toContain('There is no Git history');
    expect(status).toBe(0);
  });

  it('reports a note about differing editions that the other edition lacks', () => {
    const end = (file: string) => readFileSync(join(CONTENT_DIR, 'my-game', file), 'utf8').slice(-20);
    const tail = end('uk/ties.md');
    edit('uk/ties.md', tail, `${tail}\n:::differs{in="en" rules="share"}\nТам інакше. ^differs\n:::\n`);
    const { status, output } = run();
    expect(output).toContain(
      'ties#share  a note in uk says that the editions differ, en has no such note: TO DO',
    );
    expect(status).toBe(1);
    edit('uk/ties.md', `\n:::differs{in="en" rules="share"}\nТам інакше. ^differs\n:::\n`, '');
  });

  it('reports missing rules and changes in one language only, and exits with 1; accepted changes are not reported', () => {
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'A game');
    edit('uk/turn.md', 'зроби одну дію', 'зроби дві дії');
    git('commit', '-qam', 'Two actions');
    edit('uk/turn.md', 'aliases:', 'asked: [{q: чи можна спасувати, at: pass}]\naliases:');
    edit('uk/ties.md', '2. Досі нічия? Поділіть перемогу. ^share\n', '');
    const { status, output } = run();
    expect(output).toContain('my-game (uk, en): 3 to do');
    expect(output).toContain('in uk, not in en: TO DO\n    turn#pass (a question)');
    expect(output).toContain('in en, not in uk: TO DO\n    ties#share');
    expect(output).toMatch(
      /uk\/turn\.md \^def {2}changed \d{4}-\d\d-\d\d, en was not updated: TO DO\n {4}У свій хід зроби дві дії\./,
    );
    expect(status).toBe(1);
    run('--accept');
    expect(run().output).toContain('my-game (uk, en): 2 to do');
  });
});
