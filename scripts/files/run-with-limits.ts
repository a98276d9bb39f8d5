// Runs a command in a separate thread, with limits for its time and memory. A thread can be terminated at any moment,
// even during an endless loop.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Bounds {
  timeMs: number;
  /** Maximum memory of the process, in bytes, in addition to its memory at the start. */
  memoryBytes: number;
}

const MEMORY_CHECK_INTERVAL_MS = 50;
/**
 * Maximum size of the thread's heap, as a fraction of the memory limit. The rest of the limit is for memory outside the
 * heap.
 */
const HEAP_SHARE = 0.8;
const WRITING = 'writing';

/** Runs the module `url` in a thread, with the arguments of this process. */
export function runWithLimits(
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
    // Does not terminate a thread that has started to write files, because some of the files would be missing.
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

/** The thread calls this function when it starts to write its result. */
export const startWriting = (): void => parentPort?.postMessage(WRITING);

/** The thread calls this function to start its time limit again, with another limit in milliseconds. */
export const restartTimeLimit = (timeMs: number): void => parentPort?.postMessage(timeMs);

/** Whether a terminal shows the messages of the command. */
export const isTerminal = (): boolean =>
  isMainThread
    ? process.stderr.isTTY === true
    : Boolean((workerData as { isTerminal?: boolean })?.isTerminal);
