// Step, the last one: lists and packs for reading without a network, and the worker that keeps them.
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { CompiledGame } from '../../../lib/compile/compile-game';
import { EDITION_PAGES, editionPagePath, gamePath } from '../../../lib/core/addresses';
import type { Lang } from '../../../lib/core/languages';
import { isLargeLibrary } from '../../../lib/core/library-size';
import {
  type FileList,
  FORMAT,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  PACKS,
  packPath,
  versionSource,
} from '../../../lib/offline/offline-manifest';
import { createPacker } from '../../../lib/offline/pack-encoder';
import { hashOf } from '../../files/hash';
import { SAFETY } from '../../server/headers.mjs';
import { type Build, put } from '../build';
import { zopfliGzip } from '../zopfli-gzip';

/** Not needed without a network: pictures for chats and for installing, what only servers and robots read. */
const LEFT_OUT = [
  /^\/previews\//,
  /^\/install\/.*\.png$/,
  /^\/sitemap\.xml$/,
  /^\/robots\.txt$/,
  /^\/\.nojekyll$/,
  /^\/(sw\.js|_headers|\.htaccess)$/,
  /\.map$/,
  // Kept by those who read a book of their own: see service-worker/private-books.ts.
  /^\/pdf\//,
];

/** `squeezeAll` makes the files of all packs of their texts. */
export async function writeOffline(build: Build, squeezeAll = zopfliGzip): Promise<string> {
  const shell: FileList = {
    home: build.settings.homeLang,
    editions: [],
    files: shellPaths(build).map((path) => toListed(build, path)),
    moved: {},
  };
  const shellList = writeList(build, shell);
  const games = [...build.games].sort((one, other) => one.game.id.localeCompare(other.game.id));
  const drafts = games.flatMap((game) => draftGame(build, game));
  const { squeezed, anew } = await squeezeAll(drafts.map(({ text }) => text));
  const packs = drafts.map(({ text, listSize, ...pack }): ListedPack => {
    const packed = squeezed.get(text) ?? new Uint8Array();
    put(build, packPath(pack.pack), packed);
    return { ...pack, size: packed.length + listSize };
  });
  const parts = { shell: shellList.hash, packs };
  const manifest: Manifest = { format: FORMAT, version: hashOf(versionSource(parts)), ...parts };
  put(build, MANIFEST_PATH, JSON.stringify(manifest));
  const worker = bundleWorker();
  put(build, '/sw.js', worker);

  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
  const shellSize =
    gzipSync(worker).length + shellList.size + shell.files.reduce((sum, [, , size]) => sum + size, 0);
  const said = isLargeLibrary(games)
    ? `${packs.length} packs of at most ${kilobytes(Math.max(...packs.map(({ size }) => size)))}`
    : packs.map(({ game, langs, size }) => `${game} ${langs.join('-')} ${kilobytes(size)}`).join(', ');
  return `shell ${kilobytes(shellSize)}, ${said}, compressed; ${anew} packed anew`;
}

const contentOf = ({ site }: Build, path: string): string | Uint8Array => {
  const content = site.get(path);
  if (content === undefined) throw new Error(`There is no ${path} in the site.`);
  return content;
};

/** A page stands under its address. */
const addressOf = (path: string): string => path.replace(/\/index\.html$/, '/');

function toListed(build: Build, path: string): ListedFile {
  const content = contentOf(build, path);
  // As it is transferred; typefaces and pictures are small as they are.
  const size = /\.(woff2|png)$/.test(path) ? content.length : gzipSync(content).length;
  return [addressOf(path), hashOf(content), size];
}

function writeList(build: Build, list: FileList): { hash: string; size: number } {
  const text = JSON.stringify(list);
  const hash = hashOf(text);
  put(build, listPath(hash), text);
  return { hash, size: gzipSync(text).length };
}

/** A pack whose text is not yet squeezed. */
type Draft = Omit<ListedPack, 'size'> & { text: string; listSize: number };

/** A pack of each edition, then one of every two side by side, which builds on theirs. */
function draftGame(build: Build, { game, editions }: CompiledGame): Draft[] {
  const textOf = (path: string): string => String(contentOf(build, path));
  const pages = [...(build.pages.get(game.id) ?? [])].sort();
  const paths = new Map(editions.map(({ lang }) => [lang, editionPaths(game.id, lang, pages)]));
  const own = editions.map((edition) => {
    const { lang, edition: head, data } = edition;
    const named = { lang, name: head.name, icons: Object.keys(data.icons).length };
    const list = { game: game.id, editions: [named], moved: movedRules(edition) };
    return draftPack(build, [lang], paths.get(lang) ?? [], list, []);
  });
  const two = pairsOf(editions.map(({ lang }) => lang)).map((langs) => {
    const [one, other] = langs;
    const starts = [`/${game.id}/${one}-${other}/`, `/${game.id}/${other}-${one}/`];
    const sides = starts.flatMap((start) => pages.filter((path) => path.startsWith(start)).map(fileOf));
    const before = langs.flatMap((lang) => paths.get(lang) ?? []).map(textOf);
    return draftPack(build, langs, sides, { game: game.id, editions: [], moved: {} }, before);
  });
  return [...own, ...two];
}

const pairsOf = (langs: readonly Lang[]): [Lang, Lang][] =>
  langs.flatMap((one, at) => langs.slice(at + 1).map((other): [Lang, Lang] => [one, other]));

/** The data, the game's own page and the entries; then what repeats their words. */
function editionPaths(game: string, lang: Lang, pages: readonly string[]): string[] {
  const late = new Set<string>(EDITION_PAGES.map((page) => editionPagePath(game, lang, page)));
  const own = pages.filter((path) => path.startsWith(gamePath(game, lang)));
  const ordered = [...own.filter((path) => !late.has(path)), ...own.filter((path) => late.has(path))];
  return [`/data/${game}.${lang}.json`, ...ordered.map(fileOf)];
}

const fileOf = (address: string): string => `${address}index.html`;

function draftPack(
  build: Build,
  langs: Lang[],
  paths: readonly string[],
  head: Omit<FileList, 'files'> & { game: string },
  before: readonly string[],
): Draft {
  const packer = createPacker(before);
  const text = paths.map((path) => packer.add(String(contentOf(build, path)))).join('');
  const list = writeList(build, { ...head, files: paths.map((path) => toListed(build, path)) });
  return { game: head.game, langs, list: list.hash, pack: hashOf(text), text, listSize: list.size };
}

/** Addresses of rules that lead elsewhere than to the rule of their name. */
function movedRules({ rulePages }: CompiledGame['editions'][number]): Record<string, string> {
  const straight = (path: string) => path.replace(/([^/]+)\/$/, '#$1');
  return Object.fromEntries(
    [...rulePages]
      .filter(([path, page]) => page.to !== straight(path))
      .map(([path, page]) => [path, page.to]),
  );
}

function shellPaths({ site, games, settings }: Build): string[] {
  const gameStarts = games.map(({ game }) => `/${game.id}/`);
  // Scripts for browsers that are too old to have workers.
  const old = new Set(
    [...String(site.get('/index.html')).matchAll(/src="([^"]+)" noModule/g)].map(([, src]) => src),
  );
  return [...site.keys()]
    .sort()
    .filter(
      (path) =>
        !LEFT_OUT.some((pattern) => pattern.test(path)) &&
        !path.startsWith('/data/') &&
        !path.startsWith(PACKS) &&
        !gameStarts.some((start) => path.startsWith(start)) &&
        !old.has(settings.basePath + path),
    );
}

function bundleWorker(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['service-worker/service-worker.ts'],
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
  return script.text;
}
