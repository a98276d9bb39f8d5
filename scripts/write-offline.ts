// After the export, as its last step: lists and packs for reading without a network, and the worker that keeps them.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { GameData } from '../lib/data/game-data';
import type { Lang } from '../lib/languages';
import {
  type FileList,
  FORMAT,
  type ListedFile,
  type ListedGame,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  PACKS,
  packPath,
  versionSource,
} from '../lib/offline/manifest';
import { createPacker } from '../lib/offline/pack';
import { pageToText } from '../lib/offline/page-text';
import { isLargeLibrary } from '../lib/offline/wanted';
import { rulePagesOf } from '../lib/sharing/rule-pages';
import type { SiteEdition, SiteGame } from '../lib/site';
import { OUT, readCompiled, readPublished } from './exported';
import { hashOf, scriptHash } from './hash';
import { SAFETY } from './headers.mjs';

/** Not needed without a network: pictures for chats and for installing, what only servers and robots read. */
const LEFT_OUT = [
  /^\/previews\//,
  /^\/install\/.*\.png$/,
  /^\/sitemap\.xml$/,
  /^\/robots\.txt$/,
  /^\/\.nojekyll$/,
  /^\/(sw\.js|_headers|\.htaccess)$/,
];
/** Other names of the 404 page, files for prefetching, maps: nobody asks for them. */
const UNUSED = [/^\/(404|_not-found)\//, /\/(index|__next\..*)\.txt$/, /\.map$/];

const games = readCompiled<SiteGame[]>('games.json');
rmSync(join(OUT, PACKS), { recursive: true, force: true });
mkdirSync(join(OUT, PACKS), { recursive: true });

const everything = readdirSync(OUT, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile())
  .map((file) => `/${relative(OUT, join(file.parentPath, file.name)).split(sep).join('/')}`)
  .sort();

const known = new Set(everything);

const read = (path: string): Buffer => readFileSync(join(OUT, path));
/** As it is transferred; typefaces and pictures are small as they are. */
const transferred = (bytes: Buffer, path: string): number =>
  /\.(woff2|png)$/.test(path) ? bytes.length : gzipSync(bytes).length;

/** A page stands under its address. */
const addressOf = (path: string): string => path.replace(/\/index\.html$/, '/');

function toListed(path: string): ListedFile {
  const bytes = read(path);
  return [addressOf(path), hashOf(bytes), transferred(bytes, path)];
}

function write(path: string, text: string): number {
  writeFileSync(join(OUT, path), text);
  return gzipSync(text).length;
}

function writeList(list: FileList): { hash: string; size: number } {
  const text = JSON.stringify(list);
  const hash = hashOf(text);
  return { hash, size: write(listPath(hash), text) };
}

const byAddress = (one: string, other: string): number => (addressOf(one) < addressOf(other) ? -1 : 1);

/** Pages of the framework have their navigation text beside them; tiny pages of rules have not, and the worker knows their way. */
function gameFiles({ id, editions }: SiteGame): string[] {
  const isPage = (path: string) => path.endsWith('/index.html') && known.has(path.replace(/\.html$/, '.txt'));
  const langs = editions.map(({ lang }) => lang);
  const folders = [...langs, ...langs.flatMap((lang) => langs.map((other) => `${lang}-${other}`))];
  return folders.flatMap((folder) => [
    ...[`/data/${id}.${folder}.json`].filter((path) => known.has(path)),
    // By address, so that the game's own page is among the first to come.
    ...everything.filter((path) => path.startsWith(`/${id}/${folder}/`) && isPage(path)).sort(byAddress),
  ]);
}

async function writeGame(game: SiteGame): Promise<ListedGame> {
  const paths = gameFiles(game);
  const packer = createPacker();
  let pack = '';
  for (const path of paths) pack += packer.add(await pageToText(read(path).toString('utf8'), scriptHash));
  const list = writeList({
    game: game.id,
    editions: game.editions.map(({ lang, name }) => {
      const data = readCompiled<GameData>(`data/${game.id}.${lang}.json`);
      return { lang, name, icons: Object.keys(data.icons).length };
    }),
    files: paths.map(toListed),
    moved: Object.assign({}, ...game.editions.map(({ lang }) => movedRules(game.id, lang))),
  });
  const hash = hashOf(pack);
  const size = write(packPath(hash), pack);
  return { id: game.id, list: list.hash, pack: hash, size: size + list.size };
}

/** Addresses of rules that lead elsewhere than to the rule of their name. */
function movedRules(game: string, lang: Lang): Record<string, string> {
  const edition = readCompiled<SiteEdition>(`editions/${game}.${lang}.json`);
  const data = readCompiled<GameData>(`data/${game}.${lang}.json`);
  const straight = (path: string) => path.replace(/([^/]+)\/$/, '#$1');
  return Object.fromEntries(
    [...rulePagesOf(edition, data, readPublished(game))]
      .filter(([path, page]) => page.to !== straight(path))
      .map(([path, page]) => [path, page.to]),
  );
}

function shellPaths(): string[] {
  const gameStarts = games.map(({ id }) => `/${id}/`);
  // Scripts for browsers that are too old to have workers.
  const old = new Set(
    [
      ...read('/index.html')
        .toString()
        .matchAll(/src="([^"]+)" noModule/g),
    ].map(([, src]) => src),
  );
  const base = process.env.BASE_PATH ?? '';
  return everything.filter(
    (path) =>
      ![...LEFT_OUT, ...UNUSED].some((pattern) => pattern.test(path)) &&
      !path.startsWith('/data/') &&
      !path.startsWith(PACKS) &&
      !gameStarts.some((start) => path.startsWith(start)) &&
      !old.has(base + path),
  );
}

function buildWorker(): number {
  const { outputFiles } = buildSync({
    entryPoints: ['worker/sw.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    // It learns where it lives from its own address, and says with a page what a host would say.
    define: { 'process.env': '{}', SAFETY: JSON.stringify(SAFETY) },
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('The worker was not built.');
  return write('/sw.js', script.text);
}

const shell: FileList = { editions: [], files: shellPaths().map(toListed), moved: {} };
const shellList = writeList(shell);
const listed: ListedGame[] = [];
for (const game of games) listed.push(await writeGame(game));
const parts = { shell: shellList.hash, games: listed };
const manifest: Manifest = { format: FORMAT, version: hashOf(versionSource(parts)), ...parts };
write(MANIFEST_PATH, JSON.stringify(manifest));
const worker = buildWorker();

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
const shellSize = worker + shellList.size + shell.files.reduce((sum, [, , size]) => sum + size, 0);
const gamesSize = listed.reduce((sum, { size }) => sum + size, 0);
const sizes = isLargeLibrary(listed)
  ? `${listed.length} games of at most ${kilobytes(Math.max(...listed.map(({ size }) => size)))}`
  : listed.map(({ id, size }) => `${id} ${kilobytes(size)}`).join(', ');
console.log(
  `Packed for offline use: shell ${kilobytes(shellSize)}, ${sizes}; ${kilobytes(shellSize + gamesSize)} in all, compressed.`,
);
