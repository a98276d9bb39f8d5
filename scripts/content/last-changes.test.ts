// Tests how the dates of last changes are read from Git, in temporary repositories.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLastChanges } from './last-changes';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pravylo-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const inHome = (...args: string[]) =>
  execFileSync('git', ['-C', home, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    stdio: 'pipe',
  });

function commit(file: string, day: string): void {
  mkdirSync(join(home, 'content/game/uk'), { recursive: true });
  writeFileSync(join(home, 'content/game/uk', file), day);
  inHome('add', '-A');
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00Z`;
  inHome('commit', '-q', '-m', 'x');
  delete process.env.GIT_COMMITTER_DATE;
}

describe('readLastChanges', () => {
  it('returns the day of the newest commit of each file, by its path in the folder', () => {
    inHome('init', '-q');
    commit('combat.md', '2025-01-02');
    commit('patrols.md', '2025-02-03');
    commit('combat.md', '2025-03-04');
    expect([...readLastChanges(join(home, 'content'))].sort()).toEqual([
      ['game/uk/combat.md', '2025-03-04'],
      ['game/uk/patrols.md', '2025-02-03'],
    ]);
  });

  it('returns nothing outside a repository', () => {
    expect(readLastChanges(home).size).toBe(0);
  });

  it('returns nothing in a shallow clone, where every file would have the day of the only commit', () => {
    inHome('init', '-q');
    commit('combat.md', '2025-01-02');
    commit('patrols.md', '2025-02-03');
    const clone = join(home, 'clone');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${home}`, clone], { stdio: 'pipe' });
    expect(readLastChanges(join(clone, 'content')).size).toBe(0);
  });
});
