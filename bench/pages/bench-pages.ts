// Measures an entry page and the search, on this site and on a Starlight site that is built from the same entries.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { GameData } from '../../lib/data/game-data';
import { DATA_DIR } from '../../scripts/measure/load-search-indexes';
import { serve } from '../../scripts/server/static-server.mjs';
import { toFigure, toKilobytes } from '../statistics';
import { buildStarlight } from './build-starlight';
import {
  type AnswerFigures,
  LOST_AFTER_S,
  measureAnswer,
  RUNS,
  type SearchSelectors,
} from './measure-first-result';
import { CPU_SLOWDOWN, measurePage, NETWORK, type PageFigures } from './measure-page';

const DIR = '.pravylo/bench/starlight';
const EDITION = { game: 'outer-rim', lang: 'uk' };
const ENTRY = 'combat';

const WORD = 'патруль';
type Selectors = Omit<SearchSelectors, 'address' | 'word'>;
const PRAVYLO_SEARCH: Selectors = {
  open: '.dock input',
  field: '.dock input',
  answer: '.dock .hit',
};
const STARLIGHT_SEARCH: Selectors = {
  open: 'site-search button[data-open-modal]',
  field: '.pagefind-ui__search-input',
  answer: '.pagefind-ui__result',
};

/** Returns the total size, in bytes, of all files in the folder that have this extension. */
const totalBytes = (dir: string, extension: string): number =>
  readdirSync(dir)
    .filter((file) => file.endsWith(extension))
    .reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);

export async function benchPages(
  browser: Browser,
  log: (line: string) => void,
  packageVersion: (name: string) => string,
): Promise<string> {
  const { game, lang } = EDITION;
  log('  building with Starlight…');
  const data = JSON.parse(readFileSync(join(DATA_DIR, `${game}.${lang}.json`), 'utf8')) as GameData;
  const dist = buildStarlight(DIR, [data]);
  const sites = [
    { name: '**Pravylo**', dir: 'out', path: `/${game}/${lang}/${ENTRY}/`, search: PRAVYLO_SEARCH },
    {
      name: `Starlight ${packageVersion('@astrojs/starlight')}`,
      dir: dist,
      path: `/${ENTRY}/`,
      search: STARLIGHT_SEARCH,
    },
  ];
  const rows: [string, PageFigures][] = [];
  const answers: [string, AnswerFigures][] = [];
  for (const { name, dir, path, search } of sites) {
    log(`  opening ${path} of ${dir}…`);
    const { server, port } = await serve({ dir, port: 0 });
    const address = `http://localhost:${port}${path}`;
    rows.push([name, await measurePage(browser, address)]);
    answers.push([name, await measureAnswer(browser, { ...search, address, word: WORD })]);
    server.close();
  }
  return [
    '| the same entry | HTML, KB | all, KB | requests | first paint, ms | largest paint, ms | loaded, ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ([name, { html, bytes, requests, painted, readable, loaded }]) =>
        `| ${name} | ${toKilobytes(html)} | ${toKilobytes(bytes)} | ${requests} | ${[painted, readable, loaded].map(toFigure).join(' | ')} |`,
    ),
    '',
    `Both sites show the entry \`${ENTRY}\` of the game ${game} (${lang}). The same server sends both sites compressed. The viewport is 390 pixels wide, the processor is slowed ${CPU_SLOWDOWN}×, and the network has ${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s with ${NETWORK.latency} ms latency. Each figure is the median of five runs.`,
    `The figures do not include Pravylo's fonts (${toKilobytes(totalBytes('out/_next/static/media', '.woff2'))} KB) or its offline copy, which load after the page. The Starlight site has no fonts of its own and no offline copy.`,
    '',
    '| from navigation to the first search result | first visit, slow network, slowed, ms | cached, slowed, ms | cached, ms |',
    '| --- | --- | --- | --- |',
    ...answers.map(
      ([name, { first, againSlowed, again }]) =>
        `| ${name} | ${[first, againSlowed, again].map(toFigure).join(' | ')} |`,
    ),
    '',
    `A script taps the search field as soon as it is visible, enters «${WORD}» once and waits for the first result. Each figure is the median of five runs. Searches without a result after ${LOST_AFTER_S} s: ${answers.map(([name, { lost }]) => `${name} ${lost} of ${3 * RUNS}`).join(', ')}.`,
    'The "cached" columns show a later visit, with the offline copy or the browser cache. DevTools cannot slow down workers, so the workers ran at full speed.',
  ].join('\n');
}
