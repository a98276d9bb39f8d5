// `npm run build`: checks the content and writes the static site. If a step fails, the previous site stays in place.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../build/run-steps';
import { STEPS } from '../build/steps';
import { OUT_DIR, WORK_DIR } from '../content/folders';
import { parseArguments } from '../setup/parse-arguments';

const USAGE = `npm run build -- [--game ID]… [--part 1/4] [--until STEP]
  --game ID     build this game and store it for a later build; the site is not replaced
  --part 1/4    build the first of four equal parts of the games, like --game
  --until STEP  end after this step; the site is not replaced`;

const { values } = parseArguments(USAGE, {
  options: { until: { type: 'string' }, game: { type: 'string', multiple: true }, part: { type: 'string' } },
});
const last = STEPS.findIndex(({ name }) => name === values.until);
if (values.until !== undefined && last < 0) {
  console.error(
    `There is no step ${values.until}, expected one of ${STEPS.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const dir = join(WORK_DIR, `site-${process.pid}`);
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const part = values.part === undefined ? undefined : parsePart(values.part);
const target = values.game || part ? { games: values.game ?? [], part, isWhole: false } : undefined;
const steps = values.until ? STEPS.slice(0, last + 1) : STEPS;
const { error } = await runSteps(steps, dir, values.until || target ? undefined : OUT_DIR, { target });
if (error) console.error(error);
process.exit(error ? 1 : 0);

/** Parses the value of `--part`, such as `3/8`: the third of eight parts of the games. */
function parsePart(text: string): { nth: number; of: number } {
  const [, nth = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (nth < 1 || nth > of) {
    console.error(`Unexpected --part ${text}, expected a part such as 1/4.`);
    process.exit(2);
  }
  return { nth, of };
}
