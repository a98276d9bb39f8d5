// Reads, changes and compiles private books beside the page, which stays usable meanwhile; stopping it is ending it.

import { SETTINGS } from '@/components/page/site-addresses';
import type { PdfOptions } from '@/extract/pdf/read/read-pdf';
import { isLang } from '@/lib/core/languages';
import { type CompiledBook, compileBook } from '@/lib/private-books/compile-book';
import { type Edit, type OwnBook, PrivateBookError } from '@/lib/private-books/private-book';
import { type PdfLoaded, type ReadBook, type Reading, readFile } from './read-file';
import { type BookReview, toBookReview } from './review-data';

/** Address of the reader of PDFs; put in by the build. */
declare const PDF_PATH: string;

export type Ask =
  | {
      ask: 'read';
      bytes: Uint8Array;
      file: string;
      lang?: string | undefined;
      pageLang: string;
      nth?: number;
    }
  | { ask: 'edit'; edits: Edit[] }
  | { ask: 'compile'; book: Pick<OwnBook, 'id' | 'files' | 'account' | 'source'> };

export type Answer =
  | { page: number; pages: number }
  | { trouble: string; found: string }
  | { look: BookReview; book: ReadBook; print?: Uint8Array; others: number }
  | { compiled: CompiledBook };

let reading: Reading | undefined;

const say = (answer: Answer): void => postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<Ask>) => {
  try {
    if (data.ask === 'read') {
      const { bytes, file, lang, pageLang, nth = 0 } = data;
      reading = await readFile({
        bytes,
        file,
        lang: lang && isLang(lang) ? lang : lang || undefined,
        pageLang,
        nth,
        pdf: loadPdf,
        onPage: (page, pages) => say({ page, pages }),
      });
      show([]);
    } else if (data.ask === 'edit') show(data.edits);
    else say({ compiled: compileBook(data.book, SETTINGS) });
  } catch (error) {
    const { trouble, found } =
      error instanceof PrivateBookError ? error : new PrivateBookError('broken', String(error));
    say({ trouble, found });
  }
});

function show(edits: readonly Edit[]): void {
  if (!reading) throw new PrivateBookError('broken');
  const { draft, ...book } = reading.withEdits(edits);
  const compiled = compileBook({ ...book, id: 'look' }, SETTINGS);
  say({
    look: toBookReview(book, compiled, draft),
    book,
    others: reading.others,
    ...(reading.print && { print: reading.print }),
  });
}

/** The library reads in a worker of its own, which is ended when the book is read, or cannot be. */
async function loadPdf(): Promise<PdfLoaded> {
  const home = new URL(PDF_PATH, location.origin).href;
  return {
    pdfjs: (await import(`${home}pdf.js`)) as PdfOptions['pdfjs'],
    thread: (fail) => {
      const port = new Worker(`${home}pdf.worker.js`, { type: 'module' });
      port.addEventListener('error', fail);
      return { port, end: () => port.terminate() };
    },
    library: {
      cMapUrl: `${home}cmaps/`,
      cMapPacked: true,
      standardFontDataUrl: `${home}standard_fonts/`,
      wasmUrl: `${home}wasm/`,
      iccUrl: `${home}iccs/`,
      useWorkerFetch: true,
    },
  };
}
