// Measures the text recognition of scanned pages, in Node and in a browser: the share of the printed words that it
// finds, the share of the recognized words that are right, the time and the memory. The benchmark makes the scanned
// pages.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/server/static-server.mjs';
import { ENGLISH, UKRAINIAN } from '../../tests/extract/invented-html-books';
import {
  compareWords,
  type Distortion,
  distort,
  drawPages,
  photosToPdf,
  toScannedPdf,
} from '../../tests/extract/scanned-pages';
import { typeset } from '../../tests/extract/typeset';
import { toFigure } from '../statistics';
import { readInBrowser } from './measure-in-browser';

const DIR = '.pravylo/bench/pdf';
const BOOKS = { en: ENGLISH, uk: UKRAINIAN };
const SCANS: Record<string, Distortion> = {
  clean: {},
  'skewed by 2°': { degrees: 2 },
  photographed: { perspective: true, shadow: true },
};
/** Factor by which the benchmark slows down the processor, to simulate a phone that is a few years old. */
const CPU_SLOWDOWN = 6;

interface ScanReading {
  /** Processor time. */
  ms: number;
  megabytes: number;
  text: string;
}

export async function benchScans(browser: Browser, log: (line: string) => void): Promise<string> {
  mkdirSync(DIR, { recursive: true });
  const { server, port } = await serve({ dir: 'out', port: 0 });
  const rows: string[] = [];
  for (const [lang, html] of Object.entries(BOOKS)) {
    const [page] = await drawPages(await typeset(browser, html, { columns: 2 }));
    if (!page) throw new Error('Expected a page.');
    for (const [name, distortion] of Object.entries(SCANS)) {
      const picture = distort(page, distortion);
      const toPdf = distortion.perspective ? photosToPdf : toScannedPdf;
      const file = join(DIR, `scan-${lang}-${name.replace(/\W+/g, '-')}.pdf`);
      writeFileSync(file, toPdf([picture]));
      const reading = readOnce(file, lang);
      const truth = html.replace(/&shy;/g, '').replace(/<[^>]+>/g, ' ');
      const { found, right } = compareWords(truth, reading.text);
      const inBrowser = (slowed?: number) =>
        readInBrowser(
          `http://localhost:${port}${lang === 'uk' ? '' : `/shelf/${lang}`}`,
          file,
          slowed,
          answerLanguages,
        );
      const shown = await inBrowser();
      // A distortion hardly changes the time, so only the clean pages are measured on a slow processor.
      const slow = name === 'clean' ? await inBrowser(CPU_SLOWDOWN) : undefined;
      const figures = [
        `${lang}, ${name}`,
        toPercent(found),
        toPercent(right),
        toFigure(reading.ms / 1000),
        toFigure(reading.megabytes),
        toFigure(shown.ms / 1000),
        slow ? toFigure(slow.ms / 1000) : '–',
        toFigure(Math.max(shown.megabytes, slow?.megabytes ?? 0)),
      ];
      log(`  ${figures.join(', ')}`);
      rows.push(`| ${figures.join(' | ')} |`);
    }
  }
  server.close();
  return [
    `| scan | words found | words right | in Node, processor s | memory, MB | in a browser, s | slowed ${CPU_SLOWDOWN}×, s | browser memory, MB |`,
    `|${' --- |'.repeat(8)}`,
    ...rows,
    '',
    `Each scan has one page in two columns, drawn at 252 pixels per inch and saved as JPEG. A photographed page is taken at an angle in uneven light. “Words found” is the share of the printed words that were recognized, and “words right” is the share of the recognized words that are printed. The Node columns measure the processor time of a separate process, from the bytes of the PDF to the entries. The browser columns measure the time from choosing the languages to the rendered review. This includes downloading the recognizer from the same machine and starting it.`,
    `For the "slowed" column, the benchmark pauses the renderer process for ${CPU_SLOWDOWN - 1}/${CPU_SLOWDOWN} of the time.`,
  ].join('\n');
}

const toPercent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const answerLanguages: Parameters<typeof readInBrowser>[3] = async (page) => {
  await page.locator('#scan-question').waitFor({ timeout: 120_000 });
  return () => page.locator('main .pill-button-main').click();
};

function readOnce(file: string, lang: string): ScanReading {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'bench/pdf/measure-one-scan', file, lang],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`${file} could not be read:\n${stderr}`);
  return JSON.parse(stdout) as ScanReading;
}
