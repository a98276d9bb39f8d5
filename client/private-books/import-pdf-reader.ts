// Imports pdf.js from the site's own files, and contains the options for pdf.js that all callers share. If the import
// fails, the error names the PDF reader as the cause, not the book.
import { PrivateBookError } from '@/lib/private-books/private-book';

/**
 * Imports pdf.js from the folder `home`. First downloads both scripts completely, as load-island.ts does, because some
 * browsers never retry a failed import. Rejects if a response is not a script: a captive portal answers every request
 * with its HTML page.
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

/** Options with the addresses of the files that pdf.js loads itself. */
export const pdfResources = (home: string) => ({
  cMapUrl: `${home}cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${home}standard_fonts/`,
  wasmUrl: `${home}wasm/`,
  iccUrl: `${home}iccs/`,
  useWorkerFetch: true,
});

/**
 * Options for drawing pages. The file may come from anybody, so these options are strict. pdf.js does not draw a picture
 * with more than `imagePixels`.
 */
export const pdfDrawingOptions = (home: string, imagePixels: number) => ({
  ...pdfResources(home),
  maxImageSize: imagePixels,
  // Without this option, pdf.js creates large canvases to find out how large a canvas can be.
  canvasMaxAreaInBytes: 4 * imagePixels,
  isEvalSupported: false,
  // pdf.js draws glyphs as shapes, so that the browser never loads a font from an untrusted file.
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  verbosity: 0,
});

type AnyCanvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * Maximum number of pixels of all canvases that pdf.js uses at the same time. It requests a canvas for every nested
 * group, mask and pattern, so a hostile PDF could request any number of canvases.
 */
const MAX_CANVAS_PIXELS = 60_000_000;

/**
 * Returns a class for the option `CanvasFactory` of pdf.js. `create` creates a canvas. The class throws an error if all
 * its canvases together would have more than `MAX_CANVAS_PIXELS`.
 */
export const limitedCanvasFactory = (
  create: (width: number, height: number) => AnyCanvas,
  settings?: CanvasRenderingContext2DSettings,
) =>
  class {
    pixels = 0;

    create(width: number, height: number) {
      this.count(width * height);
      const canvas = create(width, height);
      return { canvas, context: canvas.getContext('2d', settings) };
    }

    reset({ canvas }: { canvas: AnyCanvas }, width: number, height: number) {
      this.count(width * height - canvas.width * canvas.height);
      Object.assign(canvas, { width, height });
    }

    destroy({ canvas }: { canvas: AnyCanvas }) {
      this.pixels -= canvas.width * canvas.height;
      Object.assign(canvas, { width: 0, height: 0 });
    }

    private count(pixels: number) {
      if (this.pixels + pixels > MAX_CANVAS_PIXELS) throw new RangeError('too many pixels');
      this.pixels += pixels;
    }
  };
