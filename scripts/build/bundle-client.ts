// Bundles client/ for the browser with esbuild:
// - main.js, which every page loads: page code and the modules that client-runtime.ts re-exports;
// - preact-runtime.js: Preact, which is loaded with the first island that needs it;
// - one script per `*.island.ts` and per language, loaded on demand; they import shared modules from these two bundles;
// - the search worker and the book worker, which import nothing from other bundles.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { clientPath, pdfPath, withBase } from '../../lib/core/addresses';
import { LANGS } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { words as TRANSLATIONS } from '../../lib/search/translations/words';
import { PDF_VERSION } from '../pdf/pdf-files';

const DIR = 'client';
const MAIN_FILE = 'main.js';
const PREACT_FILE = 'preact-runtime.js';
const SEARCH_WORKER_FILE = 'search-worker.js';

interface BundleOptions {
  settings: SiteSettings;
  /** Whether the bundle is for `npm run dev`: it is not minified, and its address does not change. */
  isDev?: boolean;
}

export interface BundledClient {
  /** Address of main.js. */
  main: string;
  /** Maps the address of each file in the site to its text. */
  files: Map<string, string>;
}

export async function bundleClient({ settings, isDev = false }: BundleOptions): Promise<BundledClient> {
  const common = commonOptions(settings, isDev);
  const core = reexportedModules('client-runtime.ts', MAIN_FILE);
  const preact = reexportedModules('preact-runtime.ts', PREACT_FILE);
  const preactBundle = await build({
    ...common,
    entryPoints: { 'preact-runtime': join(DIR, 'preact-runtime.ts') },
    plugins: [importFromRuntime(core)],
  });
  const islands = await build({
    ...common,
    entryPoints: islandEntries(),
    splitting: true,
    plugins: [importFromRuntime(core, preact)],
  });
  const workers = await bundleWorkers(common);
  const main = await bundleMain(common, islands.metafile as Metafile);
  const numbers = numberSharedFiles(islands.metafile as Metafile);
  const withNumbers = (text: string) => text.replace(SHARED_FILE, (name) => `shared-${numbers.get(name)}.js`);
  const texts = [preactBundle, islands, workers, main]
    .flatMap(({ outputFiles = [] }) => outputFiles)
    .map(({ path, text }) => [relative(resolve(DIR), path), text].map(withNumbers) as [string, string])
    .concat(
      Object.entries(COLLOQUIAL).map(([lang, text]) => [colloquialFile(lang), text.replace(/\s+/g, ' ')]),
      [[TRANSLATIONS_FILE, TRANSLATIONS]],
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // All files are in one folder named by version, so that an island never imports the main script of another version.
  const hash = texts.reduce((sum, [name, text]) => sum.update(name).update(text), createHash('sha256'));
  const version = isDev ? 'dev' : hash.digest('hex').slice(0, 12);
  return {
    main: clientPath(version, MAIN_FILE),
    files: new Map(texts.map(([name, text]) => [clientPath(version, name), text])),
  };
}

function commonOptions(settings: SiteSettings, isDev: boolean): BuildOptions {
  const define = {
    'process.env.BASE_PATH': JSON.stringify(settings.basePath),
    'process.env.SITE_ORIGIN': JSON.stringify(settings.origin),
    'process.env.HOME_LANG': JSON.stringify(settings.homeLang),
    'process.env.HISTORY_URL': JSON.stringify(settings.historyUrl),
    'process.env.REPORT_URL': JSON.stringify(settings.reportUrl),
    IS_DEV: String(isDev),
    PDF_PATH: JSON.stringify(withBase(pdfPath(PDF_VERSION), settings)),
  };
  return {
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: ['es2022', 'safari16.4'],
    charset: 'utf8',
    minify: !isDev,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text' },
    outdir: DIR,
    entryNames: '[name]',
    chunkNames: 'shared-[hash]',
    logLevel: 'error',
    define,
  };
}

const bundleWorkers = (common: BuildOptions) =>
  build({
    ...common,
    // Selects the variants of packages that run in workers, where `document` does not exist.
    conditions: ['worker'],
    entryPoints: {
      'search-worker': join(DIR, 'search/search-worker.ts'),
      'book-worker': join(DIR, 'private-books/book-worker.ts'),
    },
    plugins: [excludeBookData],
  });

/** Bundles the main script, which contains the list of files to load for each island, language and worker. */
const bundleMain = (common: BuildOptions, islands: Metafile) =>
  build({
    ...common,
    entryPoints: { main: join(DIR, 'main.ts') },
    define: {
      ...common.define,
      ISLANDS: JSON.stringify(toIslandTable(islandFiles(islands), numberSharedFiles(islands))),
      ASSETS: JSON.stringify({
        ...Object.fromEntries(
          Object.keys(COLLOQUIAL).map((lang) => [`colloquial/${lang}`, colloquialFile(lang)]),
        ),
        translations: TRANSLATIONS_FILE,
        'search/search-worker': SEARCH_WORKER_FILE,
      }),
    },
    plugins: [useLoadedStrings],
  });

/** Matches the name that esbuild gives to a file with code that several islands share. */
const SHARED_FILE = /shared-[A-Z0-9]{8}\.js/g;

/** Numbers the shared files from 1. Every page loads the list of islands, and a number is shorter than a hash. */
function numberSharedFiles({ outputs }: Metafile): Map<string, number> {
  const names = Object.keys(outputs).flatMap((path) => path.match(SHARED_FILE) ?? []);
  return new Map(names.sort().map((name, index) => [name, index + 1]));
}

/**
 * Returns the object that client/load-island.ts reads: the numbers of the shared files that each island needs; 0 is
 * Preact.
 */
function toIslandTable(files: Record<string, string[]>, numbers: ReadonlyMap<string, number>) {
  return Object.fromEntries(
    Object.entries(files)
      .map(([name, [, ...others]]): [string, number[]] => [
        name,
        others.map((file) => numbers.get(file) ?? 0),
      ])
      .filter(([, others]) => others.length > 0),
  );
}

/**
 * Returns the name of the text file with the colloquial synonyms of a language. A page fetches the file for its search
 * worker.
 */
const TRANSLATIONS_FILE = 'translations.txt';
const colloquialFile = (lang: string): string => `colloquial-${lang}.txt`;

/** Returns the name of an island's script: the island `search/panel` is the file search-panel.js. */
const fileName = (island: string): string => island.replaceAll('/', '-');

function islandEntries(): Record<string, string> {
  const islands = readdirSync(DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.island\.tsx?$/.test(file))
    .map((file): [string, string] => [fileName(file.replace(/\.island\.tsx?$/, '')), join(DIR, file)]);
  // All languages are bundled, even those without a game on this site, because a private book may be in any of them.
  const strings = LANGS.flatMap((lang): [string, string][] => [
    [`strings-${lang}`, `lib/i18n/${lang}.ts`],
    [`strings-${lang}-offline`, `lib/i18n/${lang}-offline.ts`],
    [`strings-${lang}-decisions`, `lib/i18n/${lang}-decisions.ts`],
    [`strings-${lang}-private-books`, `lib/i18n/${lang}-private-books.ts`],
  ]);
  return Object.fromEntries([...islands, ...strings].sort());
}

/**
 * Maps the name of each island to the files to load for it, its own script first. main.js is not listed, because every
 * page has loaded it.
 */
function islandFiles({ outputs }: Metafile): Record<string, string[]> {
  const follow = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, external } of outputs[file]?.imports ?? [])
      if (!external) follow(path, seen);
      else if (path === `./${PREACT_FILE}`) seen.add(`${DIR}/${PREACT_FILE}`);
    return seen;
  };
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
      if (!entryPoint) return [];
      const name = entryPoint.startsWith(`${DIR}/`)
        ? entryPoint.slice(DIR.length + 1).replace(/\.island\.tsx?$/, '')
        : entryPoint.replace(/^lib\/i18n\/(.*)\.ts$/, 'strings/$1');
      return [[name, [...follow(file, new Set())].map((path) => path.slice(DIR.length + 1))]];
    }),
  );
}

/** Removes the extension and `/index`: `lib/i18n/index.ts` and `lib/i18n.ts` both become `lib/i18n`. */
const withoutExtension = (file: string): string => file.replace(/(\/index)?\.tsx?$/, '');

/** Returns the path of an imported module in the project, such as `lib/core/ids`, or undefined for an npm package. */
function projectPath(path: string, importer: string): string | undefined {
  if (path.startsWith('@/')) return path.slice(2);
  return path.startsWith('.')
    ? relative(process.cwd(), join(dirname(importer), path)).replaceAll('\\', '/')
    : undefined;
}

/**
 * Replaces the extraction data of individual printed books with an empty list. The data is large, contains spoilers and
 * is needed by commands only.
 */
const excludeBookData: Plugin = {
  name: 'exclude-book-data',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /books$/ }, ({ path, importer }) =>
      projectPath(path, importer) === 'extract/books' ? { path: 'none', namespace: 'books' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'books' }, () => ({ contents: 'export const BOOKS = new Map();' }));
  },
};

/** In the main script, replaces `lib/i18n` with the module that has the loaded strings of the page's language. */
const useLoadedStrings: Plugin = {
  name: 'use-loaded-strings',
  setup({ onResolve }) {
    onResolve({ filter: /i18n$/ }, ({ path, importer }) =>
      projectPath(path, importer) === 'lib/i18n' ? { path: resolve(DIR, 'strings.ts') } : undefined,
    );
  },
};

/**
 * Maps each module that a runtime file re-exports to the bundle that contains it. Finds the modules in lines such as
 * `export * from '../lib/core/ids';`.
 */
function reexportedModules(source: string, bundle: string): Map<string, string> {
  const modules = readFileSync(join(DIR, source), 'utf8').matchAll(/ from '(.+)'/g);
  return new Map(
    [...modules].map(([, module = '']) => [projectPath(module, join(DIR, source)) ?? module, `./${bundle}`]),
  );
}

/**
 * Makes islands import shared modules from the runtime bundles, because a second copy of a module would have separate
 * state.
 */
const importFromRuntime = (...shared: Map<string, string>[]): Plugin => ({
  name: 'import-from-runtime',
  setup({ onResolve }) {
    const all = new Map([['lib/i18n', `./${MAIN_FILE}`], ...shared.flatMap((one) => [...one])]);
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      const from = all.get(withoutExtension(projectPath(path, importer) ?? path));
      return from ? { path: from, external: true } : undefined;
    });
  },
});
