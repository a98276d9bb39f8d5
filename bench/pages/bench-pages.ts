// The part about pages: an entry of this site beside the same entry in a documentation framework.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { GameData } from '../../lib/data/game-data';
import { DATA_DIR } from '../../scripts/measure/search-indexes';
import { serve } from '../../scripts/server/static-server.mjs';
import { toFigure, toKilobytes } from '../figures';
import { buildStarlight } from './build-starlight';
import { type AnswerFigures, measureAnswer, type SearchOf } from './measure-answer';
import { measurePage, NETWORK, type PageFigures, SLOWED } from './measure-page';

const DIR = '.pravylo/bench/starlight';
const EDITION = { game: 'outer-rim', lang: 'uk' };
const ENTRY = 'combat';

const WORD = 'патруль';
type Places = Omit<SearchOf, 'address' | 'word'>;
const OWN_SEARCH: Places = {
  open: '.dock input',
  field: '.dock input',
  answer: '.dock .hit',
};
const STARLIGHT_SEARCH: Places = {
  open: 'site-search button[data-open-modal]',
  field: '.pagefind-ui__search-input',
  answer: '.pagefind-ui__result',
};

/** All files of a folder with this ending. */
const bytesOf = (dir: string, ending: string): number =>
  readdirSync(dir)
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + statSync(join(dir, file)).size, 0);

export async function benchPages(
  browser: Browser,
  say: (line: string) => void,
  versionOf: (name: string) => string,
): Promise<string> {
  const { game, lang } = EDITION;
  say('  building with Starlight…');
  const data = JSON.parse(readFileSync(join(DATA_DIR, `${game}.${lang}.json`), 'utf8')) as GameData;
  const dist = buildStarlight(DIR, [data]);
  const sites = [
    { name: '**Pravylo**', dir: 'out', path: `/${game}/${lang}/${ENTRY}/`, search: OWN_SEARCH },
    {
      name: `Starlight ${versionOf('@astrojs/starlight')}`,
      dir: dist,
      path: `/${ENTRY}/`,
      search: STARLIGHT_SEARCH,
    },
  ];
  const rows: [string, PageFigures][] = [];
  const answers: [string, AnswerFigures][] = [];
  for (const { name, dir, path, search } of sites) {
    say(`  opening ${path} of ${dir}…`);
    const { server, port } = await serve({ dir, port: 0 });
    const address = `http://localhost:${port}${path}`;
    rows.push([name, await measurePage(browser, address)]);
    answers.push([name, await measureAnswer(browser, { ...search, address, word: WORD })]);
    server.close();
  }
  return [
    '| the same entry | HTML, KB | all, KB | requests | first words, ms | readable, ms | loaded, ms |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ([name, { html, bytes, requests, painted, readable, loaded }]) =>
        `| ${name} | ${toKilobytes(html)} | ${toKilobytes(bytes)} | ${requests} | ${[painted, readable, loaded].map(toFigure).join(' | ')} |`,
    ),
    '',
    `The entry \`${ENTRY}\` of ${game} in ${lang}, both from the same server, compressed; a phone of 390 points, processor slowed`,
    `${SLOWED} times, ${(NETWORK.downloadThroughput * 8) / 1e6} Mbit/s with ${NETWORK.latency} ms. Readable: the largest paint of its words. Middle of five.`,
    `Not in it: Pravylo's typefaces, ${toKilobytes(bytesOf('out/_next/static/media', '.woff2'))} KB, which come once the page is loaded, and its copy for reading offline; Starlight has neither.`,
    '',
    '| from the address to the first answer | first visit, slow network, slowed, ms | from the device, slowed, ms | from the device, ms |',
    '| --- | --- | --- | --- |',
    ...answers.map(
      ([name, { first, againSlowed, again }]) =>
        `| ${name} | ${[first, againSlowed, again].map(toFigure).join(' | ')} |`,
    ),
    '',
    `A script taps the field as soon as it is there and enters «${WORD}»; until the first answer stands on the page. Middle of five.`,
    'From the device: after an earlier visit, with what the site or the browser keeps of it. DevTools cannot slow workers.',
  ].join('\n');
}
