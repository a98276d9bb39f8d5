// Runs asynchronous work on many items, on a limited number of items at the same time. After the first error, starts no
// further work, waits until the running work has ended, and throws the error.

export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  maxConcurrent: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const running = new Set<Promise<unknown>>();
  const errors: unknown[] = [];
  try {
    for await (const item of items) {
      const one: Promise<unknown> = work(item)
        .catch((error) => errors.push(error))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= maxConcurrent) await Promise.race(running);
      if (errors.length) break;
    }
  } finally {
    await Promise.all(running);
  }
  if (errors.length) throw errors[0];
}
