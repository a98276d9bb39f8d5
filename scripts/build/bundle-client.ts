// Bundles client/ for the browser. Vite splits the code of the pages into main.js, one script per island and per
// language, and scripts that several islands share (scripts/build/split-client.ts). esbuild bundles the two workers,
// which share no script with the pages.
import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { clientPath, pdfPath, withBase } from '../../lib/core/addresses';
import type { SiteSettings } from '../../lib/core/site-settings';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { words as TRANSLATIONS } from '../../lib/search/translations/words';
import { hashParts } from '../files/hash.mjs';
import { PDF_VERSION } from '../pdf/pdf-files';
import { splitClient } from './split-client';

const MAIN_FILE = 'main.js';

interface BundleOptions {
  settings: SiteSettings;
  /** Whether the bundle is for `npm run dev`. Such a bundle is not minified, and its address never changes. */
  isDev?: boolean;
}

export interface BundledClient {
  /** Address of main.js. */
  main: string;
  /** Maps the address of each file in the site to its text. */
  files: Map<string, string>;
}

export async function bundleClient({ settings, isDev = false }: BundleOptions): Promise<BundledClient> {
  const options: BuildOptions & { target: string[]; define: Record<string, string> } = {
    minify: !isDev,
    target: ['es2022', 'safari16.4'],
    charset: 'utf8',
    define: constants(settings, isDev),
  };
  const [pages, workers] = await Promise.all([splitClient(options), bundleWorkers(options)]);
  const texts = [
    ...pages,
    ...workers,
    ...Object.entries(COLLOQUIAL).map(([lang, text]): [string, string] => [
      `colloquial-${lang}.txt`,
      text.replace(/\s+/g, ' '),
    ]),
    ['translations.txt', TRANSLATIONS] as [string, string],
  ].sort(([one], [other]) => (one < other ? -1 : 1));
  // All scripts are in a folder whose name is their version. An island therefore never imports the main script of
  // another version.
  const version = isDev ? 'dev' : hashParts(texts.flat()).slice(0, 12);
  return {
    main: clientPath(version, MAIN_FILE),
    files: new Map(texts.map(([name, text]) => [clientPath(version, name), text])),
  };
}

/** Returns the constants that the bundlers insert into the code. */
const constants = (settings: SiteSettings, isDev: boolean): Record<string, string> => ({
  'process.env.BASE_PATH': JSON.stringify(settings.basePath),
  'process.env.SITE_ORIGIN': JSON.stringify(settings.origin),
  'process.env.HOME_LANG': JSON.stringify(settings.homeLang),
  'process.env.HISTORY_URL': JSON.stringify(settings.historyUrl),
  'process.env.REPORT_URL': JSON.stringify(settings.reportUrl),
  'process.env.OFFER_URL': JSON.stringify(settings.offerUrl),
  RULE_SHARING: JSON.stringify(settings.ruleSharing),
  'process.env.NODE_ENV': JSON.stringify(isDev ? 'development' : 'production'),
  IS_DEV: String(isDev),
  PDF_PATH: JSON.stringify(withBase(pdfPath(PDF_VERSION), settings)),
  COLLOQUIAL_LANGS: JSON.stringify(Object.keys(COLLOQUIAL)),
});

async function bundleWorkers(options: BuildOptions): Promise<[string, string][]> {
  const { outputFiles = [] } = await build({
    ...options,
    bundle: true,
    write: false,
    format: 'esm',
    // Selects the variants of packages for workers, where `document` does not exist.
    conditions: ['worker'],
    entryPoints: {
      'search-worker': 'client/search/search-worker.ts',
      'book-worker': 'client/private-books/book-worker.ts',
    },
    outdir: 'client',
    logLevel: 'error',
    plugins: [excludeBookData, excludeEditorStrings],
  });
  return outputFiles.map(({ path, text }) => [basename(path), text]);
}

/** Leaves the interface strings of the editor out of the workers, which never show them. */
const excludeEditorStrings: Plugin = {
  name: 'exclude-editor-strings',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/[a-z]{2}-editor$/ }, ({ path }) => ({ path, namespace: 'editor-strings' }));
    onLoad({ filter: /./, namespace: 'editor-strings' }, () => ({ contents: 'export const editor = {};' }));
  },
};

/**
 * Replaces the extraction data of individual printed books with an empty list. The data is large, contains spoilers,
 * and only commands need it.
 */
const excludeBookData: Plugin = {
  name: 'exclude-book-data',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /books$/ }, ({ path, resolveDir }) =>
      path === '@/extract/known-books' || resolve(resolveDir, path) === resolve('extract/known-books')
        ? { path: 'none', namespace: 'books' }
        : undefined,
    );
    onLoad({ filter: /./, namespace: 'books' }, () => ({ contents: 'export const BOOKS = new Map();' }));
  },
};
