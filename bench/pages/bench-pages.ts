// The part about pages: an entry of this site beside the same entry in a documentation framework.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serve } from '../../scripts/static-server.mjs';
import { toFigure, toKilobytes } from '../figures';
import { buildStarlight } from './build-starlight';
import { measurePage, NETWORK, type PageFigures, SLOWED } from './measure-page';

const DIR = '.pravylo/bench/starlight';
const EDITION = { game: 'outer-rim', lang: 'uk' };
const ENTRY = 'combat';

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
  const dist = buildStarlight(DIR, `${game}.${lang}`);
  const sites = [
    { name: '**Pravylo**', dir: 'out', path: `/${game}/${lang}/${ENTRY}/` },
    { name: `Starlight ${versionOf('@astrojs/starlight')}`, dir: dist, path: `/${ENTRY}/` },
  ];
  const rows: [string, PageFigures][] = [];
  for (const { name, dir, path } of sites) {
    say(`  opening ${path} of ${dir}…`);
    const { server, port } = await serve({ dir, port: 0 });
    rows.push([name, await measurePage(browser, `http://localhost:${port}${path}`)]);
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
  ].join('\n');
}
