// Runs a constant number of trials of every fuzz test, with constant seeds. `npm run fuzz` runs more trials.
import { describe, expect, it } from 'vitest';
import { SUBJECTS } from './fuzz-subjects';
import { runTrials } from './run-trials';

describe('fuzzing with fixed seeds', { timeout: 90_000, retry: 0 }, () => {
  // The titles begin with the number of trials, because the summary of `npm test` adds up these numbers.
  it.each(SUBJECTS.map((subject) => [subject.trials, subject.name, subject] as const))(
    '%i trials of %s',
    async (_trials, _name, subject) => {
      const { count, failure } = await runTrials(subject, { seed: 1, trials: subject.trials });
      if (failure) throw new Error(failure);
      expect(count).toBe(subject.trials);
    },
  );
});
