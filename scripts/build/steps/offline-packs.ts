// Build step: writes the files for offline use. These are a manifest, the service worker, and a file list and a
// compressed pack for each edition and each pair of languages. The step runs after all other steps that write files of
// the site, because it lists their files.
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { CompiledGame } from '../../../lib/compile/compile-game';
import { EDITION_PAGES, editionPagePath, gamePath } from '../../../lib/core/addresses';
import { isLargeSite } from '../../../lib/core/is-large-site';
import { LANGS, type Lang } from '../../../lib/core/languages';
import { shellPackOf } from '../../../lib/offline/download-selection';
import {
  type FileList,
  type ListedFile,
  type ListedPack,
  listPath,
  MANIFEST_FORMAT,
  MANIFEST_PATH,
  type Manifest,
  PACKS_PATH,
  packPath,
  type ShellPack,
  versionSource,
} from '../../../lib/offline/offline-manifest';
import { contentHash } from '../../files/hash.mjs';
import { pdfLibraryConstant } from '../../pdf/pdf-files';
import { SECURITY_HEADERS } from '../../server/headers.mjs';
import { addTo, type Build, type Count, isWhole, noteCached, writeSiteFile } from '../build-state';
import { type EncodedPack, encodePacks, PACK_CACHE_DIR } from '../encode-packs';
import { shrunkPacks } from '../shrunk-packs';

/**
 * Files that devices do not store for offline use: preview and install images, cards for other sites, and files that
 * only servers and search engines read.
 */
const EXCLUDED_PATHS = [
  /^\/previews\//,
  /^\/embed\//,
  /^\/install\/.*\.png$/,
  /^\/sitemap\.xml$/,
  /^\/robots\.txt$/,
  /^\/llms\.txt$/,
  /\/opensearch\.xml$/,
  /^\/\.nojekyll$/,
  /^\/(sw\.js|_headers|\.htaccess)$/,
  /\.map$/,
  // The Markdown sources of the games. Only the editor loads them.
  /^\/data\/.*\.source\.json$/,
  // The PDF library. service-worker/pdf-library.ts stores it on devices with a private book only.
  /^\/pdf\//,
];

/** Writes all files for offline use. `encodeAll` encodes and compresses the packs; tests pass a faster function. */
export async function writeOfflinePacks(
  build: Build,
  count: Count = () => {},
  encodeAll = encodePacks,
): Promise<string> {
  const plans = build.games.flatMap((game) => planGamePacks(build, game));
  const shell = isWhole(build) ? listShell(build) : undefined;
  const shellPlans = shell ? planShellPacks(build, shell) : [];
  const { encoded, added, names } = await encodeAll(
    [...plans, ...shellPlans].map(({ before, paths }) => ({
      before: before.map(textOf(build)),
      texts: paths.map(textOf(build)),
    })),
    count,
  );
  plans.forEach((plan, index) => {
    noteCached(build, PACK_CACHE_DIR, plan.game, names.slice(index, index + 1));
    addTo(build.packs, plan.game, [writePack(build, plan, encoded[index] as EncodedPack)]);
  });
  noteCached(build, PACK_CACHE_DIR, '', names.slice(plans.length));
  for (const game of build.games)
    for (const warning of shrunkPacks(
      build.earlierPacks.get(game.game.id) ?? [],
      build.packs.get(game.game.id) ?? [],
    ))
      console.warn(`Warning: ${warning}`);
  if (shell) writeManifest(build, shell, shellPlans, encoded.slice(plans.length));
  return `${describeSizes(build, shell)}; ${added} packs compressed, the others from the cache`;
}

/** Lists the files that belong to no game. */
const listShell = (build: Build): FileList => ({
  home: build.settings.homeLang,
  editions: [],
  files: shellPaths(build).map((path) => listFile(build, path)),
  moved: {},
});

function writeManifest(
  build: Build,
  shell: FileList,
  shellPlans: readonly { lang: string }[],
  encoded: readonly EncodedPack[],
): void {
  const packs = allPacks(build);
  const shellPacks = encoded.map(({ hash, bytes }, index): ShellPack => {
    writeSiteFile(build, packPath(hash), bytes);
    return { lang: shellPlans[index]?.lang ?? '', pack: hash, size: bytes.length };
  });
  const parts = { shell: writeList(build, shell).hash, packs };
  const manifest: Manifest = {
    format: MANIFEST_FORMAT,
    version: contentHash(versionSource(parts)),
    ...parts,
    shellPacks,
  };
  writeSiteFile(build, MANIFEST_PATH, JSON.stringify(manifest));
  writeSiteFile(build, '/sw.js', bundleWorker());
}

/** Returns the packs of all games, including those that were built earlier, sorted by game. */
const allPacks = ({ packs, built }: Build): ListedPack[] =>
  [...packs, ...[...built].map(([id, game]): [string, ListedPack[]] => [id, game.packs])]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, ofGame]) => ofGame);

function describeSizes(build: Build, shell: FileList | undefined): string {
  const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} KB`;
  const packs = shell ? allPacks(build) : [...build.packs.values()].flat();
  const sizes = isLargeSite([...new Set(packs.map(({ game }) => game))])
    ? `${packs.length} packs of at most ${kilobytes(Math.max(...packs.map(({ size }) => size)))}`
    : packs.map(({ game, langs, size }) => `${game} ${langs.join('-')} ${kilobytes(size)}`).join(', ');
  if (!shell) return sizes;
  const shellSize =
    [contentOf(build, '/sw.js'), JSON.stringify(shell)].reduce(
      (sum, file) => sum + gzipSync(file).length,
      0,
    ) + shell.files.reduce((sum, [, , size]) => sum + size, 0);
  return `shared files ${kilobytes(shellSize)}, ${sizes}`;
}

const contentOf = ({ site }: Build, path: string): string | Uint8Array => {
  const content = site.get(path);
  if (content === undefined) throw new Error(`There is no ${path} in the site.`);
  return content;
};

/** Returns the address of a file: `/outer-rim/uk/index.html` becomes `/outer-rim/uk/`. */
const addressOf = (path: string): string => path.replace(/\/index\.html$/, '/');

const textOf = (build: Build) => (path: string) => String(contentOf(build, path));

function listFile(build: Build, path: string): ListedFile {
  const content = contentOf(build, path);
  // The size is the number of transferred bytes. Hosts compress all files except fonts and images, which are already
  // compressed.
  const size = /\.(woff2|png)$/.test(path) ? content.length : gzipSync(content).length;
  return [addressOf(path), contentHash(content), size];
}

function writeList(build: Build, list: FileList, game?: string): { hash: string; size: number } {
  const text = JSON.stringify(list);
  const hash = contentHash(text);
  writeSiteFile(build, listPath(hash), text, game);
  return { hash, size: gzipSync(text).length };
}

/** An offline pack that is not encoded yet. */
interface PackPlan {
  game: string;
  langs: Lang[];
  /** The files of the pack, in the order in which they are encoded. */
  paths: readonly string[];
  /** The files that the device already has when it decodes the pack. */
  before: readonly string[];
  head: Omit<FileList, 'files'>;
}

/**
 * Plans a pack for each edition, and then a pack for each pair of languages. The pack of a pair does not repeat text
 * from the packs of its two editions; it refers to this text.
 */
function planGamePacks(build: Build, { game, editions }: CompiledGame): PackPlan[] {
  const pages = [...(build.pages.get(game.id) ?? [])].sort();
  const paths = new Map(editions.map(({ lang }) => [lang, editionPaths(game.id, lang, pages)]));
  const own = editions.map((edition): PackPlan => {
    const { lang, edition: head, data } = edition;
    const named = { lang, name: head.name, icons: Object.keys(data.icons).length };
    return {
      game: game.id,
      langs: [lang],
      paths: paths.get(lang) ?? [],
      before: [],
      head: { game: game.id, editions: [named], moved: movedRules(edition) },
    };
  });
  const two = pairsOf(editions.map(({ lang }) => lang)).map((langs): PackPlan => {
    const [one, other] = langs;
    const starts = [`/${game.id}/${one}-${other}/`, `/${game.id}/${other}-${one}/`];
    return {
      game: game.id,
      langs,
      paths: starts.flatMap((start) => pages.filter((path) => path.startsWith(start)).map(fileOf)),
      before: langs.flatMap((lang) => paths.get(lang) ?? []),
      head: { game: game.id, editions: [], moved: {} },
    };
  });
  return [...own, ...two];
}

/**
 * Plans packs with the files that belong to no game: a pack with the files that every device needs, and a pack for each
 * interface language.
 */
function planShellPacks(
  build: Build,
  { files }: FileList,
): (Pick<PackPlan, 'paths' | 'before'> & { lang: string })[] {
  const sitePaths = new Map(shellPaths(build).map((path) => [addressOf(path), path]));
  return ['', ...LANGS].flatMap((lang) => {
    const paths = files.map(([path]) => path).filter((path) => shellPackOf(path) === lang);
    return paths.length
      ? [{ lang, before: [], paths: paths.map((path) => sitePaths.get(path) ?? path) }]
      : [];
  });
}

const pairsOf = (langs: readonly Lang[]): [Lang, Lang][] =>
  langs.flatMap((one, at) => langs.slice(at + 1).map((other): [Lang, Lang] => [one, other]));

/**
 * Lists the files of an edition in the order in which they are encoded: the data, the game page, the entries, and then
 * the pages that repeat their text. For repeated text, the encoder writes references to earlier files.
 */
function editionPaths(game: string, lang: Lang, pages: readonly string[]): string[] {
  const late = new Set<string>(EDITION_PAGES.map((page) => editionPagePath(game, lang, page)));
  const own = pages.filter((path) => path.startsWith(gamePath(game, lang)));
  const ordered = [...own.filter((path) => !late.has(path)), ...own.filter((path) => late.has(path))];
  return [`/data/${game}.${lang}.json`, ...ordered.map(fileOf)];
}

const fileOf = (address: string): string => `${address}index.html`;

/** Writes an offline pack and its file list. */
function writePack(
  build: Build,
  { game, langs, paths, head }: PackPlan,
  { hash, bytes, sizes }: EncodedPack,
): ListedPack {
  const files = paths.map(
    (path, index): ListedFile => [addressOf(path), contentHash(contentOf(build, path)), sizes[index] ?? 0],
  );
  const list = writeList(build, { ...head, files }, game);
  writeSiteFile(build, packPath(hash), bytes, game);
  const room = files.reduce((sum, [, , size]) => sum + size, list.size);
  return { game, langs, list: list.hash, pack: hash, size: bytes.length + list.size, room };
}

/**
 * Maps the address of a share page to the address to which it redirects. Contains only rules that have moved. The other
 * share pages redirect by a pattern: `/outer-rim/uk/combat/ties/` to `/outer-rim/uk/combat/#ties`.
 */
function movedRules({ rulePages }: CompiledGame['editions'][number]): Record<string, string> {
  const straight = (path: string) => path.replace(/([^/]+)\/$/, '#$1');
  return Object.fromEntries(
    [...rulePages]
      .filter(([path, page]) => page.to !== straight(path))
      .map(([path, page]) => [path, page.to]),
  );
}

function shellPaths({ site, gameFiles, settings }: Build): string[] {
  const ofGames = new Set([...gameFiles.values()].flat());
  // Omits scripts with the attribute `noModule`. Only browsers too old for service workers load them.
  const old = new Set(
    [...String(site.get('/index.html')).matchAll(/src="([^"]+)" noModule/g)].map(([, src]) => src),
  );
  return [...site.keys()]
    .sort()
    .filter(
      (path) =>
        !EXCLUDED_PATHS.some((pattern) => pattern.test(path)) &&
        (!path.startsWith('/data/') || path.startsWith('/data/names/')) &&
        !path.startsWith(PACKS_PATH) &&
        !ofGames.has(path) &&
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
    // `process.env` is empty, because the worker needs no settings; it finds the base path in its own address.
    // SECURITY_HEADERS is replaced with the headers that the worker adds to its responses. PDF_LIBRARY is replaced with
    // the version and the hash of pdf.js.
    define: {
      'process.env': '{}',
      SECURITY_HEADERS: JSON.stringify(SECURITY_HEADERS),
      PDF_LIBRARY: JSON.stringify(pdfLibraryConstant()),
    },
    write: false,
  });
  const [script] = outputFiles;
  if (!script) throw new Error('esbuild returned no script for the service worker.');
  return script.text;
}
