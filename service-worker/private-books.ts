// What private books need of the worker: a file shared to the installed site finds its page, and what reads books stays once it came.
import { SHARE_END, SHARED, SHARED_NAME } from '../lib/private-books/share-target';

/** The reader of PDFs, too large to be kept by those who have none. Its address names its version. */
const isTool = (path: string): boolean => path.startsWith('/pdf/');
const KEPT = 'pravylo-own-tools';

/** Whether it has answered; `path` is the address without the sub-path, `base` the site's own address without its last slash. */
export function answerOwn(event: FetchEvent, path: string, base: string): boolean {
  const { request } = event;
  if (request.method === 'POST' && path.endsWith(SHARE_END))
    event.respondWith(takeShared(request, base + path));
  else if (request.method === 'GET' && isTool(path)) event.respondWith(fromKept(request));
  else return false;
  return true;
}

/** The file lies in a place of its own until the page has read it; where there is no room for it, the page says so. */
async function takeShared(request: Request, page: string): Promise<Response> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) return Response.redirect(page, 303);
  try {
    const cache = await caches.open(SHARED);
    const headers = { [SHARED_NAME]: encodeURIComponent(file.name) };
    await cache.put(`${page}file`, new Response(file, { headers }));
    return Response.redirect(`${page}?shared`, 303);
  } catch {
    return Response.redirect(`${page}?shared=full`, 303);
  }
}

/** What was kept is right for good; what an older version left goes when the newer one comes. */
async function fromKept(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    for (const old of await cache.keys())
      if (versionOf(old.url) !== versionOf(request.url)) await cache.delete(old);
    await cache.put(request, response.clone()).catch(() => {});
  }
  return response;
}

const versionOf = (url: string): string | undefined => /\/pdf\/([^/]+)\//.exec(url)?.[1];
