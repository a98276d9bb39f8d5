// Recognizes one scanned PDF as `npm run extract` does. Prints the processor time in milliseconds, the peak memory and
// the recognized text as JSON.
import { readFileSync } from 'node:fs';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { createScanReader } from '../../scripts/scan/load-scan-reader';

const [file = '', lang] = process.argv.slice(2);
const { pdfjs, library } = await loadPdfLibrary();
const { source, draft } = await extractPdf({
  bytes: readFileSync(file),
  book: 'book.pdf',
  game: 'book',
  lang,
  pdfjs,
  library,
  scanReader: (bytes) => createScanReader(bytes, pdfjs, library, { lang }),
});
const dropped = new Set(draft.dropped.map(({ line }) => line));
const { user, system } = process.cpuUsage();
console.log(
  JSON.stringify({
    ms: (user + system) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1000,
    text: source
      .split('\n')
      .filter((_, at) => !dropped.has(at + 1))
      .join(' '),
  }),
);
process.exit(0);
