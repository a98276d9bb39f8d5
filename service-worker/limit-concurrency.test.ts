// Tests the limit for parallel work: the order of items, the number of parallel calls, and errors.
import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './limit-concurrency';

const delay = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('forEachConcurrently', () => {
  it('processes all items in order, and no more than the limit at a time', async () => {
    const started: number[] = [];
    let running = 0;
    let maxRunning = 0;
    await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      started.push(item);
      maxRunning = Math.max(maxRunning, ++running);
      await delay();
      running--;
    });
    expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(maxRunning).toBe(3);
    expect(running).toBe(0);
  });

  it('throws the first error, starts nothing after it, and waits for running work', async () => {
    const started: number[] = [];
    let ended = 0;
    let isClosed = false;
    async function* items() {
      try {
        for (let item = 1; item < 100; item++) yield item;
      } finally {
        isClosed = true;
      }
    }
    const work = async (item: number) => {
      started.push(item);
      await delay();
      if (item === 2) throw new Error('two');
      await delay();
      ended++;
    };
    await expect(forEachConcurrently(items(), 4, work)).rejects.toThrow('two');
    expect(started.length).toBeLessThan(7);
    expect(ended).toBe(started.length - 1);
    expect(isClosed).toBe(true);
  });

  it('waits for running work before it throws an error of the iterator', async () => {
    let ended = 0;
    async function* items() {
      yield 1;
      yield 2;
      throw new Error('iterator failed');
    }
    const work = async () => {
      await delay();
      ended++;
    };
    await expect(forEachConcurrently(items(), 4, work)).rejects.toThrow('iterator failed');
    expect(ended).toBe(2);
  });
});
