// The part about builds: how long an invented library of growing size takes, and what it weighs.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { toFigure } from '../figures';

/** Entries in all, and games they are spread over; the last is a library of forty boxes. */
const SIZES = [
  { entries: 100, games: 1 },
  { entries: 1000, games: 10 },
  { entries: 4000, games: 40 },
];
const DIR = '.pravylo/bench/builds';

export function benchBuilds(say: (line: string) => void): string {
  const rows = SIZES.map(({ entries, games }) => {
    const content = join(DIR, `content-${entries}`);
    const out = join(DIR, `out-${entries}`);
    say(`  ${entries} entries…`);
    run([
      'npx',
      'tsx',
      'scripts/generate-library.ts',
      '--games',
      `${games}`,
      '--entries',
      `${entries}`,
      '--out',
      content,
    ]);
    const started = performance.now();
    run(['npm', 'run', '-s', 'build'], {
      CONTENT_DIR: content,
      OUT_DIR: out,
      PRAVYLO_DIR: join(DIR, `compiled-${entries}`),
    });
    const seconds = (performance.now() - started) / 1000;
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    for (const dir of [content, out]) rmSync(dir, { recursive: true, force: true });
    say(`  ${toFigure(seconds)} s`);
    return { entries, games, seconds, files: files.length, megabytes: bytes / 1e6 };
  });
  return [
    '| entries | games | build, s | an entry, ms | files | on disk, MB |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ entries, games, seconds, files, megabytes }) =>
        `| ${[entries, games, toFigure(seconds), toFigure((1000 * seconds) / entries), files, toFigure(megabytes)].join(' | ')} |`,
    ),
    '',
    'Checked, compiled, exported, with a page and a picture to share for everything; 15 rules an entry.',
  ].join('\n');
}

function run([command = '', ...args]: string[], settings: Record<string, string> = {}): void {
  const env = { ...process.env, NODE_ENV: 'production', ...settings } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${(stderr + stdout).slice(-2000)}`);
}
