// Bundles parts/ for the reader's browser. The first script holds what all parts share and is never loaded twice; every `*.part.ts`
// and the strings of every language come when they are needed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { partsPath, pdfPath, withBase } from '../lib/ground/addresses';
import { LANGS } from '../lib/ground/languages';
import type { SiteSettings } from '../lib/ground/settings';
import { TALK } from '../lib/search/talk/all';
import { PDF_VERSION } from './pdf-files';

const DIR = 'parts';
const MAIN = 'main.js';
const KIT = 'kit.js';
const WORKER = 'search-worker.js';

interface Wanted {
  settings: SiteSettings;
  /** While somebody writes: readable, and always in the same place. */
  isDev?: boolean;
}

export interface BundledParts {
  /** Address of the first script. */
  main: string;
  /** Address in the site to its text. */
  files: Map<string, string>;
}

export async function bundleParts({ settings, isDev = false }: Wanted): Promise<BundledParts> {
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
  const [core, kit] = [sharedBy('core.ts', MAIN), sharedBy('kit.ts', KIT)];
  const drawing = await build({
    ...common,
    entryPoints: { kit: join(DIR, 'kit.ts') },
    plugins: [fromElsewhere(core)],
  });
  const parts = await build({
    ...common,
    entryPoints: partEntries(),
    splitting: true,
    plugins: [fromElsewhere(core, kit)],
  });
  const worker = await build({
    ...common,
    // Packages that have a way of their own without a page.
    conditions: ['worker'],
    entryPoints: {
      'search-worker': join(DIR, 'search/worker.ts'),
      'own-worker': join(DIR, 'own/worker.ts'),
    },
    plugins: [withoutBooks],
  });
  const main = await build({
    ...common,
    entryPoints: { main: join(DIR, 'main.ts') },
    define: {
      ...define,
      PARTS: JSON.stringify({
        ...filesOf(parts.metafile as Metafile),
        ...Object.fromEntries(Object.keys(TALK).map((lang) => [`talk/${lang}`, [talkFile(lang)]])),
        'search/worker': [WORKER],
      }),
    },
    plugins: [stringsOfPage],
  });
  const texts = [drawing, parts, worker, main]
    .flatMap(({ outputFiles = [] }) => outputFiles)
    .map(({ path, text }): [string, string] => [relative(resolve(DIR), path), text])
    .concat(Object.entries(TALK).map(([lang, text]) => [talkFile(lang), text.replace(/\s+/g, ' ')]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // One name for all: a part must never meet the first script of another version.
  const hash = texts.reduce((sum, [name, text]) => sum.update(name).update(text), createHash('sha256'));
  const version = isDev ? 'dev' : hash.digest('hex').slice(0, 12);
  return {
    main: partsPath(version, MAIN),
    files: new Map(texts.map(([name, text]) => [partsPath(version, name), text])),
  };
}

/** What players say, a plain text that the search reads beside the data of an edition. */
const talkFile = (lang: string): string => `talk-${lang}.txt`;

/** `search/panel` is the file search-panel.js. */
const fileName = (part: string): string => part.replaceAll('/', '-');

function partEntries(): Record<string, string> {
  const parts = readdirSync(DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.part\.tsx?$/.test(file))
    .map((file): [string, string] => [fileName(file.replace(/\.part\.tsx?$/, '')), join(DIR, file)]);
  // A private book may speak any of them, whatever the site itself is read in.
  const strings = LANGS.flatMap((lang): [string, string][] => [
    [`strings-${lang}`, `lib/interface/${lang}.ts`],
    [`strings-${lang}-offline`, `lib/interface/${lang}-offline.ts`],
    [`strings-${lang}-decisions`, `lib/interface/${lang}-decisions.ts`],
    [`strings-${lang}-own`, `lib/interface/${lang}-own.ts`],
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
      else if (path === `./${KIT}`) seen.add(`${DIR}/${KIT}`);
    return seen;
  };
  return Object.fromEntries(
    Object.entries(outputs).flatMap(([file, { entryPoint }]) => {
      if (!entryPoint) return [];
      const name = entryPoint.startsWith(`${DIR}/`)
        ? entryPoint.slice(DIR.length + 1).replace(/\.part\.tsx?$/, '')
        : entryPoint.replace(/^lib\/interface\/(.*)\.ts$/, 'strings/$1');
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
    onResolve({ filter: /interface$/ }, ({ path, importer }) =>
      named(path, importer) === 'lib/interface' ? { path: resolve(DIR, 'strings.ts') } : undefined,
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
    const all = new Map([['lib/interface', `./${MAIN}`], ...shared.flatMap((one) => [...one])]);
    onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return undefined;
      const from = all.get(bare(named(path, importer) ?? path));
      return from ? { path: from, external: true } : undefined;
    });
  },
});
