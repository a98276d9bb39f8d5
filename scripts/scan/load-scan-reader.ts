// Recognizes scanned pages in Node: pdf.js draws the pages of a PDF, and Tesseract recognizes their text.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas } from '@napi-rs/canvas';
import type { PdfLibrary } from '../../extract/pdf/read/read-pdf';
import { chooseLanguages } from '../../extract/scan/choose-languages';
import { rgbaToGray } from '../../extract/scan/image/gray-image';
import type { PageRaster, ScanReader } from '../../extract/scan/recognize-scans';
import { RECOGNIZED_LANGS } from '../../extract/scan/recognized-languages';
import { SCAN_LIMITS, scanScale } from '../../extract/scan/scan-limits';
import { createTesseract, type TesseractModule } from '../../extract/scan/tesseract';
import { CORE_SCRIPT, CORE_WASM, installedLanguages, readLanguageData } from './language-files';

interface DrawablePage {
  getViewport: (options: { scale: number }) => { width: number; height: number };
  render: (options: object) => { promise: Promise<void> };
  cleanup: () => void;
}

interface DrawableDocument {
  getPage: (sheet: number) => Promise<DrawablePage>;
}

/** Creates a reader for the scanned pages of a PDF. `lang` is the language of the book, if it is known. */
export function createScanReader(
  bytes: Uint8Array,
  pdfjs: PdfLibrary,
  library: Record<string, unknown>,
  { lang, onPage }: { lang?: string | undefined; onPage?: ScanReader['onPage'] },
): ScanReader {
  let task: ReturnType<PdfLibrary['getDocument']> | undefined;
  const open = (): Promise<DrawableDocument> => {
    task ??= pdfjs.getDocument({
      ...library,
      data: new Uint8Array(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
      maxImageSize: SCAN_LIMITS.imagePixels,
      verbosity: 0,
    });
    return task.promise as Promise<DrawableDocument>;
  };
  return {
    draw: async (sheet) => drawPage(await (await open()).getPage(sheet)),
    loadRecognizer: async ({ picture, pixelsPerPoint }) => {
      const pixelsPerInch = Math.round(72 * pixelsPerPoint);
      const create = (codes: readonly string[]) => createRecognizer(codes, pixelsPerInch);
      const known = RECOGNIZED_LANGS.find((one) => one.lang === lang)?.tesseract;
      const installed = installedLanguages().map(({ tesseract }) => tesseract);
      const codes =
        known && installed.includes(known)
          ? [known]
          : await chooseLanguages(picture, installed, (code) => create([code]));
      return create(codes);
    },
    ...(onPage && { onPage }),
    close: () => void task?.destroy(),
  };
}

async function drawPage(page: DrawablePage): Promise<PageRaster> {
  const { width, height } = page.getViewport({ scale: 1 });
  const pixelsPerPoint = scanScale(width, height);
  const viewport = page.getViewport({ scale: pixelsPerPoint });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvas, canvasContext: context, viewport, background: '#ffffff' }).promise;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  page.cleanup();
  return { picture: rgbaToGray(canvas.width, canvas.height, data), pixelsPerPoint };
}

async function createRecognizer(codes: readonly string[], pixelsPerInch: number) {
  const core = createRequire(import.meta.url)(CORE_SCRIPT) as (options: object) => Promise<TesseractModule>;
  const module = await core({
    wasmBinary: readFileSync(CORE_WASM),
    TesseractProgress: () => {},
    print: () => {},
    printErr: () => {},
  });
  const data = new Map<string, Uint8Array>();
  for (const code of codes) {
    const bytes = readLanguageData(code);
    if (bytes) data.set(code, bytes);
  }
  return createTesseract(module, data, pixelsPerInch);
}
