// The only place that speaks to the reader of PDFs: bytes in, pages of signs and shapes out, one page after the other.

import type { Page, PdfContent } from '../pdf-types';
import { chooseLayer } from './choose-ocr-layer';
import { type Instructions, interpret, type Operators } from './interpret-operators';
import { LIMITS, type Limits } from './limits';
import { toMatrix } from './matrix';
import { describe, PdfError, tooFull } from './pdf-error';
import { refuseDecompressionBombs } from './refuse-decompression-bombs';
import { createStore, type Laid } from './shared-resources';
import { createWatchdog, type Watchdog } from './watchdog';

/** As much of `pdfjs-dist` as is used, so that whoever calls may load the build that fits. */
export interface PdfLibrary {
  getDocument: (options: Record<string, unknown>) => {
    promise: Promise<unknown>;
    destroy: () => Promise<void>;
  };
  PDFWorker: new (options: { port: unknown }) => Held;
  OPS: Operators;
}

/** What the library holds of a thread: one for all the files that the thread reads. */
interface Held {
  destroy: () => void;
}

/** A thread in which the library works, and that can be ended whatever it does. */
export interface Thread {
  port: unknown;
  held?: Held;
  end: () => void;
  /** Instead of ending it where it has done all it was asked for: it may work again. */
  rest?: () => void;
}

export interface PdfOptions {
  pdfjs: PdfLibrary;
  /** Where the library's own files lie: `cMapUrl`, `standardFontDataUrl`, `wasmUrl`, and what else it is to be told. */
  library?: Record<string, unknown>;
  /** Where nobody else has given the library a thread of its own: told what to do when the thread breaks down. */
  thread?: (fail: () => void) => Thread;
  onPage?: (done: number, all: number) => void;
  signal?: AbortSignal | undefined;
  limits?: Partial<Limits>;
}

interface RawPage extends Laid {
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] };
  getOperatorList: () => Promise<Instructions>;
  cleanup: () => void;
  /** Not promised by the library, and only looked at: what has come so far. */
  _intentStates?: ReadonlyMap<string, { operatorList?: { fnArray?: ArrayLike<number> } | null }>;
}

interface RawDocument {
  numPages: number;
  getPage: (number: number) => Promise<RawPage>;
  /** Of the layers of the file: which are switched on when it is opened. */
  getOptionalContentConfig: () => Promise<{ isVisible: (layer: unknown) => boolean }>;
  getMetadata: () => Promise<{ info?: { Title?: unknown } }>;
}

export async function readPdf(bytes: Uint8Array, options: PdfOptions): Promise<PdfContent> {
  const limits = { ...LIMITS, ...options.limits };
  refuseOthers(bytes, limits);
  refuseDecompressionBombs(bytes, limits.stream);
  const thread = options.thread?.(() => watch.fail(tooFull()));
  if (thread) thread.held ??= new options.pdfjs.PDFWorker({ port: thread.port });
  const task = options.pdfjs.getDocument({
    ...options.library,
    ...(thread && { worker: thread.held }),
    // The library takes the bytes away from whoever gives them.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: limits.pictureDots,
    // Dots of icons come as numbers, in a browser too.
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
    verbosity: 0,
  });
  const watch = createWatchdog(limits, options.signal, () => {
    void task.destroy().catch(() => {});
    thread?.end();
  });
  let isWell = false;
  try {
    const document = (await watch.guard(task.promise, limits.time)) as RawDocument;
    if (document.numPages > limits.pages)
      throw new PdfError(
        'too-many-pages',
        `The PDF has ${document.numPages} pages, expected at most ${limits.pages}: give the part that holds the rules.`,
      );
    const print = await readPages(document, options, limits, watch);
    isWell = true;
    return print;
  } catch (error) {
    throw describe(error);
  } finally {
    watch.end();
    const gone = task.destroy().catch(() => {});
    if (isWell && thread?.rest) {
      await soon(gone, SHORT_TIME);
      thread.rest();
    } else if (thread) {
      // A thread that is ended answers no more.
      thread.held?.destroy();
      thread.end();
    } else await gone;
  }
}

async function readPages(
  document: RawDocument,
  { pdfjs, onPage }: PdfOptions,
  limits: Limits,
  watch: Watchdog,
): Promise<PdfContent> {
  const store = createStore(pdfjs.OPS);
  const pages: Page[] = [];
  // Where the file does not say it soundly, all are on.
  const layers = await watch
    .guard(document.getOptionalContentConfig(), limits.pageTime)
    .catch(() => undefined);
  let all = 0;
  for (let sheet = 1; sheet <= document.numPages; sheet++) {
    const raw = await watch.guard(document.getPage(sheet), limits.pageTime, { sheet });
    const isTooMuch = () => countInstructions(raw) > limits.instructions;
    const work = raw.getOperatorList();
    const instructions = await watch.guard(work, limits.pageTime, { sheet, isTooMuch });
    if (instructions.fnArray.length > limits.instructions) throw tooFull(sheet);
    const { width, height, transform } = raw.getViewport({ scale: 1 });
    const { glyphs: drawn, shapes } = interpret(instructions, {
      view: toMatrix(transform),
      operators: pdfjs.OPS,
      fontOf: (key) => store.fontOf(key, raw.commonObjs),
      isOn: (layer) => layers?.isVisible(layer) ?? true,
      tick: (count) => {
        if (count > limits.glyphsOfPage) throw tooFull(sheet);
      },
    });
    const glyphs = chooseLayer(drawn);
    all += glyphs.length;
    if (all > limits.glyphs) throw tooFull();
    for (const { outline } of glyphs) store.keepOutline(outline, raw.commonObjs);
    // A picture that never comes is no icon.
    await soon(store.keepPictures(shapes, raw, sheet), SHORT_TIME);
    watch.check();
    pages.push({ sheet, width, height, glyphs, shapes });
    raw.cleanup();
    onPage?.(sheet, document.numPages);
    watch.check();
  }
  const title = await watch.guard(document.getMetadata(), limits.pageTime).then(
    ({ info }) => (typeof info?.Title === 'string' ? info.Title.trim().slice(0, 200) : ''),
    () => '',
  );
  const { fonts, pictures, outlines, drawings } = store;
  return { pages, fonts, pictures, outlines, drawings, title };
}

/** Milliseconds that the pictures of a page, and the end of a file, are waited for. */
const SHORT_TIME = 2_000;

const soon = (work: Promise<unknown>, time: number): Promise<unknown> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const countInstructions = ({ _intentStates: states }: RawPage): number =>
  Math.max(0, ...[...(states?.values() ?? [])].map((state) => state?.operatorList?.fnArray?.length ?? 0));

function refuseOthers(bytes: Uint8Array, { bytes: most }: Limits): void {
  if (bytes.length > most)
    throw new PdfError(
      'too-large',
      `The PDF is too large: ${Math.ceil(bytes.length / 1e6)} MB, expected at most ${most / 1e6} MB.`,
    );
  if (!isPdf(bytes))
    throw new PdfError(
      'no-pdf',
      'The file is no PDF, although it may be called one: save or print the book as PDF again.',
    );
}

/** Something may stand before the mark of a PDF, as long as it is short. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
