// Build step: lets Next render the pages whose inputs have changed, and writes all pages, styles and fonts to the site.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { NOT_FOUND_PATH } from '../../../lib/offline/offline-manifest';
import { WORK_DIR } from '../../content/folders';
import { writeFileAtomically } from '../../files/cache-files';
import { listFiles } from '../../files/list-files.mjs';
import {
  addTo,
  type Build,
  BuildError,
  type Count,
  isWhole,
  noteCached,
  writeSiteFile,
} from '../build-state';
import { finishRenderedPage } from '../finish-page';
import { type PageKey, pageKeys } from '../page-cache-keys';
import { bundleDir, runNext } from './bundle-next';

/** Minimum number of pages per process. For fewer pages, starting another process would take longer than it saves. */
const MIN_PAGES_PER_WORKER = 64;
/** Time between two updates of the number of rendered pages, in milliseconds. */
const COUNT_INTERVAL = 500;
/** Folder in which the next build finds the finished pages. The name of a file is the cache key of the page. */
const CACHE_DIR = join(WORK_DIR, 'pages');

export async function renderPages(build: Build, count: Count): Promise<string> {
  const pages = pageKeys(build);
  mkdirSync(CACHE_DIR, { recursive: true });
  const missing = pages.filter(({ key }) => !existsSync(cachedFile(key)));
  if (missing.length) await renderMissing(build, missing, count);
  for (const { path, key, game } of pages) {
    writeSiteFile(build, fileOf(path), readFileSync(cachedFile(key), 'utf8'), game);
    addTo(build.pages, game, [path]);
    noteCached(build, CACHE_DIR, game, [`${key}.html`]);
  }
  if (isWhole(build)) writeAssets(build);
  return `${pages.length} pages, ${missing.length} rendered`;
}

const cachedFile = (key: string): string => join(CACHE_DIR, `${key}.html`);

/** Returns the file of a page in the site: `/outer-rim/uk/` becomes `/outer-rim/uk/index.html`. */
const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path);

/** Returns the file to which Next writes a page. */
function renderedFile(dir: string, path: string): string {
  if (path === NOT_FOUND_PATH) return join(dir, 'server/app/_not-found.html');
  return join(dir, 'server/app', `${path === '/' ? 'index' : path.slice(1, -1)}.html`);
}

async function renderMissing(build: Build, missing: readonly PageKey[], count: Count): Promise<void> {
  const dir = bundleDir();
  for (const { path } of missing) rmSync(renderedFile(dir, path), { force: true });
  const list = join(WORK_DIR, 'pages-to-render.json');
  writeFileSync(list, JSON.stringify(missing.map(({ path }) => path)));
  const workers = Math.min(availableParallelism(), Math.ceil(missing.length / MIN_PAGES_PER_WORKER));
  const isRendered = ({ path }: PageKey) => existsSync(renderedFile(dir, path));
  const timer = setInterval(
    () => count(missing.filter(isRendered).length, missing.length, 'pages'),
    COUNT_INTERVAL,
  );
  try {
    await runNext(build, 'generate', { PAGES_TO_RENDER: list, RENDER_WORKERS: String(workers) });
  } finally {
    clearInterval(timer);
  }
  const notRendered = missing.filter((page) => !isRendered(page));
  if (notRendered.length)
    throw new BuildError(
      `Next rendered no page for ${notRendered.length} addresses, such as ${notRendered[0]?.path}, expected every page to be static.`,
    );
  for (const { path, key } of missing) {
    const rendered = readFileSync(renderedFile(dir, path), 'utf8');
    const html = finishRenderedPage(rendered, build.settings.basePath);
    writeFileAtomically(cachedFile(key), html);
  }
}

/** Copies the styles, fonts and other assets of the Next bundle to the site, without its scripts and manifests. */
function writeAssets(build: Build): void {
  const dir = bundleDir();
  for (const file of listFiles(join(dir, 'static')).filter(
    (name) => !/\.js$/.test(name) && !name.includes('Manifest'),
  ))
    writeSiteFile(build, `/_next/static/${file}`, readFileSync(join(dir, 'static', file)));
  writeSiteFile(build, '/icon.svg', readFileSync('app/icon.svg'));
}
