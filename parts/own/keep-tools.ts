// Brings what reads books before it is needed, so that the service worker has it when there is no network.

/** Address of the reader of PDFs; put in by the build. */
declare const PDF_PATH: string;

/** `compiler` is enough for books that are kept; adding one needs the reader of PDFs too. */
export function keepTools(what: 'compiler' | 'all'): void {
  // Without a service worker nothing would be kept, and who saves data is not asked to spend it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!navigator.serviceWorker?.controller || connection?.saveData) return;
  const files = [new URL('./own-worker.js', import.meta.url).href];
  if (what === 'all') files.push(`${PDF_PATH}pdf.js`, `${PDF_PATH}pdf.worker.js`);
  // Without a network they are here already, or come another time.
  for (const file of files) void fetch(file).catch(() => {});
}
