// Draws a page of a PDF into a canvas. Loads pdf.js on demand from the site's own files. The PDF may come from anybody,
// so this module limits the time and the memory for drawing.

import { countOperators, type PageWithOperators } from '@/extract/pdf/count-operators';
import { TOO_MUCH_MEMORY } from '@/extract/pdf/limit-pdf-memory';
import { PDF_LIMITS } from '@/extract/pdf/read/pdf-limits';
import { trustScript } from '../trusted-types';
import { importPdfReader, limitedCanvasFactory, pdfDrawingOptions } from './import-pdf-reader';

/** Path of the folder with pdf.js; the build inserts the path. */
declare const PDF_PATH: string;

interface Viewport {
  width: number;
  height: number;
}

interface PdfPage extends PageWithOperators {
  getViewport: (options: { scale: number }) => Viewport;
  render: (options: object) => { promise: Promise<void>; cancel: () => void };
  /** Frees the pictures and fonts of the page. */
  cleanup: () => void;
}

export interface PdfDocument {
  pages: number;
  page: (sheet: number) => Promise<PdfPage>;
  /**
   * Returns the result of `work`. If `work` takes too long, if the pdf.js worker needs too much memory, or if `page`
   * has too many drawing operators, terminates the worker and rejects.
   */
  limit: <T>(work: Promise<T>, page?: PdfPage) => Promise<T>;
  /** Terminates the pdf.js worker. */
  close: () => void;
}

/** The functions of pdf.js that this module uses. */
interface PdfJs {
  PDFWorker: new (options: { port: Worker }) => object;
  getDocument: (options: object) => {
    promise: Promise<{ numPages: number; getPage: (sheet: number) => Promise<PdfPage> }>;
  };
}

/** Interval between two checks of the number of drawing operators, in milliseconds. */
const CHECK_INTERVAL_MS = 50;
/**
 * Maximum number of drawing operators of a page. It is lower than the limit for extracting text, because for drawing,
 * pdf.js also sends the glyphs of every text operator to the page.
 */
const MAX_OPERATORS = 400_000;
/** Maximum number of pixels of a canvas, because some phones cannot draw a larger canvas. */
const MAX_PIXELS = 12_000_000;
/** Maximum number of pixels of a picture in the PDF. pdf.js does not draw a larger picture. */
const MAX_IMAGE_PIXELS = 16_000_000;
const CanvasFactory = limitedCanvasFactory((width, height) =>
  Object.assign(document.createElement('canvas'), { width, height }),
);

export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const home = new URL(PDF_PATH, location.origin).href;
  const { PDFWorker, getDocument } = await importPdfReader<PdfJs>(home);
  const port = new Worker(trustScript(`${home}pdf.worker.js`), { type: 'module' });
  const limit = createLimit(port);
  const task = getDocument({
    worker: new PDFWorker({ port }),
    data: new Uint8Array(bytes),
    CanvasFactory,
    ...pdfDrawingOptions(home, MAX_IMAGE_PIXELS),
  });
  const document = await limit(task.promise);
  return {
    pages: document.numPages,
    page: (sheet) => limit(document.getPage(sheet)),
    limit,
    close: () => port.terminate(),
  };
}

/**
 * Creates the function `limit` of a document. Terminates the worker if one call takes longer than
 * `PDF_LIMITS.pageTimeMs`, if the page has more than `MAX_OPERATORS` drawing operators, if the worker reports
 * that it needs too much memory, or if the worker fails.
 */
function createLimit(port: Worker): PdfDocument['limit'] {
  let failure: Error | undefined;
  const waiting = new Set<(error: Error) => void>();
  const fail = (reason: string) => {
    failure ??= new Error(reason);
    port.terminate();
    for (const reject of waiting) reject(failure);
  };
  port.addEventListener('message', ({ data }) => data === TOO_MUCH_MEMORY && fail(TOO_MUCH_MEMORY));
  port.addEventListener('error', () => fail('the worker failed'));
  return (work, page) =>
    new Promise((resolve, reject) => {
      if (failure) return reject(failure);
      waiting.add(reject);
      const timer = setTimeout(() => fail('the page takes too long'), PDF_LIMITS.pageTimeMs);
      const check = setInterval(() => {
        if (page && countOperators(page) > MAX_OPERATORS) fail('the page has too many operators');
      }, CHECK_INTERVAL_MS);
      work.then(resolve, reject).finally(() => {
        clearTimeout(timer);
        clearInterval(check);
        waiting.delete(reject);
      });
    });
}

/** Draws a page with a width of `width` CSS pixels. The returned function `stop` cancels the drawing. */
export function drawPage(
  page: PdfPage,
  canvas: HTMLCanvasElement,
  width: number,
): { done: Promise<void>; stop: () => void } {
  const original = page.getViewport({ scale: 1 });
  const sharpScale = (width / original.width) * (devicePixelRatio || 1);
  const scale = Math.min(sharpScale, Math.sqrt(MAX_PIXELS / (original.width * original.height)));
  const viewport = page.getViewport({ scale });
  // The page is first drawn into a second canvas. The old picture stays visible until the new one is complete.
  const buffer = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(viewport.width),
    height: Math.ceil(viewport.height),
  });
  const task = page.render({ canvas: buffer, canvasContext: buffer.getContext('2d'), viewport });
  return {
    done: task.promise.then(() => {
      Object.assign(canvas, { width: buffer.width, height: buffer.height });
      canvas.getContext('2d')?.drawImage(buffer, 0, 0);
    }),
    stop: () => {
      task.cancel();
      page.cleanup();
    },
  };
}
