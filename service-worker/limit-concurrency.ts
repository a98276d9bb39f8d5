// Several works at once, never more than so many. The first failure stops the rest, and nothing goes on behind its back.

export async function forEachConcurrently<T>(
  items: Iterable<T> | AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const going = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  try {
    for await (const item of items) {
      const one: Promise<unknown> = work(item)
        .catch((error) => failures.push(error))
        .finally(() => going.delete(one));
      going.add(one);
      if (going.size >= most) await Promise.race(going);
      if (failures.length) break;
    }
  } finally {
    await Promise.all(going);
  }
  if (failures.length) throw failures[0];
}
