// Runs a constant number of trials of every fuzz target, with constant seeds, so that the test is deterministic.
// `npm run fuzz` runs more trials.
import { describe, expect, it } from 'vitest';
import { FUZZ_TARGETS } from './fuzz-targets';
import { runTrials } from './run-trials';

describe('fuzzing with fixed seeds', { timeout: 90_000, retry: 0 }, () => {
  // The titles begin with the number of trials, because the summary of `npm test` adds up these numbers.
  it.each(FUZZ_TARGETS.map((target) => [target.trials, target.name, target] as const))(
    '%i trials of %s',
    async (_trials, _name, target) => {
      const { count, failure } = await runTrials(target, { seed: 1, trials: target.trials });
      if (failure) throw new Error(failure);
      expect(count).toBe(target.trials);
    },
  );
});
