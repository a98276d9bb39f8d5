// Draws a page of a printed book: the reader of PDFs is brought only for this, from the site's own files.

/** Address of the reader of PDFs; put in by the build. */
declare const PDF_PATH: string;

interface Viewport {
  width: number;
  height: number;
}

interface PdfPage {
  getViewport: (options: { scale: number }) => Viewport;
  render: (options: object) => { promise: Promise<void>; cancel: () => void };
}

export interface PrintedBook {
  pages: number;
  page: (sheet: number) => Promise<PdfPage>;
}

interface Library {
  GlobalWorkerOptions: { workerPort: Worker };
  getDocument: (options: object) => {
    promise: Promise<{ numPages: number; getPage: (sheet: number) => Promise<PdfPage> }>;
  };
}

/** More dots than these some phones refuse to draw. */
const MOST_DOTS = 12_000_000;

export async function openPrint(bytes: Uint8Array): Promise<PrintedBook> {
  const home = new URL(PDF_PATH, location.origin).href;
  const { GlobalWorkerOptions, getDocument } = (await import(`${home}pdf.js`)) as Library;
  GlobalWorkerOptions.workerPort = new Worker(`${home}pdf.worker.js`, { type: 'module' });
  const document = await getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    // Letters are drawn as shapes: a file's fonts are never given to the browser.
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

/** Draws into the canvas at the width it has on the screen; what it gives stops it. */
export function drawPage(
  page: PdfPage,
  canvas: HTMLCanvasElement,
  width: number,
): { done: Promise<void>; stop: () => void } {
  const own = page.getViewport({ scale: 1 });
  const wanted = (width / own.width) * (devicePixelRatio || 1);
  const scale = Math.min(wanted, Math.sqrt(MOST_DOTS / (own.width * own.height)));
  const viewport = page.getViewport({ scale });
  // Drawn aside first: the old picture stays until the new one is whole.
  const aside = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(viewport.width),
    height: Math.ceil(viewport.height),
  });
  const task = page.render({ canvas: aside, canvasContext: aside.getContext('2d'), viewport });
  return {
    done: task.promise.then(() => {
      Object.assign(canvas, { width: aside.width, height: aside.height });
      canvas.getContext('2d')?.drawImage(aside, 0, 0);
    }),
    stop: () => task.cancel(),
  };
}
