// Processes a list of items on all cores with worker threads: each thread takes the next item when it has finished its
// last one.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

interface ThreadWork<Item, Result> {
  /** The worker module: it receives each item as a message and answers with the result. */
  module: string;
  /** The `workerData` of every thread. */
  data: unknown;
  items: readonly Item[];
  /** For fewer items, starting another thread takes longer than it saves. */
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

/** The source text of a thread; packages are resolved from the current folder. */
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
