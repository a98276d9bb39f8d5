// Bundles client/ for the reader's browser. The first script holds what all parts share and is never loaded twice; every `*.island.ts`
// and the strings of every language come when they are needed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { clientPath, pdfPath, withBase } from '../../lib/core/addresses';
import { LANGS } from '../../lib/core/languages';
import type { SiteSettings } from '../../lib/core/site-settings';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { PDF_VERSION } from '../pdf/pdf-files';

const DIR = 'client';
const MAIN = 'main.js';
const PREACT = 'preact-runtime.js';
const WORKER = 'search-worker.js';

interface Wanted {
  settings: SiteSettings;
  /** While somebody writes: readable, and always in the same place. */
  isDev?: boolean;
}

export interface BundledClient {
  /** Address of the first script. */
  main: string;
  /** Address in the site to its text. */
  files: Map<string, string>;
}

export async function bundleClient({ settings, isDev = false }: Wanted): Promise<BundledClient> {
  const define = {
    'process.env.BASE_PATH': JSON.stringify(settings.basePath),
    'process.env.SITE_ORIGIN': JSON.stringify(settings.origin),
    'process.env.HOME_LANG': JSON.stringify(settings.homeLang),
    'process.env.HISTORY_URL': JSON.stringify(settings.historyUrl),
    'process.env.REPORT_URL': JSON.stringify(settings.reportUrl),
    IS_DEV: String(isDev),
    PDF_PATH: JSON.stringify(withBase(pdfPath(PDF_VERSION), settings)),
  };
  const common: BuildOptions = {
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
  const [core, preact] = [sharedBy('client-runtime.ts', MAIN), sharedBy('preact-runtime.ts', PREACT)];
  const drawing = await build({
    ...common,
    entryPoints: { 'preact-runtime': join(DIR, 'preact-runtime.ts') },
    plugins: [fromElsewhere(core)],
  });
  const parts = await build({
    ...common,
    entryPoints: islandEntries(),
    splitting: true,
    plugins: [fromElsewhere(core, preact)],
  });
  const worker = await build({
    ...common,
    // Packages that have a way of their own without a page.
    conditions: ['worker'],
    entryPoints: {
      'search-worker': join(DIR, 'search/search-worker.ts'),
      'book-worker': join(DIR, 'private-books/book-worker.ts'),
    },
    plugins: [withoutBooks],
  });
  const main = await build({
    ...common,
    entryPoints: { main: join(DIR, 'main.ts') },
    define: {
      ...define,
      ISLANDS: JSON.stringify({
        ...filesOf(parts.metafile as Metafile),
        ...Object.fromEntries(
          Object.keys(COLLOQUIAL).map((lang) => [`colloquial/${lang}`, [colloquialFile(lang)]]),
        ),
        'search/search-worker': [WORKER],
      }),
    },
    plugins: [stringsOfPage],
  });
  const texts = [drawing, parts, worker, main]
    .flatMap(({ outputFiles = [] }) => outputFiles)
    .map(({ path, text }): [string, string] => [relative(resolve(DIR), path), text])
    .concat(
      Object.entries(COLLOQUIAL).map(([lang, text]) => [colloquialFile(lang), text.replace(/\s+/g, ' ')]),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // One name for all: a part must never meet the first script of another version.
  const hash = texts.reduce((sum, [name, text]) => sum.update(name).update(text), createHash('sha256'));
  const version = isDev ? 'dev' : hash.digest('hex').slice(0, 12);
  return {
    main: clientPath(version, MAIN),
    files: new Map(texts.map(([name, text]) => [clientPath(version, name), text])),
  };
}

/** What players say, a plain text that the search reads beside the data of an edition. */
const colloquialFile = (lang: string): string => `colloquial-${lang}.txt`;

/** `search/panel` is the file search-panel.js. */
const fileName = (part: string): string => part.replaceAll('/', '-');

function islandEntries(): Record<string, string> {
  const parts = readdirSync(DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.island\.tsx?$/.test(file))
    .map((file): [string, string] => [fileName(file.replace(/\.island\.tsx?$/, '')), join(DIR, file)]);
  // A private book may speak any of them, whatever the site itself is read in.
  const strings = LANGS.flatMap((lang): [string, string][] => [
    [`strings-${lang}`, `lib/i18n/${lang}.ts`],
    [`strings-${lang}-offline`, `lib/i18n/${lang}-offline.ts`],
    [`strings-${lang}-decisions`, `lib/i18n/${lang}-decisions.ts`],
    [`strings-${lang}-private-books`, `lib/i18n/${lang}-private-books.ts`],
  ]);
  return Object.fromEntries([...parts, ...strings].sort());
}

/** Every part with the files it is made of, its own first; what the first script holds is there already. */
function filesOf({ outputs }: Metafile): Record<string, string[]> {
  const follow = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, external } of outputs[file]?.imports ?? [])
      if (!external) follow(path, seen);
      else if (path === `./${PREACT}`) seen.add(`${DIR}/${PREACT}`);
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

const bare = (file: string): string => file.replace(/(\/index)?\.tsx?$/, '');
/** A file of the project that an import names, without its ending; undefined for packages. */
function named(path: string, importer: string): string | undefined {
  if (path.startsWith('@/')) return path.slice(2);
  return path.startsWith('.')
    ? relative(process.cwd(), join(dirname(importer), path)).replaceAll('\\', '/')
    : undefined;
}

/** What is known of printed books one by one is for the command line: it is heavy, and it names what is under locks. */
const withoutBooks: Plugin = {
  name: 'without-books',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /books$/ }, ({ path, importer }) =>
      named(path, importer) === 'extract/books' ? { path: 'none', namespace: 'books' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'books' }, () => ({ contents: 'export const BOOKS = new Map();' }));
  },
};

/** In the browser the words of the interface are those that were fetched. */
const stringsOfPage: Plugin = {
  name: 'strings-of-page',
  setup({ onResolve }) {
    onResolve({ filter: /i18n$/ }, ({ path, importer }) =>
      named(path, importer) === 'lib/i18n' ? { path: resolve(DIR, 'strings.ts') } : undefined,
    );
  },
};

/** What a file offers to all parts, by the modules it hands on. */
function sharedBy(list: string, file: string): Map<string, string> {
  const modules = readFileSync(join(DIR, list), 'utf8').matchAll(/ from '(.+)'/g);
  return new Map(
    [...modules].map(([, module = '']) => [named(module, join(DIR, list)) ?? module, `./${file}`]),
  );
}

/** What is shared is taken from where it is shared: two copies of it would not know of each other. */
const fromElsewhere = (...shared: Map<string, string>[]): Plugin => ({
  name: 'from-elsewhere',
  setup({ onResolve }) {
    const all = new Map([['lib/i18n', `./${MAIN}`], ...shared.flatMap((one) => [...one])]);
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      const from = all.get(bare(named(path, importer) ?? path));
      return from ? { path: from, external: true } : undefined;
    });
  },
});
