// Draws pages of a PDF in the book worker. The text recognition reads these pictures.
import { TOO_MUCH_MEMORY } from '@/extract/pdf/limit-pdf-memory';
import { tooFullError } from '@/extract/pdf/read/pdf-error';
import { rgbaToGray } from '@/extract/scan/image/gray-image';
import type { PageRaster } from '@/extract/scan/recognize-scans';
import { SCAN_LIMITS, scanScale } from '@/extract/scan/scan-limits';
import { importPdfReader, limitedCanvasFactory, pdfDrawingOptions } from '../import-pdf-reader';

interface DrawablePage {
  getViewport: (options: { scale: number }) => { width: number; height: number };
  render: (options: object) => { promise: Promise<void> };
  cleanup: () => void;
}

interface PdfJs {
  PDFWorker: new (options: { port: Worker }) => { destroy: () => void };
  getDocument: (options: object) => {
    promise: Promise<{ getPage: (sheet: number) => Promise<DrawablePage> }>;
  };
}

/** Creates canvases without a document, because a worker has none. */
const CanvasFactory = limitedCanvasFactory((width, height) => new OffscreenCanvas(width, height), {
  willReadFrequently: true,
});

/** Replaces the filters of pdf.js, which need a document. Scanned pages rarely use filters. */
class NoFilters {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {}
}

export interface PageDrawer {
  draw: (sheet: number) => Promise<PageRaster>;
  close: () => void;
}

/**
 * Creates a function that draws pages. The PDF is opened when the first page is drawn. `home` is the folder of the PDF
 * library.
 */
export function createPageDrawer(home: string, bytes: Uint8Array): PageDrawer {
  let opened: ReturnType<typeof openDocument> | undefined;
  return {
    draw: async (sheet) => {
      opened ??= openDocument(home, bytes);
      const { document, failed } = await opened;
      const page = await Promise.race([document.getPage(sheet), failed]);
      return Promise.race([drawPage(page, sheet), failed]);
    },
    close: () => void opened?.then(({ port }) => port.terminate()),
  };
}

async function openDocument(home: string, bytes: Uint8Array) {
  const { PDFWorker, getDocument } = await importPdfReader<PdfJs>(home);
  const port = new Worker(`${home}pdf.worker.js`, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(tooFullError('memory')));
    port.addEventListener(
      'message',
      ({ data }) => data === TOO_MUCH_MEMORY && reject(tooFullError('memory')),
    );
  });
  failed.catch(() => {});
  const task = getDocument({
    worker: new PDFWorker({ port }),
    data: new Uint8Array(bytes),
    CanvasFactory,
    FilterFactory: NoFilters,
    ...pdfDrawingOptions(home, SCAN_LIMITS.imagePixels),
  });
  return { port, failed, document: await Promise.race([task.promise, failed]) };
}

async function drawPage(page: DrawablePage, sheet: number): Promise<PageRaster> {
  const { width, height } = page.getViewport({ scale: 1 });
  const pixelsPerPoint = scanScale(width, height);
  const viewport = page.getViewport({ scale: pixelsPerPoint });
  const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext('2d', { willReadFrequently: true });
  if (!canvasContext) throw tooFullError('memory', sheet);
  await page.render({ canvas, canvasContext, viewport, background: '#ffffff' }).promise.catch((error) => {
    throw error instanceof RangeError ? tooFullError('memory', sheet) : error;
  });
  const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
  page.cleanup();
  return { picture: rgbaToGray(canvas.width, canvas.height, data), pixelsPerPoint };
}
