// The part about PDFs: how long an invented rulebook takes from its bytes to its entries, and how much memory.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ENGLISH, filler } from '../../tests/extract/invented-pdf';
import { typeset } from '../../tests/extract/typeset';
import { median, toFigure } from '../figures';

const DIR = '.pravylo/bench/pdf';
/** Chapters that fill about a page of two columns each. */
const SIZES = [4, 30, 120];
const TIMES = 5;

interface Reading {
  pages: number;
  topics: number;
  ms: number;
  megabytes: number;
}

export async function benchPdf(browser: Browser, say: (line: string) => void): Promise<string> {
  mkdirSync(DIR, { recursive: true });
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
    const seconds = median(readings.map(({ ms }) => ms)) / 1000;
    const most = Math.max(...readings.map(({ megabytes }) => megabytes));
    say(`  ${pages} pages: ${toFigure(seconds)} s`);
    rows.push(
      `| ${[pages, topics, toFigure(seconds), toFigure((1000 * seconds) / pages), toFigure(most)].join(' | ')} |`,
    );
  }
  return [
    '| pages | topics | read, s | a page, ms | memory, MB |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    'From the bytes of the PDF to entries, median of five, each in a process of its own.',
  ].join('\n');
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
