// Stores and serves the files of pdf.js, the PDF library, on devices with private books. These files are too large to
// download with the rest of the site, so the device stores each file on its first use. It compares every file of this
// version of pdf.js with its hash before storing and before using it. A file with a wrong hash, such as the page of a
// captive portal, is fetched again.
import { pdfHashesPath, pdfPath } from '../lib/core/addresses';
import { hashOf } from './hash';
import { contentTypeOf, toResponse } from './site-response';
import type { Network } from './verified-fetch';

/** Version of pdf.js, and the hash of the file that lists the hashes of its files. The build replaces this constant. */
declare const PDF_LIBRARY: { version: string; hashesHash: string };

/**
 * Name of the cache with the files of pdf.js. Earlier versions of the site used the same cache without verifying the
 * files, so this version verifies every stored file when it reads the file.
 */
const CACHE_NAME = 'pravylo-own-tools';

export interface PdfLibrary {
  /** Answers a request for a file under `/pdf/`. `path` is the path without the base path of the site. */
  answer: (request: Request, path: string) => Promise<Response>;
  /** Compares all stored files with their hashes. Fetches files with a wrong hash again. */
  verify: () => Promise<void>;
}

/** Creates the handler of requests for pdf.js. `base` is the URL of the site without the last slash. */
export function createPdfLibrary(base: string, network: Pick<Network, 'fetchFile'>): PdfLibrary {
  const folder = pdfPath(PDF_LIBRARY.version);
  const hashesPath = pdfHashesPath(PDF_LIBRARY.version);
  let hashes: Promise<Record<string, string>> | undefined;

  const readHashes = (): Promise<Record<string, string>> => {
    hashes ??= read(hashesPath, PDF_LIBRARY.hashesHash).then((bytes) =>
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    hashes.catch(() => {
      hashes = undefined;
    });
    return hashes;
  };

  /** Reads a stored file. Fetches and stores the file if it is missing or does not have this hash. */
  const read = async (path: string, hash: string): Promise<Uint8Array<ArrayBuffer>> => {
    const cache = await caches.open(CACHE_NAME);
    const stored = await cache.match(base + path);
    const bytes = stored && new Uint8Array(await stored.arrayBuffer());
    if (bytes && (await hashOf(bytes)) === hash) return bytes;
    const fetched = await network.fetchFile(path, hash);
    for (const { url } of await cache.keys()) if (!url.startsWith(base + folder)) await cache.delete(url);
    // If the storage is full, use the file without storing it.
    await cache.put(base + path, new Response(fetched)).catch(() => {});
    return fetched;
  };

  const findHash = async (path: string): Promise<string | undefined> => {
    const all = await readHashes();
    const name = path.slice(folder.length);
    return Object.hasOwn(all, name) ? all[name] : undefined;
  };

  const readAndVerify = async (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const hash = await findHash(path);
    return hash === undefined ? undefined : read(path, hash);
  };

  return {
    answer: async (request, path) => {
      // A page of another version of the site can use another version of pdf.js. The hashes of that version are unknown
      // here.
      if (!path.startsWith(folder)) return answerOtherVersion(request);
      try {
        const bytes = await readAndVerify(path);
        return bytes ? toResponse(request, bytes, contentTypeOf(path)) : new Response(null, { status: 404 });
      } catch {
        return Response.error();
      }
    },
    verify: async () => {
      const cache = await caches.open(CACHE_NAME);
      const paths = (await cache.keys()).map(({ url }) => url.slice(base.length));
      for (const path of paths.filter((one) => one.startsWith(folder) && one !== hashesPath))
        await readAndVerify(path).catch(() => {});
    },
  };
}

/**
 * Answers a request for a file of another version of pdf.js. Prefers the network to the cache, because the cached file
 * cannot be verified.
 */
async function answerOtherVersion(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE_NAME);
  return fetch(request).catch(async () => (await cache.match(request)) ?? Response.error());
}
