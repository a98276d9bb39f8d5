// Runs trials of one subject, one seed after the other, until their number or their time is up, or one fails.
import { createRandom } from './random-text';
import type { Subject } from './subjects';

export interface Trials {
  count: number;
  /** Says the seed, so that the very trial can be run again. */
  failure?: string;
}

interface Bounds {
  seed: number;
  trials: number;
  /** The moment to stop, by `performance.now()`. */
  until?: number;
}

export async function runTrials(
  subject: Subject,
  { seed, trials, until = Number.POSITIVE_INFINITY }: Bounds,
): Promise<Trials> {
  let count = 0;
  while (count < trials && performance.now() < until) {
    const own = seed + count;
    try {
      // Seeds that stand together give numbers that stand together, so they are spread first.
      await subject.trial(createRandom(Math.imul(own, 2_654_435_761)));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { count, failure: `${subject.name}\n  seed ${own}: ${why.slice(0, 400)}` };
    }
    count += 1;
  }
  return { count };
}
