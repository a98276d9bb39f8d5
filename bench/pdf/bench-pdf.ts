// Measures the time and the memory for extracting entries from a generated PDF rulebook, in Node and in a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/server/static-server.mjs';
import { ENGLISH, filler } from '../../tests/extract/invented-html-books';
import { typeset } from '../../tests/extract/typeset';
import { median, toFigure } from '../statistics';
import { type BrowserReading, readInBrowser } from './measure-in-browser';

const DIR = '.pravylo/bench/pdf';
/** Numbers of chapters in the generated rulebooks. One chapter fills about one page with two columns. */
const SIZES = [4, 31, 120];
const RUNS = 5;
const BROWSER_RUNS = 3;
/** Factor by which the benchmark slows down the processor, to simulate a phone that is a few years old. */
const CPU_SLOWDOWN = 6;

interface Measurement {
  ms: number;
  megabytes: number;
}

interface NodeReading extends Measurement {
  pages: number;
  topics: number;
}

const medianSeconds = (readings: readonly Measurement[]): number =>
  median(readings.map(({ ms }) => ms)) / 1000;
const maxMegabytes = (readings: readonly Measurement[]): number =>
  Math.max(...readings.map(({ megabytes }) => megabytes));

export async function benchPdf(browser: Browser, log: (line: string) => void): Promise<string> {
  mkdirSync(DIR, { recursive: true });
  const { server, port } = await serve({ dir: 'out', port: 0 });
  const inBrowser = (file: string, slowed = 1) => readInBrowser(`http://localhost:${port}`, file, slowed);
  const rows: string[] = [];
  for (const chapters of SIZES) {
    const file = join(DIR, `${chapters}.pdf`);
    const html = Array.from(
      { length: chapters },
      (_, at) =>
        `<h1>Chapter ${at + 1}</h1>${filler(`chapter ${at + 1}`, 16)}${ENGLISH.replace('<h1>', '<h2>')}`,
    );
    writeFileSync(file, await typeset(browser, html.join(''), { columns: 2, numbers: true }));
    const readings = Array.from({ length: RUNS }, () => readOnce(file));
    const [{ pages, topics }] = readings as [NodeReading];
    const [seconds, megabytes] = [medianSeconds(readings), maxMegabytes(readings)];
    const shown = await repeatInBrowser(() => inBrowser(file));
    const slow = await repeatInBrowser(() => inBrowser(file, CPU_SLOWDOWN));
    const figures = [
      pages,
      topics,
      toFigure(seconds),
      toFigure((1000 * seconds) / pages),
      toFigure(megabytes),
      toFigure(medianSeconds(shown)),
      toFigure(medianSeconds(slow)),
      toFigure(maxMegabytes([...shown, ...slow])),
    ];
    log(`  ${pages} pages: ${toFigure(seconds)} s, in a browser ${toFigure(medianSeconds(shown))} s`);
    rows.push(`| ${figures.join(' | ')} |`);
  }
  server.close();
  return [
    `| pages | topics | in Node, s | per page, ms | memory, MB | in a browser, s | slowed ${CPU_SLOWDOWN}×, s | browser memory, MB |`,
    `|${' --- |'.repeat(8)}`,
    ...rows,
    '',
    'The Node columns measure the time from the bytes of the PDF to the entries, as the median of five runs in separate processes. The browser columns measure the time from choosing the file to the rendered review, as the median of three runs. The browser memory is the peak memory of the renderer process: the page, its workers, and what the browser engine needs in that process.',
    `DevTools cannot slow down workers. For the "slowed" column, the benchmark therefore pauses the renderer process for ${CPU_SLOWDOWN - 1}/${CPU_SLOWDOWN} of the time.`,
  ].join('\n');
}

async function repeatInBrowser(read: () => Promise<BrowserReading>): Promise<BrowserReading[]> {
  const readings: BrowserReading[] = [];
  for (let time = 0; time < BROWSER_RUNS; time++) readings.push(await read());
  return readings;
}

function readOnce(file: string): NodeReading {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'bench/pdf/measure-one-read', file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${file} could not be read:\n${stderr}`);
  return JSON.parse(stdout) as NodeReading;
}
