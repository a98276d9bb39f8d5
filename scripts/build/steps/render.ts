// Step: Next renders the pages that are not as they were, and every page goes into the site.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { SiteSettings } from '../../../lib/core/site-settings';
import { NOT_FOUND_PATH } from '../../../lib/offline/offline-manifest';
import { WORK_DIR } from '../../content/folders';
import { type Build, BuildError, put } from '../build';
import { finishPage } from '../finish-page';
import { fixTitlePosition } from '../fix-title-position';
import { type PageKey, pageKeys } from '../page-keys';
import { stripRuntime } from '../strip-runtime';
import { rendererDir, runNext } from './bundle-next';

/** Fewer pages are not worth another process's start. */
const LEAST_EACH = 64;
/** Finished pages by their keys, from this build to the next. */
const KEPT = join(WORK_DIR, 'pages');

export function render(build: Build): string {
  const pages = pageKeys(build);
  mkdirSync(KEPT, { recursive: true });
  const missing = pages.filter(({ key }) => !existsSync(keptFile(key)));
  if (missing.length) renderPages(build, missing);
  for (const { path, key, game } of pages) {
    put(build, fileOf(path), readFileSync(keptFile(key), 'utf8'));
    build.pages.set(game, [...(build.pages.get(game) ?? []), path]);
  }
  putAssets(build);
  const used = new Set(pages.map(({ key }) => `${key}.html`));
  for (const name of readdirSync(KEPT)) if (!used.has(name)) rmSync(join(KEPT, name));
  return `${pages.length} pages, ${missing.length} of them rendered anew`;
}

const keptFile = (key: string): string => join(KEPT, `${key}.html`);

/** `/outer-rim/uk/` to `/outer-rim/uk/index.html` */
const fileOf = (path: string): string => (path.endsWith('/') ? `${path}index.html` : path);

/** Where Next leaves the page of an address. */
function renderedFile(dir: string, path: string): string {
  if (path === NOT_FOUND_PATH) return join(dir, 'server/app/_not-found.html');
  return join(dir, 'server/app', `${path === '/' ? 'index' : path.slice(1, -1)}.html`);
}

function renderPages(build: Build, missing: readonly PageKey[]): void {
  const dir = rendererDir();
  for (const { path } of missing) rmSync(renderedFile(dir, path), { force: true });
  const list = join(WORK_DIR, 'wanted.json');
  writeFileSync(list, JSON.stringify(missing.map(({ path }) => path)));
  const workers = Math.min(availableParallelism(), Math.ceil(missing.length / LEAST_EACH));
  runNext(build, 'generate', { WANTED_PAGES: list, RENDER_WORKERS: String(workers) });
  const lost = missing.filter(({ path }) => !existsSync(renderedFile(dir, path)));
  if (lost.length)
    throw new BuildError(
      `Next rendered no page for ${lost.map(({ path }) => path).join(', ')}, expected every page to be static.`,
    );
  for (const { path, key } of missing) {
    const rendered = readFileSync(renderedFile(dir, path), 'utf8');
    const html = finishPage(withOwnBase(fixTitlePosition(stripRuntime(rendered)), build.settings));
    writeFileSync(`${keptFile(key)}.new`, html);
    renameSync(`${keptFile(key)}.new`, keptFile(key));
  }
}

/** What Next itself names from the root, for a site that lies elsewhere: its styles and the icon. */
const withOwnBase = (html: string, { basePath }: SiteSettings): string =>
  html.replace(/(<link [^>]*href=")(\/(?:_next\/|icon\.svg))/g, `$1${basePath}$2`);

/** Styles and typefaces as Next names them, and its few plain files; none of its scripts. */
function putAssets(build: Build): void {
  const dir = rendererDir();
  for (const file of filesIn(join(dir, 'static')).filter(
    (name) => !/\.js$/.test(name) && !name.includes('Manifest'),
  ))
    put(build, `/_next/static/${file}`, readFileSync(join(dir, 'static', file)));
  put(build, '/icon.svg', readFileSync('app/icon.svg'));
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(dir, join(file.parentPath, file.name)).split(sep).join('/'))
    .sort();
