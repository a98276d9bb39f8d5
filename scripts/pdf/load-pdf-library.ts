// Loads the reader of PDFs for Node, with the files of its own that it needs and a thread for it to work in.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { PdfLibrary, PdfOptions, Thread } from '../../extract/pdf/read/read-pdf';

/** Bytes beyond what is in use at the start, after which a thread is ended; and milliseconds between two looks. */
export const MOST_MEMORY = 1_000_000_000;
const LOOK = 100;
/** A small nursery keeps the thread from holding on to what it has done with. */
const BOUNDS = { maxOldGenerationSizeMb: 600, maxYoungGenerationSizeMb: 24 };

/** What the thread runs. Node has no matrix, which the library asks for to make a path of a letter's dots. */
const CODE = `
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
import(workerData.library).then(({ WorkerMessageHandler }) =>
  WorkerMessageHandler.initializeFromPort(workerData.port));
`;

export async function loadPdfLibrary(): Promise<Required<Pick<PdfOptions, 'pdfjs' | 'library' | 'thread'>>> {
  const pdfjs = await quietly(() => import('pdfjs-dist/legacy/build/pdf.mjs'));
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    pdfjs: pdfjs as unknown as PdfLibrary,
    library: {
      cMapUrl: join(home, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(home, 'standard_fonts/'),
      wasmUrl: join(home, 'wasm/'),
    },
    thread: (fail) => takeThread(pathToFileURL(join(home, 'legacy/build/pdf.worker.mjs')).href, fail),
  };
}

/** Threads that read a file to its end wait here for the next one: to start a thread takes longer than to read a short book. */
const resting: Started[] = [];

interface Started extends Thread {
  begin: (fail: () => void) => void;
}

function takeThread(library: string, fail: () => void): Thread {
  const thread = resting.pop() ?? startThread(library);
  thread.begin(fail);
  return thread;
}

function startThread(library: string): Started {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(CODE, {
    eval: true,
    workerData: { library, port: port2 },
    transferList: [port2],
    resourceLimits: BOUNDS,
  });
  let look: ReturnType<typeof setInterval> | undefined;
  let tell = () => {};
  let isOver = false;
  worker.on('error', () => tell());
  worker.once('exit', () => {
    isOver = true;
    if (resting.includes(thread)) resting.splice(resting.indexOf(thread), 1);
  });
  const leave = () => {
    clearInterval(look);
    tell = () => {};
  };
  const thread: Started = {
    port: port1,
    begin: (fail) => {
      worker.ref();
      tell = fail;
      const most = process.memoryUsage().rss + MOST_MEMORY;
      look = setInterval(() => process.memoryUsage().rss > most && fail(), LOOK).unref();
    },
    rest: () => {
      leave();
      // Nothing goes on for its sake.
      worker.unref();
      port1.unref();
      if (!isOver) resting.push(thread);
    },
    end: () => {
      leave();
      isOver = true;
      void worker.terminate();
      port1.close();
    },
  };
  return thread;
}

/** It warns of a canvas that is not there; nothing is drawn here. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
