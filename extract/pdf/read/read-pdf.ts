// Reads a PDF with pdf.js, page by page: bytes in, glyphs and shapes out. No other file of the extractor calls pdf.js.

import { countOperators, type PageWithOperators } from '../count-operators';
import type { PdfContent, PdfPage } from '../pdf-types';
import { chooseTextLayer } from './choose-text-layer';
import type { OperatorCodes } from './graphics-state';
import { interpretOperators, type OperatorList } from './interpret-operators';
import { toMatrix } from './matrix';
import { PdfError, tooFullError, toPdfError } from './pdf-error';
import { PDF_LIMITS, type PdfLimits } from './pdf-limits';
import { refuseDecompressionBombs } from './refuse-decompression-bombs';
import { createResourceStore, type PageObjects } from './shared-resources';
import { createWatchdog, type Watchdog } from './watchdog';

/** The functions of `pdfjs-dist` that the extractor calls. The caller loads the build of pdf.js for its platform. */
export interface PdfLibrary {
  getDocument: (options: Record<string, unknown>) => {
    promise: Promise<unknown>;
    destroy: () => Promise<void>;
  };
  PDFWorker: new (options: { port: unknown }) => PdfWorkerHandle;
  OPS: OperatorCodes;
}

/** The object that represents a thread in pdf.js. One thread can read several files, one after another. */
interface PdfWorkerHandle {
  destroy: () => void;
}

/** A thread that runs pdf.js and can be terminated at any moment. */
export interface PdfThread {
  port: unknown;
  pdfWorker?: PdfWorkerHandle;
  terminate: () => void;
  /** Called instead of `terminate` after a successful run, so that the thread can read another file. */
  release?: () => void;
}

export interface PdfOptions {
  pdfjs: PdfLibrary;
  /** Options for pdf.js, such as the addresses of its data files: `cMapUrl`, `standardFontDataUrl`, `wasmUrl`. */
  library?: Record<string, unknown>;
  /**
   * Starts a thread for pdf.js and calls `fail` if the thread crashes. If absent, pdf.js uses its default worker,
   * which cannot be terminated.
   */
  thread?: (fail: () => void) => PdfThread;
  onPage?: (done: number, all: number) => void;
  signal?: AbortSignal | undefined;
  limits?: Partial<PdfLimits>;
}

interface RawPage extends PageObjects, PageWithOperators {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] };
  getOperatorList: () => Promise<OperatorList>;
  cleanup: () => void;
}

interface RawDocument {
  numPages: number;
  getPage: (number: number) => Promise<RawPage>;
  /** Returns which layers (optional content groups) a viewer shows when it opens the file. */
  getOptionalContentConfig: () => Promise<{ isVisible: (layer: unknown) => boolean }>;
  getMetadata: () => Promise<{ info?: { Title?: unknown } }>;
}

export async function readPdf(bytes: Uint8Array, options: PdfOptions): Promise<PdfContent> {
  const limits = { ...PDF_LIMITS, ...options.limits };
  refuseOtherFiles(bytes, limits);
  refuseDecompressionBombs(bytes, limits.streamBytes);
  const thread = options.thread?.(() => watch.fail(tooFullError('memory')));
  if (thread) thread.pdfWorker ??= new options.pdfjs.PDFWorker({ port: thread.port });
  const task = options.pdfjs.getDocument({
    ...options.library,
    ...(thread && { worker: thread.pdfWorker }),
    // Pass a copy, because pdf.js transfers the buffer to its worker, and `bytes` would then be empty.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: limits.imagePixels,
    // These two options make pdf.js return images as pixel arrays in browsers too, not only in Node.
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const watch = createWatchdog(limits, options.signal, () => {
    void task.destroy().catch(() => {});
    thread?.terminate();
  });
  let isComplete = false;
  try {
    const document = (await watch.guard(task.promise, limits.totalTimeMs)) as RawDocument;
    if (document.numPages > limits.pages)
      throw new PdfError(
        'too-many-pages',
        `The PDF has ${document.numPages} pages, expected at most ${limits.pages}: extract the pages with the rules and use those.`,
      );
    const content = await readPages(document, options, limits, watch);
    isComplete = true;
    return content;
  } catch (error) {
    throw toPdfError(error);
  } finally {
    watch.dispose();
    const closing = task.destroy().catch(() => {});
    if (isComplete && thread?.release) {
      await withTimeout(closing, SHORT_TIMEOUT_MS);
      thread.release();
    } else if (thread) {
      // Does not wait until the file is closed (`closing`), because a terminated thread never answers.
      thread.pdfWorker?.destroy();
      thread.terminate();
    } else await closing;
  }
}

async function readPages(
  document: RawDocument,
  { pdfjs, onPage }: PdfOptions,
  limits: PdfLimits,
  watch: Watchdog,
): Promise<PdfContent> {
  const store = createResourceStore(pdfjs.OPS);
  const pages: PdfPage[] = [];
  // If the layer data of the file is invalid, the extractor treats all layers as switched on.
  const layers = await watch
    .guard(document.getOptionalContentConfig(), limits.pageTimeMs)
    .catch(() => undefined);
  let all = 0;
  for (let sheet = 1; sheet <= document.numPages; sheet++) {
    const raw = await watch.guard(document.getPage(sheet), limits.pageTimeMs, { sheet });
    const isTooMuch = () => countOperators(raw) > limits.instructions;
    const work = raw.getOperatorList();
    const instructions = await watch.guard(work, limits.pageTimeMs, { sheet, isTooMuch });
    if (instructions.fnArray.length > limits.instructions) throw tooFullError('instructions', sheet);
    const { width, height, transform } = raw.getViewport({ scale: 1 });
    const { glyphs: drawn, shapes } = interpretOperators(instructions, {
      view: toMatrix(transform),
      operators: pdfjs.OPS,
      findFont: (key) => store.findFont(key, raw.commonObjs),
      isLayerVisible: (layer) => layers?.isVisible(layer) ?? true,
      checkGlyphCount: (count) => {
        if (count > limits.glyphsPerPage) throw tooFullError('glyphsPerPage', sheet);
      },
    });
    const glyphs = chooseTextLayer(drawn);
    all += glyphs.length;
    if (all > limits.glyphs) throw tooFullError('glyphs');
    for (const { outlineKey } of glyphs) store.storeOutline(outlineKey, raw.commonObjs);
    // If pdf.js does not deliver an image in time, the page lacks an icon, but the book can still be read.
    await withTimeout(store.storeImages(shapes, raw, sheet), SHORT_TIMEOUT_MS);
    watch.check();
    pages.push({ sheet, width, height, glyphs, shapes });
    raw.cleanup();
    onPage?.(sheet, document.numPages);
    watch.check();
  }
  const title = await watch.guard(document.getMetadata(), limits.pageTimeMs).then(
    ({ info }) => (typeof info?.Title === 'string' ? info.Title.trim().slice(0, 200) : ''),
    () => '',
  );
  const { fonts, images, outlines, drawings } = store;
  return { pages, fonts, images, outlines, drawings, title };
}

/** Timeout for receiving the images of a page, and for closing a file, in milliseconds. */
const SHORT_TIMEOUT_MS = 2_000;

/** Waits until the promise settles, but at most `timeoutMs` milliseconds. */
const withTimeout = (work: Promise<unknown>, timeoutMs: number): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

function refuseOtherFiles(bytes: Uint8Array, { bytes: most }: PdfLimits): void {
  if (bytes.length > most)
    throw new PdfError(
      'too-large',
      `The PDF is too large: ${Math.ceil(bytes.length / 1e6)} MB, expected at most ${most / 1e6} MB.`,
    );
  if (!isPdf(bytes))
    throw new PdfError(
      'no-pdf',
      'The file is not a PDF, although its name may say so: save or print the book as PDF again.',
    );
}

/** Whether the bytes are a PDF. Its header may be anywhere in the first 1,024 bytes (ISO 32000-1, annex H). */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
