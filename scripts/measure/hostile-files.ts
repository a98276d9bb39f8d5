// Measures the time and the peak memory for reading hostile files: PDFs with `npm run extract` and in Chromium, all other
// files only in Chromium.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileBackups } from '../../tests/fixtures/hostile-backups';
import { hostileArchives, hostileMarkup, hostileTexts } from '../../tests/fixtures/hostile-books';
import { hostilePdfs } from '../../tests/fixtures/hostile-pdfs';
import { hostilePhotos, hostileScans } from '../../tests/fixtures/hostile-pictures';
import {
  asBooks,
  type BrowserMeasurement,
  type HostileInput,
  measureInBrowser,
  NO_ANSWER,
} from './hostile-in-browser';

interface Measurement {
  seconds: number;
  /** Peak resident memory of the process, in megabytes. Undefined on a system other than Linux. */
  megabytes?: number | undefined;
  message: string;
}

const MEMORY_CHECK_INTERVAL_MS = 50;

/** Returns the peak resident memory of a process, in megabytes. Linux only. */
function peakMemory(pid: number): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1000) : undefined;
  } catch {
    return undefined;
  }
}

const measure = (file: string, out: string): Promise<Measurement> =>
  new Promise((resolve) => {
    const start = performance.now();
    const args = ['scripts/run.mjs', 'extract', file, '--game', 'a', '--out', out];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let [output, megabytes] = ['', undefined as number | undefined];
    const add = (part: Buffer) => {
      output += part.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const poll = setInterval(() => {
      megabytes = peakMemory(child.pid ?? 0) ?? megabytes;
    }, MEMORY_CHECK_INTERVAL_MS);
    child.on('exit', () => {
      clearInterval(poll);
      resolve({
        seconds: (performance.now() - start) / 1000,
        megabytes,
        message: output.trim().split('\n')[0] ?? '',
      });
    });
  });

/** Maximum memory of the renderer process for any file, in megabytes. The page alone takes about 150 MB. */
export const MAX_RENDERER_MEGABYTES = 1000;

/** A table for docs/attacks.md, and a sentence for each file that exceeded a limit. */
export interface FileMeasurements {
  table: string;
  problems: string[];
}

/** Prints a result. If the file exceeded a limit, returns a sentence that says so. */
function findProblem(name: string, { seconds, megabytes, message }: BrowserMeasurement): string[] {
  const text = `${name}: ${seconds.toFixed(1)} s and ${megabytes} MB in the browser, ${message}`;
  console.log(`  ${text}`);
  return megabytes > MAX_RENDERER_MEGABYTES || message === NO_ANSWER ? [text] : [];
}

/** Measures files that only the browser reads. `title` is the title of the first column. */
async function measureRows(title: string, inputs: Record<string, HostileInput>): Promise<FileMeasurements> {
  const problems: string[] = [];
  const rows = [`| ${title} | size | time | renderer memory | answer |`, '| --- | --: | --: | --: | --- |'];
  await measureInBrowser(inputs, (name, result, size) => {
    problems.push(...findProblem(name, result));
    rows.push(`| ${name} | ${formatSize(size)} | ${formatResult(result)} | ${result.message} |`);
  });
  return { table: rows.join('\n'), problems };
}

/** Measures the time and memory that Chromium needs for hostile shared books and texts. */
export const measureHostileBooks = (): Promise<FileMeasurements> =>
  measureRows(
    'shared book or text file',
    asBooks({ ...hostileArchives(), ...hostileMarkup(), ...hostileTexts() }),
  );

/** Measures the time and memory that Chromium needs for hostile photographs and backup files. */
export function measureOtherFiles(): Promise<FileMeasurements> {
  const photos = Object.entries(hostilePhotos()).map(([name, create]): [string, HostileInput] => [
    name,
    { create, file: 'photo.png', path: '/shelf/en/own/' },
  ]);
  const backups = Object.entries(hostileBackups()).map(([name, create]): [string, HostileInput] => [
    name,
    { create: () => [create()], file: 'backup.json', path: '/shelf/en/offline/' },
  ]);
  return measureRows('photographs or backup file', Object.fromEntries([...photos, ...backups]));
}

const formatSize = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1000))} KB`;
const formatResult = ({ seconds, megabytes }: Pick<Measurement, 'seconds' | 'megabytes'>): string =>
  `${seconds.toFixed(1)} s | ${megabytes ?? '?'} MB`;

/** Measures the time and memory that `npm run extract` and Chromium need for hostile PDFs. */
export async function measureHostilePdfs(): Promise<FileMeasurements> {
  const files = { ...hostilePdfs(), ...hostileScans() };
  const problems: string[] = [];
  const dir = mkdtempSync(join(tmpdir(), 'hostile-'));
  const rows = [
    '| PDF | size | command time | command memory | time in Chromium | renderer memory | answer |',
    '| --- | --: | --: | --: | --: | --: | --- |',
  ];
  try {
    const inCommand = new Map<string, Measurement>();
    for (const [name, create] of Object.entries(files)) {
      const file = join(dir, 'book.pdf');
      writeFileSync(file, create());
      inCommand.set(name, await measure(file, join(dir, 'out')));
    }
    await measureInBrowser(asBooks(files), (name, result, size) => {
      problems.push(...findProblem(name, result));
      const command = inCommand.get(name);
      if (command)
        rows.push(
          `| ${name} | ${formatSize(size)} | ${formatResult(command)} | ${formatResult(result)} | ${result.message} |`,
        );
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
  return { table: rows.join('\n'), problems };
}
