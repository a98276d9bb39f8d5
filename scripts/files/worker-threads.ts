// A little work done many times over, on all cores: each thread takes the next item when it has done its last one.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';

interface Work<Item, Made> {
  /** The module that does it: a message to it is an item, a message from it is what was made. */
  module: string;
  /** What every thread is given at its start. */
  data: unknown;
  items: readonly Item[];
  /** Fewer items are not worth another thread's start. */
  leastEach?: number;
  done: (item: Item, made: Made) => void;
}

const LEAST_EACH = 16;

export async function runInThreads<Item, Made>({
  module,
  data,
  items,
  leastEach = LEAST_EACH,
  done,
}: Work<Item, Made>): Promise<void> {
  if (items.length === 0) return;
  const code = bundle(module);
  const queue = items.values();
  const count = Math.min(availableParallelism(), Math.ceil(items.length / leastEach));
  await Promise.all(Array.from({ length: count }, () => runThread(code, data, queue, done)));
}

function runThread<Item, Made>(
  code: string,
  data: unknown,
  queue: Iterator<Item>,
  done: Work<Item, Made>['done'],
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
    thread.on('message', (made: Made) => {
      try {
        done(item, made);
        next();
      } catch (error) {
        reject(error);
      }
    });
    next();
  }).finally(() => thread.terminate());
}

/** A thread starts from a text; the packages in it are found from here. */
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
