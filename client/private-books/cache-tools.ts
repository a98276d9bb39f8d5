// Brings what reads books before it is needed, so that the service worker has it when there is no network.

import { loadIsland } from '../load-island';

/** Address of the reader of PDFs; put in by the build. */
declare const PDF_PATH: string;

/** What makes pages of a book comes with the site from now on; adding one, or looking at its print, needs the reader of PDFs too. */
export function keepTools(what: 'compiler' | 'all'): void {
  // Without a service worker nothing would be kept, and who saves data is not asked to spend it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  // Without a network they are here already, or come another time.
  const nothing = () => {};
  void loadIsland('offline/sync').then(({ keepOwnTools }) => keepOwnTools(), nothing);
  if (what === 'all')
    for (const file of ['pdf.js', 'pdf.worker.js']) void bringOnce(PDF_PATH + file).catch(nothing);
}

/** The service worker keeps what passes by; what it has is not read for nothing. */
async function bringOnce(address: string): Promise<void> {
  if (!(await caches.match(address))) await fetch(address);
}
