// Extracts one PDF as `npm run extract` does, and prints the time in milliseconds and the peak memory as JSON.
import { readFileSync } from 'node:fs';
import { extractPdf } from '../../extract/pdf/extract-pdf';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';

const started = performance.now();
const bytes = readFileSync(process.argv[2] ?? '');
const { sheets, draft } = await extractPdf({
  bytes,
  book: 'book.pdf',
  game: 'book',
  ...(await loadPdfLibrary()),
});
console.log(
  JSON.stringify({
    pages: sheets.length,
    topics: draft.topics.length,
    ms: performance.now() - started,
    megabytes: process.resourceUsage().maxRSS / 1000,
  }),
);
