// Measures libraries of 4 to 1,000 generated games: the build, an edit, the files, the home page, the offline manifest,
// and the search over all games when they are stored on the device. Builds the same entries with Starlight.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { MANIFEST_PATH } from '../../lib/offline/offline-manifest';
import { readEditions } from '../../scripts/measure/read-editions';
import { serve } from '../../scripts/server/static-server.mjs';
import {
  buildLibrary,
  editOne,
  generateLibrary,
  libraryFolders,
  measureFolder,
  timed,
} from '../builds/build-library';
import { buildStarlight } from '../pages/build-starlight';
import { measurePage, type PageFigures } from '../pages/measure-page';
import { toFigure, toKilobytes } from '../statistics';
import { measureStoredSearch, type StoredSearchFigures } from './measure-stored-search';

const GAMES = [4, 40, 400, 1000];
/** Number of entries of a game. The games are small, because a cold build takes 30 ms for each entry. */
const ENTRIES_PER_GAME = 10;
const DIR = '.pravylo/bench/library';

export interface LibrarySize {
  games?: readonly number[] | undefined;
  entries?: number | undefined;
}

interface LibraryFigures {
  games: number;
  /** Number of entries of all games. */
  entries: number;
  coldSeconds: number;
  editSeconds: number;
  files: number;
  bytes: number;
  home: PageFigures;
  manifestBytes: number;
  search: StoredSearchFigures;
  /** The Starlight site of the same entries. If Starlight could not build the site, a text that says so. */
  starlight: { seconds: number; files: number; bytes: number; home: PageFigures } | string;
}

/** Measures libraries with these numbers of games and entries per game. */
export async function benchLibrary(
  browser: Browser,
  log: (line: string) => void,
  packageVersion: (name: string) => string,
  { games: sizes = GAMES, entries = ENTRIES_PER_GAME }: LibrarySize,
): Promise<string> {
  const rows: LibraryFigures[] = [];
  for (const games of sizes) rows.push(await measureLibrary({ games, entries }, browser, log));
  const starlight = `Starlight ${packageVersion('@astrojs/starlight')}`;
  return [
    '| | games | cold build, s | per entry, ms | after one edit, s | files | on disk, MB | home page, KB | home page loaded, ms | manifest, KB | manifest per game, bytes |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.flatMap((row) => [buildRow(row), starlightRow(starlight, row)]),
    '',
    `Every game has ${entries} entries with 15 rules. The home page is loaded as in the table [Pages](#pages): the column KB is the compressed HTML. The manifest is compressed.`,
    '',
    '| stored games | time to store all, s | first answer, ms | first answer without stored words, ms | next query, ms | memory of the search, MB |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ games, search }) =>
        `| ${games} | ${toFigure(search.storeSeconds)} | ${[search.first, search.cold, search.next, search.megabytes].map(toFigure).join(' | ')} |`,
    ),
    '',
    'All games are stored on the device, and the server is stopped. The first answer is measured on the home page, from the first letter in the field to the first rule on the screen, as the median of five new pages. The search stores the words of each game. The column "without stored words" is the very first search. The memory is that of the search worker after all queries.',
  ].join('\n');
}

async function measureLibrary(
  { games, entries }: { games: number; entries: number },
  browser: Browser,
  log: (line: string) => void,
): Promise<LibraryFigures> {
  const folders = libraryFolders(DIR);
  rmSync(DIR, { recursive: true, force: true });
  log(`  ${games} games…`);
  generateLibrary(folders, games, games * entries);
  const cold = buildLibrary(folders);
  log(`  ${toFigure(cold.seconds)} s`);
  editOne(folders);
  const edited = buildLibrary(folders);
  log(`  ${toFigure(edited.seconds)} s after one edit`);
  const search = await measureStoredSearch(browser, folders.out, games);
  log(`  first answer after ${toFigure(search.first)} ms`);
  const figures = {
    games,
    entries: games * entries,
    coldSeconds: cold.seconds,
    editSeconds: edited.seconds,
    ...measureFolder(folders.out),
    home: await measureHome(browser, folders.out),
    manifestBytes: gzipSync(readFileSync(join(folders.out, MANIFEST_PATH))).length,
    search,
    starlight: await measureStarlight(browser, folders.out, log),
  };
  rmSync(DIR, { recursive: true, force: true });
  return figures;
}

async function measureHome(browser: Browser, dir: string): Promise<PageFigures> {
  const { server, port } = await serve({ dir, port: 0 });
  try {
    return await measurePage(browser, `http://localhost:${port}/`);
  } finally {
    server.close();
  }
}

async function measureStarlight(
  browser: Browser,
  out: string,
  log: (line: string) => void,
): Promise<LibraryFigures['starlight']> {
  log('  the same entries with Starlight…');
  try {
    const built = timed(() => buildStarlight(join(DIR, 'starlight'), readEditions(join(out, 'data'))));
    const home = await measureHome(browser, built.output);
    return { seconds: built.seconds, ...measureFolder(built.output), home };
  } catch (error) {
    log(`  ${String(error)}`);
    return 'not built';
  }
}

const toCells = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function buildRow(row: LibraryFigures): string {
  const { games, entries, coldSeconds, editSeconds, files, bytes, home, manifestBytes } = row;
  return toCells([
    '**Pravylo**',
    games,
    toFigure(coldSeconds),
    toFigure((1000 * coldSeconds) / entries),
    toFigure(editSeconds),
    files,
    toFigure(bytes / 1e6),
    toKilobytes(home.html),
    toFigure(home.loaded),
    toKilobytes(manifestBytes),
    toFigure(manifestBytes / games),
  ]);
}

function starlightRow(name: string, { games, entries, starlight }: LibraryFigures): string {
  if (typeof starlight === 'string') return toCells([name, games, starlight, ...Array(8).fill('')]);
  const { seconds, files, bytes, home } = starlight;
  return toCells([
    name,
    games,
    toFigure(seconds),
    toFigure((1000 * seconds) / entries),
    '',
    files,
    toFigure(bytes / 1e6),
    toKilobytes(home.html),
    toFigure(home.loaded),
    '',
    '',
  ]);
}
