// Processes a list of items with worker threads on all processor cores. When a thread has finished an item, it takes
// the next one.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

interface ThreadWork<Item, Result> {
  /** Path of the worker module. The thread gets each item as a message, and replies with the result. */
  module: string;
  /** Value of `workerData` in every thread. */
  data: unknown;
  items: readonly Item[];
  /** Minimum number of items per thread. For fewer items, starting another thread would take longer than it saves. */
  minItemsPerThread?: number;
  onResult: (item: Item, result: Result) => void;
}

const MIN_ITEMS_PER_THREAD = 16;

export async function runInThreads<Item, Result>({
  module,
  data,
  items,
  minItemsPerThread = MIN_ITEMS_PER_THREAD,
  onResult,
}: ThreadWork<Item, Result>): Promise<void> {
  if (items.length === 0) return;
  const code = bundle(module);
  const queue = items.values();
  const count = Math.min(availableParallelism(), Math.ceil(items.length / minItemsPerThread));
  await Promise.all(Array.from({ length: count }, () => runThread(code, data, queue, onResult)));
}

function runThread<Item, Result>(
  code: string,
  data: unknown,
  queue: Iterator<Item>,
  onResult: ThreadWork<Item, Result>['onResult'],
): Promise<void> {
  const thread = new Worker(code, { eval: true, workerData: data });
  return new Promise<void>((resolve, reject) => {
    let item: Item;
    const next = () => {
      const { done: isOver, value } = queue.next();
      if (isOver) return resolve();
      item = value;
      thread.postMessage(item);
    };
    thread.on('error', reject);
    thread.on('message', (result: Result) => {
      try {
        onResult(item, result);
        next();
      } catch (error) {
        reject(error);
      }
    });
    next();
  }).finally(() => thread.terminate());
}

/** Bundles a worker module and returns its code. The code finds npm packages in the current folder. */
function bundle(module: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [module],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
