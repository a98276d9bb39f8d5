// Draws a page of a PDF into a canvas. pdf.js is loaded on demand from the site's own files.
import { importPdfReader } from './import-pdf-reader';

/** Path of the folder with pdf.js; the build inserts the path. */
declare const PDF_PATH: string;

interface Viewport {
  width: number;
  height: number;
}

interface PdfPage {
  getViewport: (options: { scale: number }) => Viewport;
  render: (options: object) => { promise: Promise<void>; cancel: () => void };
}

export interface PdfDocument {
  pages: number;
  page: (sheet: number) => Promise<PdfPage>;
}

/** The functions of pdf.js that this module uses. */
interface PdfJs {
  GlobalWorkerOptions: { workerPort: Worker };
  getDocument: (options: object) => {
    promise: Promise<{ numPages: number; getPage: (sheet: number) => Promise<PdfPage> }>;
  };
}

/** Maximum number of pixels of a canvas, because some phones cannot draw a larger canvas. */
const MAX_PIXELS = 12_000_000;

export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const home = new URL(PDF_PATH, location.origin).href;
  const { GlobalWorkerOptions, getDocument } = await importPdfReader<PdfJs>(home);
  GlobalWorkerOptions.workerPort = new Worker(`${home}pdf.worker.js`, { type: 'module' });
  const document = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    // pdf.js draws glyphs as shapes, so that the fonts of an untrusted file never reach the browser.
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWorkerFetch: true,
    cMapUrl: `${home}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${home}standard_fonts/`,
    wasmUrl: `${home}wasm/`,
    iccUrl: `${home}iccs/`,
    verbosity: 0,
  }).promise;
  return { pages: document.numPages, page: (sheet) => document.getPage(sheet) };
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
  // The page is drawn into a second canvas first, so that the old picture stays until the new one is complete.
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
    stop: () => task.cancel(),
  };
}
