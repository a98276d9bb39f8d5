// Measures the files of the built site in compressed bytes, as a browser receives them: for each kind of page, each
// entry and each edition.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FileSizes } from '../../lib/budgets/compare-budgets';
import { type FirstLoad, firstLoadOf } from '../../lib/budgets/first-load';
import { OUT_DIR } from '../content/folders';
import { listEditionFiles } from './read-editions';

/** One page of each kind. If the pages of a kind differ in size, this is the largest one. */
export const PAGE_TYPES: Record<string, string> = {
  shelf: '/',
  game: '/outer-rim/uk/',
  entry: '/outer-rim/uk/appendix-solo/',
  redirect: '/outer-rim/uk/remove-from-game/',
  'two languages': '/outer-rim/uk-ru/combat/',
  terms: '/outer-rim/uk/terms/',
  topics: '/outer-rim/uk/topics/',
  tonight: '/outer-rim/uk/tonight/',
  decisions: '/outer-rim/uk/decisions/',
  booklet: '/outer-rim/uk/booklet/',
  'one rule': '/outer-rim/uk/patrols/not-a-ship/',
  'not found': '/404.html',
};

export interface PageWeight {
  html: number;
  scripts: FileSizes;
  styles: FileSizes;
  fonts: FileSizes;
  requests: number;
}

const sizes = new Map<string, number>();

/**
 * Returns the transfer size of a file in bytes. Fonts and images are already compressed; the size of all other files is
 * that of their gzip compression.
 */
function sentBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(OUT_DIR, path));
  const size = /\.(woff2?|png)$/.test(path) ? bytes.length : gzipSync(bytes).length;
  sizes.set(path, size);
  return size;
}

const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);
const withoutQuery = (address: string) => address.replace(/[?#].*$/, '');
/** Matches the folder of the scripts. Its name contains the version: `/client/86f8d03b9fe2/`. */
const VERSION_FOLDER = /^\/client\/[^/]+\//;
const weights = (addresses: string[]): FileSizes =>
  Object.fromEntries(
    addresses.map((address) => [
      withoutQuery(address).replace(VERSION_FOLDER, '/client/'),
      sentBytes(withoutQuery(address)),
    ]),
  );

/**
 * Lists the fonts of a style sheet. A page may load only some of them, because a browser loads a font only if the page
 * contains its characters.
 */
const fontsOf = (style: string): string[] =>
  [...readFileSync(join(OUT_DIR, style), 'utf8').matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) =>
    posix.join(posix.dirname(style), url),
  );

export function weighPage(path: string): PageWeight {
  const file = fileOf(path);
  const load: FirstLoad = firstLoadOf(readFileSync(join(OUT_DIR, file), 'utf8'));
  const fonts = [...new Set([...load.fonts, ...load.styles.flatMap(fontsOf)])];
  return {
    html: sentBytes(file),
    scripts: weights(load.scripts),
    styles: weights(load.styles),
    fonts: weights(fonts),
    requests: 1 + load.scripts.length + load.styles.length + fonts.length + load.others.length,
  };
}

/**
 * Returns the compressed size of each entry page in each edition, and of the pages with similar addresses, such as
 * `/outer-rim/uk/terms/`. The booklet is left out.
 */
export function weighEntries(): FileSizes {
  return Object.fromEntries(
    readdirSync(OUT_DIR, { recursive: true, withFileTypes: true })
      .map((file) => join(file.parentPath, file.name).slice(OUT_DIR.length))
      // Matches the HTML file of an entry, such as `/outer-rim/uk/patrols/index.html`, or of a page with a similar
      // address.
      .filter(
        (path) => /^\/[a-z0-9-]+\/[a-z]{2}\/[a-z0-9-]+\/index\.html$/.test(path) && !/\/booklet\//.test(path),
      )
      .map((path) => [path, sentBytes(path)]),
  );
}

export function weighData(): FileSizes {
  return Object.fromEntries(
    listEditionFiles(join(OUT_DIR, 'data')).map((file) => [`/data/${file}`, sentBytes(`/data/${file}`)]),
  );
}

const clientFolder = (): string => join('/client', readdirSync(join(OUT_DIR, 'client'))[0] ?? '');

/** Returns the sizes of the scripts of client/ by file name, without the version folder. */
export function weighClientFiles(): FileSizes {
  const folder = clientFolder();
  return Object.fromEntries(
    readdirSync(join(OUT_DIR, folder)).map((file) => [file, sentBytes(`${folder}/${file}`)]),
  );
}

/** The script that every page has loaded before the reader's first tap. */
const ENTRY_SCRIPT = 'main.js';

/** Adds the scripts that these files import, except the entry script, which every page has already loaded. */
export function withImports(files: readonly string[]): string[] {
  const all = new Set([ENTRY_SCRIPT]);
  const follow = (file: string): void => {
    if (all.has(file)) return;
    all.add(file);
    const text = readFileSync(join(OUT_DIR, clientFolder(), file), 'utf8');
    for (const [, name = ''] of text.matchAll(/\b(?:from|import)\s*"\.\/([\w-]+\.js)"/g)) follow(name);
  };
  files.forEach(follow);
  return [...all].filter((file) => file !== ENTRY_SCRIPT);
}

/**
 * Files that the page loads when the reader first taps a rule, the search, the settings or a private book. Omits the
 * scripts that these files import.
 */
export const FIRST_TAPS: Record<string, readonly string[]> = {
  rule: ['rule-sheet.js', 'strings-uk.js'],
  search: ['search-panel.js', 'strings-uk.js', 'search-worker.js', 'colloquial-uk.txt'],
  settings: ['settings-sheet.js', 'strings-uk.js'],
  'a private book': [
    'private-books-reader.js',
    'strings-uk.js',
    'strings-uk-private-books.js',
    'strings-uk-offline.js',
    'strings-uk-decisions.js',
  ],
};
