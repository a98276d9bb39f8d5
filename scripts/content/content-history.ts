// Reads the Git history of the entries as a list of steps, oldest first. There is one step for each commit. The last
// step is the current state of the files, including uncommitted changes.
import type { ContentFile } from '../../lib/content/content-file';
import type { HistoryStep } from '../../lib/editing/stale-translations';
import { git, hasHistory } from './last-changes';

/** Matches the path of an entry: `outer-rim/uk/patrols.md`. */
const ENTRY = /^([a-z0-9-]+)\/[a-z]{2}\/[^/]+\.md$/;

interface Commit {
  hash: string;
  day: string;
  paths: string[];
}

/**
 * Reads the history of the entries of these games. `files` is the current state of the entries. Returns undefined if
 * there is no Git history.
 */
export function readHistory(
  dir: string,
  files: readonly ContentFile[],
  games: ReadonlySet<string>,
): HistoryStep[] | undefined {
  if (!hasHistory(dir)) return undefined;
  const log = git(dir, [
    '-c',
    'core.quotePath=false',
    'log',
    '--reverse',
    '--topo-order',
    '--no-renames',
    '--format=%x00%H %cs',
    '--name-only',
    '--relative',
    '--',
    '.',
  ]);
  const isWanted = (path: string) => games.has(ENTRY.exec(path)?.[1] ?? '');
  const commits = parseCommits(log ?? '').map((commit) => ({
    ...commit,
    paths: commit.paths.filter(isWanted),
  }));
  const now = files
    .map(({ path, text }): [string, string] => [path, text])
    .filter(([path]) => isWanted(path));
  return [...readSteps(dir, commits), { files: new Map(now) }];
}

function parseCommits(log: string): Commit[] {
  return log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [head = '', ...paths] = commit.split('\n').filter(Boolean);
      const [hash = '', day = ''] = head.split(' ');
      return { hash, day, paths };
    });
}

/**
 * Reads the texts of all commits with one call to `git cat-file --batch`. For each object, Git prints `<hash> blob
 * <bytes>`, a newline, the text and a newline.
 */
function readSteps(dir: string, commits: readonly Commit[]): HistoryStep[] {
  const prefix = git(dir, ['rev-parse', '--show-prefix'])?.trim() ?? '';
  const names = commits.flatMap(({ hash, paths }) => paths.map((path) => `${hash}:${prefix}${path}`));
  const answer = Buffer.from(git(dir, ['cat-file', '--batch'], `${names.join('\n')}\n`) ?? '');
  let at = 0;
  const nextText = (): string | undefined => {
    const end = answer.indexOf(10, at);
    const head = answer.subarray(at, end).toString();
    at = end + 1;
    const bytes = / blob (\d+)$/.exec(head)?.[1];
    if (bytes === undefined) return undefined;
    const text = answer.subarray(at, at + Number(bytes)).toString();
    at += Number(bytes) + 1;
    return text;
  };
  return commits.map(({ day, paths }) => ({ day, files: new Map(paths.map((path) => [path, nextText()])) }));
}
