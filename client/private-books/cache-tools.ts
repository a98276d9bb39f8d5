// Downloads the compiler and pdf.js in advance, so that the service worker has them when there is no network.

import { loadIsland } from '../load-island';

/** Path of the folder with pdf.js; the build inserts it. */
declare const PDF_PATH: string;

/** The compiler makes the pages of a book; `all` adds pdf.js, which reads a PDF and draws its pages. */
export function cacheBookTools(tools: 'compiler' | 'all'): void {
  // Without a service worker nothing would be cached; a reader who saves data downloads nothing in advance.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  // Offline, they are cached already or a later visit caches them.
  const ignoreError = () => {};
  void loadIsland('offline/sync').then(({ addPrivateBookFiles }) => addPrivateBookFiles(), ignoreError);
  if (tools === 'all')
    for (const file of ['pdf.js', 'pdf.worker.js']) void fetchOnce(PDF_PATH + file).catch(ignoreError);
}

/** Fetches a file that is not cached yet; the service worker caches the response. */
async function fetchOnce(address: string): Promise<void> {
  if (!(await caches.match(address))) await fetch(address);
}
