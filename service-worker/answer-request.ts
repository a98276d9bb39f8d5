// Answers requests of pages. A response comes from the stored files if possible, otherwise from the network. If both
// fail, a request that opens a page gets a stored error page, and any other request gets a network error.

import { isLang, type Lang } from '../lib/core/languages';
import {
  fallbackPath,
  isFallbackPath,
  type ListedFile,
  NOT_FOUND_PATH,
  PACKS_PATH,
} from '../lib/offline/offline-manifest';
import { langOf, resolveAddress } from '../lib/offline/resolve-address';
import { joinBytes } from './join-bytes';
import type { OfflineManager } from './offline-manager';
import { CONTENT_TYPES, contentTypeOf, toResponse, withSecurityHeaders } from './site-response';
import { readBody, withTimeout } from './verified-fetch';

/**
 * Makes the waiting version of the site (downloaded, but not used yet) the current one, if the request opens a page and
 * no other window of the site is open.
 */
export async function activateWaitingOnStart(
  request: Request,
  manager: OfflineManager,
  countWindows: () => Promise<number>,
): Promise<void> {
  if (request.mode === 'navigate' && manager.hasWaiting() && (await countWindows()) === 0)
    await manager.activateWaiting();
}

/**
 * Answers a request. `path` is the URL path without the base path of the site; `base` is the URL of the site without
 * the last slash.
 */
export async function answerRequest(
  request: Request,
  path: string,
  base: string,
  manager: OfflineManager,
): Promise<Response> {
  const match = resolveAddress(manager.addresses(), path);
  switch (match.kind) {
    case 'redirect': {
      const to = new URL(base + match.to);
      to.search = new URL(request.url).search;
      return Response.redirect(to.href, 302);
    }
    case 'file': {
      const read = await manager.read(match.file);
      return typeof read === 'object'
        ? toResponse(request, read.bytes, contentTypeOf(match.file[0]))
        : fetchAndRepair(request, path, match.file, manager);
    }
    case 'not-kept':
      return fetchWithTimeout(request).catch(() =>
        shellPageResponse(request, findFallbackPage(path, manager), 503, manager),
      );
    case 'unknown':
      return fetchWithTimeout(request).catch(() => shellPageResponse(request, NOT_FOUND_PATH, 404, manager));
  }
}

const fetchWithTimeout = async (request: Request): Promise<Response> =>
  withSecurityHeaders(await withTimeout(fetch(request), request.url));

/**
 * Answers a request for the data of an edition in another version of the site, such as
 * `/packs/waiting/outer-rim.uk.json`. A page uses this data to compare the two versions.
 */
export async function answerOtherVersion(
  request: Request,
  path: string,
  manager: OfflineManager,
): Promise<Response> {
  const [version = '', name = ''] = path.slice(PACKS_PATH.length).split('/');
  const read = await manager.readOtherVersion(version, `/data/${name}`);
  return typeof read === 'object'
    ? toResponse(request, read.bytes, CONTENT_TYPES.json as string)
    : new Response(null, { status: 404 });
}

/** Answers a request for the list of the stored editions with the hashes of their data. The search uses the list. */
export function answerKeptData(request: Request, manager: OfflineManager): Response {
  const editions = [...manager.storedData()].map(([path, hash]) => [
    path.slice('/data/'.length, -'.json'.length),
    hash,
  ]);
  const body = new TextEncoder().encode(JSON.stringify(Object.fromEntries(editions)));
  return toResponse(request, body, CONTENT_TYPES.json as string);
}

/**
 * Returns the path of the fallback page, which is shown instead of a page that is not stored. The fallback page is in a
 * language of the reader if possible, otherwise in the language of the requested address, otherwise in any stored
 * language. The reader's language comes first, because the reader may have tapped a link to a language that is not
 * stored.
 */
function findFallbackPage(path: string, manager: OfflineManager): string {
  const { files, langs, home } = manager.addresses();
  const preferred = [...langs, langOf(path).lang, home].filter((lang) => lang && isLang(lang)) as Lang[];
  return (
    preferred.map(fallbackPath).find((page) => files.has(page)) ??
    [...files.keys()].find(isFallbackPath) ??
    ''
  );
}

/**
 * Answers a navigation with the stored page `path`, which is the 404 page or the fallback page. Any other request gets
 * a network error.
 */
async function shellPageResponse(
  request: Request,
  path: string,
  status: number,
  manager: OfflineManager,
): Promise<Response> {
  const file = request.mode === 'navigate' ? manager.addresses().files.get(path) : undefined;
  const read = file && (await manager.read(file));
  return typeof read === 'object'
    ? toResponse(request, read.bytes, contentTypeOf(path), status)
    : Response.error();
}

/**
 * Fetches a file that is missing or damaged on the device. If the fetched file has the hash that the current version
 * lists, stores it.
 */
async function fetchAndRepair(
  request: Request,
  path: string,
  file: ListedFile,
  manager: OfflineManager,
): Promise<Response> {
  const response = await fetchWithTimeout(request).catch(() => undefined);
  if (!response) return shellPageResponse(request, findFallbackPage(path, manager), 503, manager);
  if (!response.ok || request.method !== 'GET' || path !== file[0]) return response;
  const repaired = joinBytes(readBody(response.clone(), path)).then(
    (bytes) => manager.repair(file, bytes),
    () => false,
  );
  // Show a page that the reader opens even if its hash is wrong. Refuse any other file with a wrong hash, because it
  // may belong to another version of the site than the open page.
  return request.mode === 'navigate' || (await repaired) ? response : Response.error();
}
