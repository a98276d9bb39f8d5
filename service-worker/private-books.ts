// Handles the requests of private books: receives files that other apps share with the installed site, and caches
// pdf.js.
import { FILE_NAME_HEADER, SHARE_PATH_SUFFIX, SHARED_FILE_CACHE } from '../lib/private-books/share-target';

/**
 * Whether the path is that of a pdf.js file. These files are too large to be downloaded with the rest of the site, so
 * each file is cached on its first use.
 */
const isPdfReaderFile = (path: string): boolean => path.startsWith('/pdf/');
const PDF_READER_CACHE = 'pravylo-own-tools';

/**
 * Answers a request of private books; returns whether the event was answered. `path` is the path without the base path;
 * `base` is the URL of the site without the last slash.
 */
export function answerPrivateBookRequest(event: FetchEvent, path: string, base: string): boolean {
  const { request } = event;
  if (request.method === 'POST' && path.endsWith(SHARE_PATH_SUFFIX))
    event.respondWith(storeSharedFile(request, base + path));
  else if (request.method === 'GET' && isPdfReaderFile(path)) event.respondWith(cacheFirst(request));
  else return false;
  return true;
}

/** Stores the shared file in a cache until the page has read it, and redirects to the page that adds a book. */
async function storeSharedFile(request: Request, page: string): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return Response.redirect(page, 303);
  try {
    const cache = await caches.open(SHARED_FILE_CACHE);
    const headers = { [FILE_NAME_HEADER]: encodeURIComponent(file.name) };
    await cache.put(`${page}file`, new Response(file, { headers }));
    return Response.redirect(`${page}?shared`, 303);
  } catch {
    return Response.redirect(`${page}?shared=full`, 303);
  }
}

/**
 * Answers from the cache, otherwise from the network. Cached files are never revalidated. When the first file of a new
 * version is cached, the files of older versions are deleted.
 */
async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(PDF_READER_CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    for (const old of await cache.keys())
      if (versionOf(old.url) !== versionOf(request.url)) await cache.delete(old);
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}

const versionOf = (url: string): string | undefined => /\/pdf\/([^/]+)\//.exec(url)?.[1];
