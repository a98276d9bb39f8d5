// Asks the repository when each content file was last changed: one call for all of them, nothing where there is no history.
import { spawnSync } from 'node:child_process';

/** What git says, or nothing where there is no repository. */
export const git = (dir: string, args: readonly string[], input?: string): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', dir, ...args], {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
};

/** A repository that knows its past: a shallow clone does not. */
export const hasHistory = (dir: string): boolean =>
  git(dir, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false';

/** File under `dir` (with `/`) to the day of its last change; a shallow clone knows none of them, so it says nothing. */
export function readLastChanges(dir: string): Map<string, string> {
  if (!hasHistory(dir)) return new Map();
  const log = git(dir, [
    '-c',
    'core.quotePath=false',
    'log',
    '--format=%x00%cs',
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    '.',
  ]);
  return parseLog(log ?? '');
}

/** Commits newest first, each as `\0` and its day, a blank line, and the names of its files. */
function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changes.has(file)) changes.set(file, day);
  }
  return changes;
}
