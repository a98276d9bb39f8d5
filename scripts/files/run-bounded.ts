// Runs a command in a thread of its own, with limits for its time and memory. A thread can be ended at any moment, even
// while it runs an endless loop.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Bounds {
  timeMs: number;
  /** Maximum memory of the process in addition to the memory at its start, in bytes. */
  memoryBytes: number;
}

const MEMORY_CHECK_INTERVAL_MS = 50;
/** Maximum size of the thread's heap, as a share of its memory limit. The rest is for bytes outside the heap. */
const HEAP_SHARE = 0.8;
const WRITING = 'writing';

/** Runs the module `url` in a thread, with the arguments of this process. */
export function runBounded(
  url: string,
  { timeMs, memoryBytes }: Bounds,
): Promise<{ exitCode: number; exceeded?: 'time' | 'memory' }> {
  const maxMemory = process.memoryUsage().rss + memoryBytes;
  const worker = new Worker(new URL(url), {
    argv: process.argv.slice(2),
    workerData: { isTerminal: process.stderr.isTTY === true },
    resourceLimits: { maxOldGenerationSizeMb: (HEAP_SHARE * memoryBytes) / 1e6 },
  });
  return new Promise((resolve, reject) => {
    let exceeded: 'time' | 'memory' | undefined;
    const end = (limit: 'time' | 'memory') => {
      exceeded ??= limit;
      void worker.terminate();
    };
    let timer = setTimeout(() => end('time'), timeMs);
    const poll = setInterval(
      () => process.memoryUsage().rss > maxMemory && end('memory'),
      MEMORY_CHECK_INTERVAL_MS,
    );
    const stopWatching = () => {
      clearTimeout(timer);
      clearInterval(poll);
    };
    // A thread that has begun to write is not ended, because only some of its files would then be written.
    worker.on('message', (message) => {
      if (message === WRITING) stopWatching();
      else if (typeof message === 'number') {
        clearTimeout(timer);
        timer = setTimeout(() => end('time'), message);
      }
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') exceeded ??= 'memory';
      else reject(error);
    });
    worker.on('exit', (exitCode) => {
      stopWatching();
      resolve({ exitCode, ...(exceeded && { exceeded }) });
    });
  });
}

/** The thread calls this function when it begins to write its result. */
export const startWriting = (): void => parentPort?.postMessage(WRITING);

/** The thread calls this function to start its time limit again, with another time in milliseconds. */
export const restartTimeLimit = (timeMs: number): void => parentPort?.postMessage(timeMs);

/** Whether the messages of the command are shown on a terminal. */
export const isTerminal = (): boolean =>
  isMainThread
    ? process.stderr.isTTY === true
    : Boolean((workerData as { isTerminal?: boolean })?.isTerminal);
