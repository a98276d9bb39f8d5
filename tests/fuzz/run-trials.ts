// Runs trials of one fuzz target with consecutive seeds, until a trial fails, all trials have run, or the time is over.

import type { FuzzTarget } from './fuzz-targets';
import { createRandom } from './random-text';

export interface TrialResult {
  count: number;
  /** Error message with the seed of the failed trial. The seed makes it possible to run the trial again. */
  failure?: string;
}

interface TrialLimits {
  seed: number;
  trials: number;
  /** Time at which to stop, as a value of `performance.now()`. */
  until?: number;
}

export async function runTrials(
  target: FuzzTarget,
  { seed, trials, until = Number.POSITIVE_INFINITY }: TrialLimits,
): Promise<TrialResult> {
  let count = 0;
  while (count < trials && performance.now() < until) {
    const trialSeed = seed + count;
    try {
      // Consecutive seeds would give similar first random numbers, so hash each seed (Knuth's multiplicative hash).
      await target.trial(createRandom(Math.imul(trialSeed, 2_654_435_761)));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { count, failure: `${target.name}\n  seed ${trialSeed}: ${message.slice(0, 400)}` };
    }
    count += 1;
  }
  return { count };
}
