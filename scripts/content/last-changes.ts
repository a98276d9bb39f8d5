// Reads from Git the date of the last change to each content file, with one call for all files.
import { spawnSync } from 'node:child_process';

/** Returns the output of a Git command. Returns undefined if the command fails, for example outside of a repository. */
export const git = (dir: string, args: readonly string[], input?: string): string | undefined => {
  const { status, stdout } = spawnSync('git', ['-C', dir, ...args], {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? stdout : undefined;
};

/**
 * Whether the folder is in a Git repository with the complete history. In a shallow clone, older commits are missing.
 */
export const hasHistory = (dir: string): boolean =>
  git(dir, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false';

/**
 * Maps the path of each file in `dir` to the date of its last commit. The map is empty if the history is not complete.
 */
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

/**
 * Parses the output of `git log`, newest commit first. For each commit, the output has `\0<date>`, a blank line and the
 * names of the commit's files.
 */
function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!changes.has(file)) changes.set(file, day);
  }
  return changes;
}
