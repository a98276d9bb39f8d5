// Answers what a page asks for: from the device when it is there, from the network when it is not, and in plain words when neither has it.

import { isLang, type Lang } from '../lib/core/languages';
import {
  fallbackPath,
  isFallbackPath,
  type ListedFile,
  NOT_FOUND_PATH,
  PACKS,
} from '../lib/offline/offline-manifest';
import { findAddress, langOf } from '../lib/offline/resolve-address';
import { joinBytes } from './join-bytes';
import { readBody, waitFor } from './network';
import type { OfflineManager } from './offline-manager';

/** What a host says with every answer; put in by the build. */
declare const SAFETY: { [name: string]: string };

const TYPES: { [extension: string]: string } = {
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

const typeOf = (path: string): string =>
  TYPES[path.endsWith('/') ? 'html' : (path.split('.').pop() ?? '')] ?? 'application/octet-stream';

/** A start: nobody is reading, so the version that waited may take over. */
export async function changeAtStart(
  request: Request,
  keeper: OfflineManager,
  countReaders: () => Promise<number>,
): Promise<void> {
  if (request.mode === 'navigate' && keeper.hasWaiting() && (await countReaders()) === 0)
    await keeper.change();
}

/** `path` is the address without the sub-path; `base` the site's own address without its last slash. */
export async function answer(
  request: Request,
  path: string,
  base: string,
  keeper: OfflineManager,
): Promise<Response> {
  const found = findAddress(keeper.book(), path);
  switch (found.kind) {
    case 'redirect': {
      const to = new URL(base + found.to);
      to.search = new URL(request.url).search;
      return Response.redirect(to.href, 302);
    }
    case 'file': {
      const read = await keeper.read(found.file);
      return typeof read === 'object'
        ? toResponse(request, read.bytes, typeOf(found.file[0]), 200)
        : fetchInstead(request, path, found.file, keeper);
    }
    case 'not-kept':
      return ask(request).catch(() => ownPage(request, findNotKept(path, keeper), 503, keeper));
    case 'unknown':
      return ask(request).catch(() => ownPage(request, NOT_FOUND_PATH, 404, keeper));
  }
}

/** A server that never answers is none. */
const ask = (request: Request): Promise<Response> => waitFor(fetch(request), request.url);

/** Data of another version than the one in use, for those who compare: `/packs/waiting/outer-rim.uk.json`. */
export async function answerOther(request: Request, path: string, keeper: OfflineManager): Promise<Response> {
  const [version = '', name = ''] = path.slice(PACKS.length).split('/');
  const read = await keeper.readOther(version, `/data/${name}`);
  return typeof read === 'object'
    ? toResponse(request, read.bytes, TYPES.json as string, 200)
    : new Response(null, { status: 404 });
}

const toResponse = (
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  status: number,
): Response =>
  new Response(request.method === 'HEAD' ? null : bytes, {
    status,
    headers: { ...SAFETY, 'content-type': type, 'cache-control': 'no-cache' },
  });

/** The page that speaks for what is not here: in the language of the address, else in one that the reader reads. */
function findNotKept(path: string, keeper: OfflineManager): string {
  const { files, langs, home } = keeper.book();
  const spoken = [langOf(path).lang, ...langs, home].filter((lang) => lang && isLang(lang)) as Lang[];
  return (
    spoken.map(fallbackPath).find((page) => files.has(page)) ?? [...files.keys()].find(isFallbackPath) ?? ''
  );
}

/** A page of the shell in place of one that is not to be had; only a reader can do something with it. */
async function ownPage(
  request: Request,
  path: string,
  status: number,
  keeper: OfflineManager,
): Promise<Response> {
  const file = request.mode === 'navigate' ? keeper.book().files.get(path) : undefined;
  const read = file && (await keeper.read(file));
  return typeof read === 'object' ? toResponse(request, read.bytes, typeOf(path), status) : Response.error();
}

/** What is missing or damaged here comes from the network, and is kept when it is the content of this version. */
async function fetchInstead(
  request: Request,
  path: string,
  file: ListedFile,
  keeper: OfflineManager,
): Promise<Response> {
  const response = await ask(request).catch(() => undefined);
  if (!response) return ownPage(request, findNotKept(path, keeper), 503, keeper);
  if (!response.ok || request.method !== 'GET' || path !== file[0]) return response;
  const mended = joinBytes(readBody(response.clone(), path)).then(
    (bytes) => keeper.mend(file, bytes),
    () => false,
  );
  // Data of another version beside a page of this one would say something else than the page.
  return request.mode === 'navigate' || (await mended) ? response : Response.error();
}
