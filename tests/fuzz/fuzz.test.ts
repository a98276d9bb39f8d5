// The first trials of every subject, from fixed seeds; `npm run fuzz` goes on from there.
import { describe, it } from 'vitest';
import { runTrials } from './run-trials';
import { SUBJECTS } from './subjects';

describe('trials from fixed seeds', { timeout: 90_000, retry: 0 }, () => {
  it.each(SUBJECTS.map((subject) => [subject.name, subject] as const))('%s', (_, subject) => {
    const { failure } = runTrials(subject, { seed: 1, trials: subject.trials });
    if (failure) throw new Error(failure);
  });
});
