// Loads pdf.js in Node, with its resource files. pdf.js parses files in worker threads, which this module reuses.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel, Worker } from 'node:worker_threads';
import { boundAllocationsCode, TOO_MUCH_MEMORY } from '../../extract/pdf/limit-pdf-memory';
import { ALLOCATION_LIMITS } from '../../extract/pdf/read/pdf-limits';
import type { PdfLibrary, PdfOptions, PdfThread } from '../../extract/pdf/read/read-pdf';

/**
 * Maximum memory that the process may use in addition to its memory at the start, in bytes. If the process needs more,
 * it stops reading the PDF with an error.
 */
export const MAX_EXTRA_MEMORY_BYTES = 1_000_000_000;
const MEMORY_CHECK_INTERVAL_MS = 100;
/** Memory limits of a thread. With a small young generation, the garbage collector frees unused memory earlier. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 600, maxYoungGenerationSizeMb: 24 };

/**
 * Code of a worker thread. It defines DOMMatrix, which Node does not have. pdf.js uses DOMMatrix to convert a bitmap
 * glyph to a path.
 */
const WORKER_CODE = `
const { workerData } = require('node:worker_threads');
globalThis.DOMMatrix ??= class {
  constructor(a = 1, b = 0, c = 0, d = 1, e = 0, f = 0) { Object.assign(this, { a, b, c, d, e, f }); }
  scaleSelf(x, y) { return new DOMMatrix(this.a * x, this.b * x, this.c * y, this.d * y, this.e, this.f); }
  translateSelf(x, y) {
    const { a, b, c, d, e, f } = this;
    return new DOMMatrix(a, b, c, d, a * x + c * y + e, b * x + d * y + f);
  }
};
console.warn = console.log = () => {};
const onMessage = ${boundAllocationsCode(ALLOCATION_LIMITS, '(message) => workerData.port.postMessage(message)')};
import(workerData.library).then(({ WorkerMessageHandler }) => {
  workerData.port.on('message', onMessage);
  WorkerMessageHandler.initializeFromPort(workerData.port);
});
`;

export async function loadPdfLibrary(): Promise<Required<Pick<PdfOptions, 'pdfjs' | 'library' | 'thread'>>> {
  // With this flag, V8 optimizes a function only after about eight times as much bytecode has run as by default.
  // Reading a book takes about a second, and V8 would spend a quarter of the processor time on optimizing functions
  // that hardly run afterwards.
  setFlagsFromString('--interrupt-budget=1000000');
  const pdfjs = await withoutWarnings(() => import('pdfjs-dist/legacy/build/pdf.min.mjs' as string));
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    pdfjs: pdfjs as unknown as PdfLibrary,
    library: {
      cMapUrl: join(home, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(home, 'standard_fonts/'),
      wasmUrl: join(home, 'wasm/'),
    },
    thread: (fail) => takeThread(pathToFileURL(join(home, 'legacy/build/pdf.worker.min.mjs')).href, fail),
  };
}

/**
 * Threads that have finished a file and wait for the next one. Starting a thread takes longer than reading a short
 * book, so threads are reused.
 */
const idleThreads: PooledThread[] = [];

interface PooledThread extends PdfThread {
  /** Prepares the thread for a file. Calls `fail` if the thread crashes or uses too much memory. */
  begin: (fail: () => void) => void;
}

function takeThread(library: string, fail: () => void): PdfThread {
  const thread = idleThreads.pop() ?? startThread(library);
  thread.begin(fail);
  return thread;
}

function startThread(library: string): PooledThread {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(WORKER_CODE, {
    eval: true,
    workerData: { library, port: port2 },
    transferList: [port2],
    resourceLimits: RESOURCE_LIMITS,
  });
  let memoryCheck: ReturnType<typeof setInterval> | undefined;
  let onFailure = () => {};
  let hasEnded = false;
  worker.on('error', () => onFailure());
  // The thread sends its report over the port of pdf.js, so that the report arrives before the unfinished page.
  port1.on('message', (message) => message === TOO_MUCH_MEMORY && onFailure());
  worker.once('exit', () => {
    hasEnded = true;
    if (idleThreads.includes(thread)) idleThreads.splice(idleThreads.indexOf(thread), 1);
  });
  const stopWatching = () => {
    clearInterval(memoryCheck);
    onFailure = () => {};
  };
  const thread: PooledThread = {
    port: port1,
    begin: (fail) => {
      worker.ref();
      onFailure = fail;
      const limit = process.memoryUsage().rss + MAX_EXTRA_MEMORY_BYTES;
      const check = () => process.memoryUsage().rss > limit && fail();
      memoryCheck = setInterval(check, MEMORY_CHECK_INTERVAL_MS).unref();
    },
    release: () => {
      stopWatching();
      // Node can exit even if an idle thread still exists.
      worker.unref();
      port1.unref();
      if (!hasEnded) idleThreads.push(thread);
    },
    terminate: () => {
      stopWatching();
      hasEnded = true;
      void worker.terminate();
      port1.close();
    },
  };
  return thread;
}

/**
 * Suppresses the warning of pdf.js that Node has no canvas. The extractor draws nothing, so it does not need a canvas.
 */
async function withoutWarnings<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
