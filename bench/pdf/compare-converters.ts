// Compares the extractor with other PDF converters on typeset rulebooks: headings, order of paragraphs, table rows and
// processor time.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ENGLISH, POLISH, UKRAINIAN } from '../../tests/extract/invented-html-books';
import { typeset } from '../../tests/extract/typeset';
import { packageVersion } from '../install-peers';
import { toFigure } from '../statistics';

/** The result of converting one PDF. */
export interface Conversion {
  headings: string[];
  text: string;
  /** Table rows as Markdown. */
  rows: string[];
  /** Processor time of the complete process, in seconds. */
  seconds: number;
}

const DIR = '.pravylo/bench/pdf';
const BOOKS = { english: ENGLISH, ukrainian: UKRAINIAN, polish: POLISH };
const COLUMNS = [1, 2, 3];
const CONVERTERS = {
  pravylo: () => 'Pravylo',
  pdf2md: () => `@opendocsg/pdf2md ${packageVersion('@opendocsg/pdf2md')}`,
  liteparse: () => `LiteParse ${packageVersion('@llamaindex/liteparse')}`,
};

export async function compareConverters(browser: Browser, log: (line: string) => void): Promise<string> {
  mkdirSync(DIR, { recursive: true });
  const files: { file: string; html: string }[] = [];
  for (const [name, html] of Object.entries(BOOKS))
    for (const columns of COLUMNS) {
      const file = join(DIR, `${name}-${columns}.pdf`);
      writeFileSync(file, await typeset(browser, html, { columns, numbers: true }));
      files.push({ file, html });
    }
  const rows = Object.entries(CONVERTERS).map(([tool, nameOf]) => {
    const scores = files.map(({ file, html }) => score(html, convert(tool, file)));
    const sum = (key: keyof Score) => scores.reduce((all, one) => all + one[key], 0);
    log(`  ${nameOf()}: ${sum('found')} of ${sum('headings')} headings in ${toFigure(sum('seconds'))} s`);
    return `| ${nameOf()} | ${sum('found')} of ${sum('headings')} | ${sum('wrong')} | ${sum('ordered')} of ${sum('pairs')} | ${sum('rows')} of ${sum('allRows')} | ${toFigure(sum('seconds'))} |`;
  });
  return [
    '| converter | headings | wrong headings | paragraphs in order | table rows | processor, s |',
    `|${' --- |'.repeat(6)}`,
    ...rows,
    '',
    `Each converter read three typeset rulebooks (English, Ukrainian and Polish), each in versions with ${COLUMNS.slice(0, -1).join(', ')} and ${COLUMNS.at(-1)} columns. Each file was read in a separate process. A paragraph is in order if its first words follow the last words of the previous paragraph. A table row counts as read if a row of a Markdown table has exactly the same cells.`,
  ].join('\n');
}

function convert(tool: string, file: string): Conversion {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'bench/pdf/convert-once', tool, file],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(`${tool} could not convert ${file}:\n${stderr}`);
  return JSON.parse(stdout) as Conversion;
}

interface Score {
  headings: number;
  found: number;
  wrong: number;
  pairs: number;
  ordered: number;
  allRows: number;
  rows: number;
  seconds: number;
}

/**
 * Returns only the letters and digits of a text, in lowercase, so that spaces, hyphens and emphasis make no difference
 * in a comparison.
 */
const normalize = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns only the letters of a text, because the HTML does not contain the numbers of list items. */
const letters = (text: string): string => normalize(text).replace(/\p{N}+/gu, '');

const elements = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<(?:${tag})\\b[^>]*>(.*?)</(?:${tag})>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/&shy;/g, '').replace(/<[^>]+>/g, ' '),
  );

function score(html: string, { headings, text, rows, seconds }: Conversion): Score {
  const titles = elements(html, 'h[1-4]').map(normalize);
  // In a glossary, each paragraph starts with a bold term. If a converter reports such a term as a heading, the
  // comparison does not count this as an error.
  const terms = elements(html, 'b').map(normalize);
  const found = new Set(headings.map(normalize));
  const flow = letters(text);
  const paragraphs = elements(html, 'h[1-4]|p|li').map(letters);
  const pairs = paragraphs.slice(1).map((next, at) => (paragraphs[at] ?? '').slice(-12) + next.slice(0, 12));
  const cells = elements(html, 'tr').length
    ? [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
        elements(row, 't[dh]').map(normalize).join('|'),
      )
    : [];
  const read = new Set(rows.map((row) => row.slice(1, -1).split('|').map(normalize).join('|')));
  return {
    headings: titles.length,
    found: titles.filter((title) => found.has(title)).length,
    wrong: [...found].filter((title) => !titles.includes(title) && !terms.includes(title)).length,
    pairs: pairs.length,
    ordered: pairs.filter((pair) => flow.includes(pair)).length,
    allRows: cells.length,
    rows: cells.filter((row) => read.has(row)).length,
    seconds,
  };
}
