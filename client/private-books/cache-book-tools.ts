// Downloads the compiler and pdf.js in advance, so that the service worker caches them for use without a network.

import { addPrivateBookFiles } from '../offline/offline-client';

/** Path of the folder with pdf.js; the build inserts the path. */
declare const PDF_PATH: string;

/**
 * Downloads the compiler, which makes the pages of a book. With `all`, also downloads pdf.js, which extracts a PDF and
 * draws its pages.
 */
export function cacheBookTools(tools: 'compiler' | 'all'): void {
  // Without a service worker, nothing would be cached. If the reader has turned on the browser's data saver, nothing is
  // downloaded in advance.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  // An error is ignored: the files are already cached, or a later visit caches them.
  const ignoreError = () => {};
  void addPrivateBookFiles().catch(ignoreError);
  if (tools === 'all')
    // The service worker answers these requests and downloads only files that are missing or damaged.
    for (const file of ['pdf.js', 'pdf.worker.js']) void fetch(PDF_PATH + file).catch(ignoreError);
}
