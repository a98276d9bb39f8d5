// `npm run fuzz -- --seconds 300 --seed 1`: runs fuzz tests for the given time and prints the number of trials of each.
import { FUZZ_TARGETS } from '../../tests/fuzz/fuzz-targets';
import { runTrials } from '../../tests/fuzz/run-trials';
import { parseArguments } from '../setup/parse-arguments';

const { values } = parseArguments(
  `npm run fuzz -- [--seconds 300] [--seed 1]
  --seconds  the time for all fuzz tests together
  --seed     the start value of the random numbers; the same seed repeats the same trials`,
  { options: { seconds: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } } },
);
const seconds = Number(values.seconds);
const seed = Number(values.seed);
if (!(seconds > 0) || !Number.isInteger(seed)) {
  console.error('Unexpected --seconds or --seed, expected a number above zero and a whole number.');
  process.exit(1);
}
let failed = 0;
let all = 0;
for (const target of FUZZ_TARGETS) {
  const until = performance.now() + (1000 * seconds) / FUZZ_TARGETS.length;
  const { count, failure } = await runTrials(target, { seed, trials: Number.POSITIVE_INFINITY, until });
  all += count;
  console.log(`${String(count).padStart(8)}  ${failure ? `FAILED ${failure}` : target.name}`);
  if (failure) failed += 1;
}
console.log(`${String(all).padStart(8)}  trials, ${failed} of ${FUZZ_TARGETS.length} targets failed.`);
process.exit(failed > 0 ? 1 : 0);
