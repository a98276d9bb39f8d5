// Exports a private book (a rulebook that the reader has added) for another program. The browser loads this code when
// the reader asks for an export.
import { isBookLang } from '@/extract/languages';
import { slugOf } from '@/extract/write/slug';
import { type ExportFormat, exportEdition } from '@/lib/export/export-edition';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { shareOrDownloadFile } from '../share-or-download';

/** Offers the exported file to the reader, through the share sheet of the system or as a download. */
export async function exportBook(edition: PrivateEdition, format: ExportFormat): Promise<void> {
  const changed = new Date().toISOString().slice(0, 10);
  const { bytes, ending, type } = exportEdition({ ...edition, changed, origin: '' }, format);
  const name = slugOf(edition.edition.name, isBookLang(edition.lang) ? edition.lang : 'en', 6) || 'book';
  await shareOrDownloadFile(name + ending, bytes as Uint8Array<ArrayBuffer>, type);
}
