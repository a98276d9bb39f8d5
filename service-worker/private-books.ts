// Handles requests for private books: receives files that other apps share with the installed site, and answers
// requests for pdf.js.
import { BOOK_LIMITS } from '../lib/private-books/private-book';
import {
  ABANDONED_AFTER_MS,
  FILE_NAME_HEADER,
  SHARE_PATH_SUFFIX,
  SHARED_FILE_CACHE,
  SHARED_QUERY,
  STORED_TIME_HEADER,
} from '../lib/private-books/share-target';
import type { PdfLibrary } from './pdf-library';

declare const self: ServiceWorkerGlobalScope;

/**
 * Answers a request that concerns private books. Returns false if the request does not concern them. `path` is the path
 * without the base path of the site, and `base` is the URL of the site without the last slash.
 */
export function answerPrivateBookRequest(
  event: FetchEvent,
  path: string,
  base: string,
  pdfLibrary: PdfLibrary,
): boolean {
  const { request } = event;
  if (request.method === 'POST' && path.endsWith(SHARE_PATH_SUFFIX))
    event.respondWith(storeSharedFile(request, base + path));
  else if (request.method === 'GET' && path.startsWith('/pdf/'))
    event.respondWith(pdfLibrary.answer(request, path));
  else return false;
  return true;
}

/**
 * Stores the shared file in a cache, and redirects to the page that adds a book. This page asks the reader before it
 * reads the file. Does not store a file that another site has posted.
 */
async function storeSharedFile(request: Request, page: string): Promise<Response> {
  if (isFromOtherSite(request)) return Response.redirect(page, 303);
  await discardSharedFile();
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return Response.redirect(page, 303);
  if (file.size > BOOK_LIMITS.pdfBytes) return Response.redirect(`${page}?${SHARED_QUERY}=too-large`, 303);
  try {
    const cache = await caches.open(SHARED_FILE_CACHE);
    const headers = {
      [FILE_NAME_HEADER]: encodeURIComponent(file.name),
      [STORED_TIME_HEADER]: String(Date.now()),
    };
    await cache.put(`${page}file`, new Response(file, { headers }));
    return Response.redirect(`${page}?${SHARED_QUERY}`, 303);
  } catch {
    return Response.redirect(`${page}?${SHARED_QUERY}=full`, 303);
  }
}

/**
 * Whether a form on another site posted the request. A request from the operating system has no referrer. Another site
 * can also hide its referrer, so the page asks the reader before it reads the file.
 */
function isFromOtherSite({ referrer, headers }: Request): boolean {
  const sources = [referrer, headers.get('origin') ?? ''].filter((source) => source.startsWith('http'));
  return sources.some((source) => new URL(source).origin !== self.location.origin);
}

const discardSharedFile = (): Promise<boolean> => caches.delete(SHARED_FILE_CACHE).catch(() => false);

/**
 * Deletes the shared file from the cache if no open page can still ask the reader about the file, and no such page is
 * being opened.
 */
export async function discardAbandonedFile(windows: readonly Client[]): Promise<void> {
  if (windows.some(({ url }) => new URL(url).searchParams.has(SHARED_QUERY))) return;
  if (!(await caches.has(SHARED_FILE_CACHE))) return;
  const cache = await caches.open(SHARED_FILE_CACHE);
  const [request] = await cache.keys();
  const stored = request && (await cache.match(request));
  const age = Date.now() - Number(stored?.headers.get(STORED_TIME_HEADER) ?? 0);
  // The age is negative if the clock of the device was set back.
  if (!(age >= 0 && age < ABANDONED_AFTER_MS)) await discardSharedFile();
}
