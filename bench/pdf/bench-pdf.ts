// The part about PDFs: how long an invented rulebook takes from its bytes to its entries, and how much memory; in Node, and in a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/server/static-server.mjs';
import { ENGLISH, filler } from '../../tests/extract/invented-pdf';
import { typeset } from '../../tests/extract/typeset';
import { median, toFigure } from '../figures';
import { type BrowserReading, readInBrowser } from './read-in-browser';

const DIR = '.pravylo/bench/pdf';
/** Chapters that fill about a page of two columns each. */
const SIZES = [4, 31, 120];
const TIMES = 5;
const TIMES_IN_BROWSER = 3;
/** A phone of some years ago beside a computer. */
const SLOWED = 6;

interface Taken {
  ms: number;
  megabytes: number;
}

interface Reading extends Taken {
  pages: number;
  topics: number;
}

const secondsOf = (readings: readonly Taken[]): number => median(readings.map(({ ms }) => ms)) / 1000;
const mostOf = (readings: readonly Taken[]): number =>
  Math.max(...readings.map(({ megabytes }) => megabytes));

export async function benchPdf(browser: Browser, say: (line: string) => void): Promise<string> {
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
    const readings = Array.from({ length: TIMES }, () => readOnce(file));
    const [{ pages, topics }] = readings as [Reading];
    const [seconds, most] = [secondsOf(readings), mostOf(readings)];
    const shown = await times(() => inBrowser(file));
    const slow = await times(() => inBrowser(file, SLOWED));
    const figures = [
      pages,
      topics,
      toFigure(seconds),
      toFigure((1000 * seconds) / pages),
      toFigure(most),
      toFigure(secondsOf(shown)),
      toFigure(secondsOf(slow)),
      toFigure(mostOf([...shown, ...slow])),
    ];
    say(`  ${pages} pages: ${toFigure(seconds)} s, in a browser ${toFigure(secondsOf(shown))} s`);
    rows.push(`| ${figures.join(' | ')} |`);
  }
  server.close();
  return [
    `| pages | topics | read, s | a page, ms | memory, MB | in a browser, s | slowed ${SLOWED} times, s | its memory, MB |`,
    `|${' --- |'.repeat(8)}`,
    ...rows,
    '',
    `From the bytes of the PDF to entries, median of five, each in a process of its own. In a browser: on the page of adding a book, from the file to the look at what was found, compiled and drawn, median of three; the memory is the most that the process of the page and its workers ever had, the browser's own part in it. Slowed: that process is let run for a ${SLOWED}th of the time, because what slows a page in a browser's tools does not slow its workers.`,
  ].join('\n');
}

async function times(read: () => Promise<BrowserReading>): Promise<BrowserReading[]> {
  const readings: BrowserReading[] = [];
  for (let time = 0; time < TIMES_IN_BROWSER; time++) readings.push(await read());
  return readings;
}

function readOnce(file: string): Reading {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'bench/pdf/read-once', file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${file} could not be read:\n${stderr}`);
  return JSON.parse(stdout) as Reading;
}
