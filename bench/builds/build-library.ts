// Generates a library of games and builds its site, for the benchmarks. Measures the time, and the number and the size
// of the files.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of a generated library: its content, the work folder of the build, and the built site. */
export interface LibraryFolders {
  content: string;
  work: string;
  out: string;
}

export interface TimedRun {
  seconds: number;
  output: string;
}

export const libraryFolders = (dir: string): LibraryFolders => ({
  content: join(dir, 'content'),
  work: join(dir, 'work'),
  out: join(dir, 'out'),
});

export function generateLibrary({ content }: LibraryFolders, games: number, entries: number): void {
  const size = ['--games', `${games}`, '--entries', `${entries}`, '--out', content];
  run([process.execPath, 'scripts/run.mjs', 'generate-library', ...size]);
}

export const buildLibrary = ({ content, work, out }: LibraryFolders): TimedRun =>
  timed(() => run(['npm', 'run', '-s', 'build'], { CONTENT_DIR: content, OUT_DIR: out, PRAVYLO_DIR: work }));

/** Replaces one word of one rule in the generated content. */
export function editOne({ content }: LibraryFolders): void {
  const file = join(content, 'invented-1/uk/entry-7.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('але не більше ніж', 'та не більше ніж'));
}

export function timed(run: () => string): TimedRun {
  const started = performance.now();
  const output = run();
  return { seconds: (performance.now() - started) / 1000, output };
}

/** Returns the number of files in a folder, and their size in bytes. */
export function measureFolder(dir: string): { files: number; bytes: number } {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
  return { files: files.length, bytes };
}

function run([command = '', ...args]: string[], settings: Record<string, string> = {}): string {
  const env = { ...process.env, NODE_ENV: 'production', ...settings } as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${(stderr + stdout).slice(-2000)}`);
  return stdout;
}
