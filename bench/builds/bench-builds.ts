// The part about builds: how long an invented library of growing size takes, step by step, cold and after one edit, and what
// it weighs; beside it another framework over the same entries.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameData } from '../../lib/data/game-data';
import { toFigure } from '../figures';
import { buildStarlight } from '../pages/build-starlight';
import { type StepTimes, stepTable, stepTimes } from './step-table';

/** Entries in all, and games they are spread over; the last is a library of forty boxes. */
const SIZES = [
  { entries: 100, games: 1 },
  { entries: 1000, games: 10 },
  { entries: 4000, games: 40 },
];
/** The size that is also built after an edit, and by the other framework. */
const COMPARED = 1000;
const DIR = '.pravylo/bench/builds';

interface Row {
  name: string;
  entries: number;
  games: number;
  seconds: number;
  again?: number;
  out: string;
}

export function benchBuilds(say: (line: string) => void, versionOf: (name: string) => string): string {
  const rows: string[] = [];
  const steps: [string, StepTimes][] = [];
  rmSync(DIR, { recursive: true, force: true });
  for (const { entries, games } of SIZES) {
    const content = join(DIR, 'content');
    const work = join(DIR, 'work');
    const out = join(DIR, 'out');
    const build = () =>
      timed(() =>
        run(['npm', 'run', '-s', 'build'], { CONTENT_DIR: content, OUT_DIR: out, PRAVYLO_DIR: work }),
      );
    say(`  ${entries} entries…`);
    const size = ['--games', `${games}`, '--entries', `${entries}`, '--out', content];
    run([process.execPath, 'scripts/run.mjs', 'generate-library', ...size]);
    const cold = build();
    say(`  ${toFigure(cold.seconds)} s`);
    steps.push([`${entries} entries`, stepTimes(cold.said)]);
    const row = { name: '**Pravylo**', entries, games, seconds: cold.seconds, out };
    if (entries !== COMPARED) rows.push(toRow(row));
    else {
      editOne(content);
      const again = build();
      steps.push([`${entries}, one edited`, stepTimes(again.said)]);
      rows.push(toRow({ ...row, again: again.seconds }));
      say('  the same entries with Starlight…');
      const starlight = timed(() => buildStarlight(join(DIR, 'starlight'), readData(join(out, 'data'))));
      const name = `Starlight ${versionOf('@astrojs/starlight')}`;
      rows.push(toRow({ ...row, name, seconds: starlight.seconds, out: starlight.said }));
    }
    rmSync(DIR, { recursive: true, force: true });
  }
  return [
    '| | entries | games | build, s | an entry, ms | after one edit, s | files | on disk, MB |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'From nothing: checked, compiled, rendered, with a page and a picture to share for everything, and a copy for reading offline; 15 rules',
    'an entry. Starlight has the same words in pages and a search index, and nothing of the rest.',
    '',
    stepTable(steps),
  ].join('\n');
}

function timed(run: () => string): { seconds: number; said: string } {
  const started = performance.now();
  const said = run();
  return { seconds: (performance.now() - started) / 1000, said };
}

function toRow({ name, entries, games, seconds, again, out }: Row): string {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  const figures = [toFigure(seconds), toFigure((1000 * seconds) / entries), again ? toFigure(again) : ''];
  return `| ${[name, entries, games, ...figures, files.length, toFigure(bytes / 1e6)].join(' | ')} |`;
}

const readData = (dir: string): GameData[] =>
  readdirSync(dir)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as GameData);

/** One word of one rule is another. */
function editOne(content: string): void {
  const file = join(content, 'invented-1/uk/entry-7.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('але не більше ніж', 'та не більше ніж'));
}

function run([command = '', ...args]: string[], settings: Record<string, string> = {}): string {
  const env = { ...process.env, NODE_ENV: 'production', ...settings } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${(stderr + stdout).slice(-2000)}`);
  return stdout;
}
