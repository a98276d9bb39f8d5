// Imports pdf.js from the site's own files. If that fails, the error names the PDF reader as the cause, not the book.
import { PrivateBookError } from '@/lib/private-books/private-book';

/**
 * Imports pdf.js from the folder `home`. Both scripts are fetched completely before, as in load-island.ts: some browsers
 * never retry a failed import. A captive portal answers with a page in place of a script.
 */
export async function importPdfReader<PdfJs>(home: string): Promise<PdfJs> {
  try {
    await Promise.all(['pdf.js', 'pdf.worker.js'].map((file) => fetchScript(home + file)));
    return (await import(`${home}pdf.js`)) as PdfJs;
  } catch (error) {
    throw new PrivateBookError('no-reader', String(error));
  }
}

async function fetchScript(address: string): Promise<void> {
  const response = await fetch(address);
  const type = response.headers.get('content-type') ?? 'no type';
  if (!response.ok || !type.includes('javascript'))
    throw new Error(`Unexpected ${response.status}, ${type} at ${address}, expected a script.`);
  await response.arrayBuffer();
}
