import { describe, expect, it } from 'vitest';
import { forEachConcurrently } from './limit-concurrency';

const later = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('works at once', () => {
  it('are all done, never more than so many together, in the order they came', async () => {
    const began: number[] = [];
    let going = 0;
    let most = 0;
    await forEachConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      began.push(item);
      most = Math.max(most, ++going);
      await later();
      going--;
    });
    expect(began).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
    expect(going).toBe(0);
  });

  it('end with the first failure, begin nothing after it, and leave nothing going', async () => {
    const began: number[] = [];
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
      began.push(item);
      await later();
      if (item === 2) throw new Error('two');
      await later();
      ended++;
    };
    await expect(forEachConcurrently(items(), 4, work)).rejects.toThrow('two');
    expect(began.length).toBeLessThan(7);
    expect(ended).toBe(began.length - 1);
    expect(isClosed).toBe(true);
  });

  it('that were begun end before the failure of what gives them out is told', async () => {
    let ended = 0;
    async function* items() {
      yield 1;
      yield 2;
      throw new Error('cut');
    }
    const work = async () => {
      await later();
      ended++;
    };
    await expect(forEachConcurrently(items(), 4, work)).rejects.toThrow('cut');
    expect(ended).toBe(2);
  });
});
