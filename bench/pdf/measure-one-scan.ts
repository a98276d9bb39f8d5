// Recognizes one scanned PDF as `npm run extract` does. Prints the time in milliseconds, the peak memory and the
// recognized text as JSON.
import { readFileSync } from 'node:fs';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { createScanReader } from '../../scripts/scan/load-scan-reader';

const started = performance.now();
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
console.log(
  JSON.stringify({
    ms: performance.now() - started,
    megabytes: process.resourceUsage().maxRSS / 1000,
    text: source
      .split('\n')
      .filter((_, at) => !dropped.has(at + 1))
      .join(' '),
  }),
);
process.exit(0);
