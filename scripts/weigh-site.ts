// Weighs the exported site as a browser receives it: compressed bytes by page type, entry and edition.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Weights } from '../lib/budgets/compare';
import { type FirstLoad, firstLoadOf } from '../lib/budgets/first-load';
import { OUT } from './exported';

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
const weights = (addresses: string[]): Weights =>
  Object.fromEntries(addresses.map((address) => [bare(address), sentBytes(bare(address))]));

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

/** What every entry carries for showing, sharing and reporting a rule, and for arriving at one. */
export const SHARING = [
  'components/rule-handle.tsx',
  'components/arrival.tsx',
  'components/report-button.tsx',
];

export async function weighComponents(entries: readonly string[]): Promise<Weights> {
  const weighed = await Promise.all(
    entries.map(async (entry) => [entry, await weighComponent(entry)] as const),
  );
  return Object.fromEntries(weighed);
}

/** What a component adds to the first load by itself: without the framework and without what it loads later. */
async function weighComponent(entry: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    charset: 'utf8',
    outdir: 'weighed',
    alias: { '@': process.cwd() },
    external: ['react', 'react/*', 'react-dom', 'next/*'],
    logLevel: 'error',
  });
  const { outputs } = metafile;
  const first = new Set<string>();
  const follow = (file: string) => {
    if (first.has(file)) return;
    first.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) follow(path);
  };
  for (const [file, { entryPoint }] of Object.entries(outputs)) if (entryPoint === entry) follow(file);
  return outputFiles
    .filter(({ path }) => [...first].some((file) => path.endsWith(file)))
    .reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}
