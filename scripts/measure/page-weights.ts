// Weighs the exported site as a browser receives it: compressed bytes by page type, entry and edition.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Weights } from '../../lib/budgets/compare-budgets';
import { type FirstLoad, firstLoadOf } from '../../lib/budgets/first-load';
import { OUT } from '../content/folders';

/** One page of every type, the heaviest of its kind where they differ. */
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
  scripts: Weights;
  styles: Weights;
  fonts: Weights;
  requests: number;
}

const sizes = new Map<string, number>();

/** Bytes of a file as they travel; fonts and pictures are compressed already. */
function sentBytes(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(OUT, path));
  const size = /\.(woff2?|png)$/.test(path) ? bytes.length : gzipSync(bytes).length;
  sizes.set(path, size);
  return size;
}

const fileOf = (path: string) => (path.endsWith('/') ? `${path}index.html` : path);
const bare = (address: string) => address.replace(/[?#].*$/, '');
/** Scripts lie in a folder that every version names anew. */
const VERSION = /^\/client\/[^/]+\//;
const weights = (addresses: string[]): Weights =>
  Object.fromEntries(
    addresses.map((address) => [bare(address).replace(VERSION, '/client/'), sentBytes(bare(address))]),
  );

/** The typefaces a style sheet names; a page asks for those whose letters it has, so this is the most it may be. */
const fontsOf = (style: string): string[] =>
  [...readFileSync(join(OUT, style), 'utf8').matchAll(/url\(([^)]*\.woff2)\)/g)].map(([, url = '']) =>
    posix.join(posix.dirname(style), url),
  );

export function weighPage(path: string): PageWeight {
  const file = fileOf(path);
  const load: FirstLoad = firstLoadOf(readFileSync(join(OUT, file), 'utf8'));
  const fonts = [...new Set([...load.fonts, ...load.styles.flatMap(fontsOf)])];
  return {
    html: sentBytes(file),
    scripts: weights(load.scripts),
    styles: weights(load.styles),
    fonts: weights(fonts),
    requests: 1 + load.scripts.length + load.styles.length + fonts.length + load.others.length,
  };
}

/** Every entry page of every edition by its compressed HTML. */
export function weighEntries(): Weights {
  return Object.fromEntries(
    readdirSync(OUT, { recursive: true, withFileTypes: true })
      .map((file) => join(file.parentPath, file.name).slice(OUT.length))
      // `/outer-rim/uk/patrols/index.html`
      .filter(
        (path) => /^\/[a-z0-9-]+\/[a-z]{2}\/[a-z0-9-]+\/index\.html$/.test(path) && !/\/booklet\//.test(path),
      )
      .map((path) => [path, sentBytes(path)]),
  );
}

export function weighData(): Weights {
  return Object.fromEntries(
    readdirSync(join(OUT, 'data')).map((file) => [`/data/${file}`, sentBytes(`/data/${file}`)]),
  );
}

/** The scripts of client/ by their names, whatever folder this version has. */
export function weighParts(): Weights {
  const [version = ''] = readdirSync(join(OUT, 'client'));
  return Object.fromEntries(
    readdirSync(join(OUT, 'client', version)).map((file) => [file, sentBytes(`/client/${version}/${file}`)]),
  );
}

/** What a first tap brings: on a rule, on the search field. */
export const TAPS: Record<string, readonly string[]> = {
  rule: ['rule-sheet.js', 'preact-runtime.js', 'strings-uk.js'],
  search: ['search-panel.js', 'preact-runtime.js', 'strings-uk.js', 'search-worker.js', 'colloquial-uk.txt'],
  settings: ['settings-sheet.js', 'preact-runtime.js', 'strings-uk.js'],
  'a private book': [
    'private-books-reader.js',
    'preact-runtime.js',
    'strings-uk.js',
    'strings-uk-private-books.js',
    'strings-uk-offline.js',
  ],
};
