// `npm run fuzz -- --seconds 300 --seed 1`: runs fuzz tests for the given time and prints the number of trials of each.
import { parseArgs } from 'node:util';
import { SUBJECTS } from '../../tests/fuzz/fuzz-subjects';
import { runTrials } from '../../tests/fuzz/run-trials';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('Unexpected --seconds or --seed, expected a number above zero and a whole number.');
  process.exit(1);
}
let failed = 0;
let all = 0;
for (const subject of SUBJECTS) {
  const until = performance.now() + (1000 * seconds) / SUBJECTS.length;
  const { count, failure } = await runTrials(subject, { seed, trials: Number.POSITIVE_INFINITY, until });
  all += count;
  console.log(`${String(count).padStart(8)}  ${failure ? `FAILED ${failure}` : subject.name}`);
  if (failure) failed += 1;
}
console.log(`${String(all).padStart(8)}  trials, ${failed} of ${SUBJECTS.length} subjects failed.`);
process.exit(failed > 0 ? 1 : 0);
