// The only place that speaks to the reader of PDFs: bytes in, pages of signs and shapes out, one page after the other.
import { drawLetters } from './draw-letters';
import { drawingKey, type FontRef, type Instructions, interpret, type Operators } from './interpret';
import { LIMITS, type Limits } from './limits';
import { type Matrix, toMatrix } from './matrix';
import { draftPath } from './outline';
import { PdfError } from './pdf-error';
import { type RawFont, readFont } from './read-font';
import type { Font, Page, Picture, Print, Shape } from './types';

/** As much of `pdfjs-dist` as is used, so that whoever calls may load the build that fits. */
export interface PdfLibrary {
  getDocument: (options: Record<string, unknown>) => {
    promise: Promise<unknown>;
    destroy: () => Promise<void>;
  };
  OPS: Operators;
}

export interface PdfOptions {
  pdfjs: PdfLibrary;
  /** Where the library's own files lie: `cMapUrl`, `standardFontDataUrl`, `wasmUrl`, and what else it is to be told. */
  library?: Record<string, unknown>;
  onPage?: (done: number, all: number) => void;
  signal?: AbortSignal | undefined;
  limits?: Partial<Limits>;
}

interface Objects {
  has: (key: string) => boolean;
  get: (key: string) => unknown;
}

interface RawPage {
  rotate: number;
  getViewport: (options: { scale: number }) => { width: number; height: number; transform: number[] };
  getOperatorList: () => Promise<Instructions>;
  commonObjs: Objects;
  objs: Objects;
  cleanup: () => void;
}

interface RawDocument {
  numPages: number;
  getPage: (number: number) => Promise<RawPage>;
  getMetadata: () => Promise<{ info?: { Title?: unknown } }>;
}

export async function readPdf(bytes: Uint8Array, options: PdfOptions): Promise<Print> {
  const limits = { ...LIMITS, ...options.limits };
  refuseOthers(bytes, limits);
  const task = options.pdfjs.getDocument({
    ...options.library,
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
  const watch = createWatch(limits, options.signal, () => void task.destroy().catch(() => {}));
  try {
    const document = (await watch.guard(task.promise, limits.time)) as RawDocument;
    if (document.numPages > limits.pages)
      throw new PdfError(
        'too-many-pages',
        `The PDF has ${document.numPages} pages, expected at most ${limits.pages}: give the part that holds the rules.`,
      );
    return await readPages(document, options, limits, watch);
  } catch (error) {
    throw describe(error);
  } finally {
    watch.end();
    await task.destroy().catch(() => {});
  }
}

async function readPages(
  document: RawDocument,
  { pdfjs, onPage }: PdfOptions,
  limits: Limits,
  watch: Watch,
): Promise<Print> {
  const store = createStore(pdfjs.OPS);
  const pages: Page[] = [];
  let all = 0;
  for (let sheet = 1; sheet <= document.numPages; sheet++) {
    const raw = await watch.guard(document.getPage(sheet), limits.pageTime, sheet);
    const instructions = await watch.guard(raw.getOperatorList(), limits.pageTime, sheet);
    if (instructions.fnArray.length > limits.instructions) throw tooFull(sheet);
    const { width, height, transform } = raw.getViewport({ scale: 1 });
    const { glyphs, shapes } = interpret(instructions, {
      view: toMatrix(transform),
      operators: pdfjs.OPS,
      fontOf: (key) => store.fontOf(key, raw, sheet),
      tick: (count) => {
        if (count > limits.glyphsOfPage) throw tooFull(sheet);
      },
    });
    all += glyphs.length;
    if (all > limits.glyphs) throw tooFull();
    for (const { outline } of glyphs) store.keepOutline(outline, raw.commonObjs);
    store.keepPictures(shapes, raw, sheet);
    pages.push({ sheet, width, height, glyphs, shapes });
    raw.cleanup();
    onPage?.(sheet, document.numPages);
    watch.check();
  }
  const title = await document.getMetadata().then(
    ({ info }) => (typeof info?.Title === 'string' ? info.Title.trim().slice(0, 200) : ''),
    () => '',
  );
  const { fonts, pictures, outlines, drawings } = store;
  return { pages, fonts, pictures, outlines, drawings, title };
}

function createStore(operators: Operators) {
  const fonts: Font[] = [];
  const refs = new Map<string, FontRef>();
  const pictures = new Map<string, Picture>();
  const outlines = new Map<string, string>();
  const drawings = new Map<string, readonly Shape[]>();
  function keepPicture(key: string, name: string, { objs, commonObjs }: RawPage): boolean {
    if (pictures.has(key)) return true;
    const objects = name.startsWith('g_') ? commonObjs : objs;
    const picture = objects.has(name) ? toPicture(objects.get(name)) : undefined;
    if (picture) pictures.set(key, picture);
    return picture !== undefined;
  }
  function keepPictures(shapes: readonly Shape[], raw: RawPage, sheet: number): void {
    for (const shape of shapes)
      if (shape.image) {
        const key = `${sheet} ${shape.image}`;
        if (keepPicture(key, shape.image, raw)) shape.image = key;
        else delete shape.image;
      }
  }
  return {
    fonts,
    pictures,
    outlines,
    drawings,
    keepPictures,
    fontOf(key: string, page: RawPage, sheet: number): FontRef | undefined {
      const objects = page.commonObjs;
      const known = refs.get(key);
      if (known || !objects.has(key)) return known;
      const raw = objects.get(key) as RawFont & { fontMatrix?: number[]; vertical?: boolean };
      const letters = drawLetters(raw, operators);
      const font: Font = { ...readFont(raw), ...(letters?.drawings && { drawn: true }) };
      const ref: FontRef = {
        at: fonts.push(font) - 1,
        key,
        unit: raw.fontMatrix?.[0] || 0.001,
        scale: letters?.scale ?? 1,
        vertical: Boolean(raw.vertical),
        ...(letters?.drawings && { drawings: letters.drawings }),
      };
      refs.set(key, ref);
      // All at once: the pictures among them lie with the page that brings the font.
      for (const [name, shapes] of letters?.drawings ?? []) {
        keepPictures(shapes, page, sheet);
        drawings.set(drawingKey(key, name), shapes);
      }
      return ref;
    },
    keepOutline(key: string, objects: Objects): void {
      if (outlines.has(key) || !objects.has(key)) return;
      const { path } = (objects.get(key) ?? {}) as { path?: ArrayLike<number> };
      const drawn = path && draftPath(path, SIGN);
      if (drawn) outlines.set(key, drawn);
    },
  };
}

/** Outlines are kept in thousandths of the size. */
const SIGN: Matrix = [1000, 0, 0, 1000, 0, 0];

/** One dot of grey, three or four numbers a dot: how the library hands pictures on. */
const [GREY, RGB, RGBA] = [1, 2, 3];
/** Larger ones are no icons. */
const ICON_DOTS = 300;

function toPicture(raw: unknown): Picture | undefined {
  const {
    width = 0,
    height = 0,
    data,
    kind,
  } = (raw ?? {}) as { width?: number; height?: number; data?: Uint8ClampedArray; kind?: number };
  if (!data || !width || !height || width > ICON_DOTS || height > ICON_DOTS) return undefined;
  const rgba = new Uint8ClampedArray(width * height * 4);
  if (kind === RGBA && data.length >= rgba.length) rgba.set(data.subarray(0, rgba.length));
  else if (kind === RGB && data.length >= width * height * 3)
    for (let at = 0; at < width * height; at++)
      rgba.set([data[3 * at] ?? 0, data[3 * at + 1] ?? 0, data[3 * at + 2] ?? 0, 255], 4 * at);
  else if (kind === GREY) {
    const row = (width + 7) >> 3;
    for (let at = 0; at < width * height; at++) {
      const byte = data[Math.floor(at / width) * row + ((at % width) >> 3)] ?? 0;
      const value = byte & (0x80 >> ((at % width) & 7)) ? 255 : 0;
      rgba.set([value, value, value, 255], 4 * at);
    }
  } else return undefined;
  return { width, height, rgba };
}

interface Watch {
  guard: <T>(work: Promise<T>, time: number, sheet?: number) => Promise<T>;
  check: () => void;
  end: () => void;
}

/** No step takes longer than it may, and everything stops when it is asked to. */
function createWatch({ time }: Limits, signal: AbortSignal | undefined, stop: () => void): Watch {
  const end = Date.now() + time;
  const waiting = new Set<(error: PdfError) => void>();
  const stopped = () => new PdfError('stopped', 'Reading was stopped.');
  const abort = () => {
    stop();
    for (const reject of waiting) reject(stopped());
  };
  signal?.addEventListener('abort', abort);
  return {
    guard: (work, own, sheet) =>
      new Promise((resolve, reject) => {
        // What nobody waits for any more may still fail, when the reading is stopped.
        work.catch(() => {});
        if (signal?.aborted) return reject(stopped());
        const left = Math.min(own, end - Date.now());
        if (left <= 0) return reject(tooSlow(sheet));
        waiting.add(reject);
        const timer = setTimeout(() => {
          stop();
          reject(tooSlow(sheet));
        }, left);
        const done = () => {
          clearTimeout(timer);
          waiting.delete(reject);
        };
        work.then(
          (value) => {
            done();
            resolve(value);
          },
          (error) => {
            done();
            reject(error);
          },
        );
      }),
    check: () => {
      if (signal?.aborted) throw stopped();
    },
    end: () => signal?.removeEventListener('abort', abort),
  };
}

const tooSlow = (sheet?: number): PdfError =>
  new PdfError(
    'too-slow',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} takes too long to read: print it to a new PDF, then use that one.`,
    sheet,
  );

const tooFull = (sheet?: number): PdfError =>
  new PdfError(
    'too-full',
    `${sheet ? `Page ${sheet} of the PDF` : 'The PDF'} holds more signs than a rules book has: give the part that holds the rules.`,
    sheet,
  );

function refuseOthers(bytes: Uint8Array, { bytes: most }: Limits): void {
  if (bytes.length > most)
    throw new PdfError(
      'too-large',
      `The PDF is too large: ${Math.ceil(bytes.length / 1e6)} MB, expected at most ${most / 1e6} MB.`,
    );
  const opening = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  if (!opening.includes('%PDF-'))
    throw new PdfError(
      'no-pdf',
      'The file is no PDF, although it may be called one: save or print the book as PDF again.',
    );
}

/** The library's own errors as sentences. */
function describe(error: unknown): Error {
  if (error instanceof PdfError) return error;
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (name === 'PasswordException' || /password/i.test(message))
    return new PdfError(
      'password',
      'The PDF is locked with a password: open it, print it to a new PDF without one, then use that.',
    );
  return new PdfError(
    'damaged',
    'The PDF is damaged or cut short and cannot be read: get it anew, or open it and print it to a new PDF.',
  );
}

export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');
