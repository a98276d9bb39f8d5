// Downloads the compiler and pdf.js in advance, so that the service worker stores them for use without a network.

import { addPrivateBookFiles } from '../offline/offline-client';

/** Path of the folder with pdf.js; the build inserts the path. */
declare const PDF_PATH: string;

/**
 * Downloads the compiler, which makes the pages of a book. If `tools` is `all`, also downloads pdf.js, which reads a
 * PDF and draws its pages.
 */
export function cacheBookTools(tools: 'compiler' | 'all'): void {
  // Without a service worker, the browser would not store the files. If the reader has turned on the browser's data
  // saver, the site downloads nothing in advance.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  // Ignores errors. If the files are not stored yet, a later visit downloads them.
  const ignoreError = () => {};
  void addPrivateBookFiles().catch(ignoreError);
  if (tools === 'all')
    // The service worker answers these requests. It downloads only files that are missing or damaged.
    for (const file of ['pdf.js', 'pdf.worker.js']) void fetch(PDF_PATH + file).catch(ignoreError);
}
