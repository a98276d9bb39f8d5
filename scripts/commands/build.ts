// `npm run build`: checks the content and writes the static site. If a step fails, the previous site stays in place.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../build/run-steps';
import { STEPS } from '../build/steps';
import { OUT_DIR, WORK_DIR } from '../content/folders';
import { parseCommand } from '../setup/parse-command';

const USAGE = `npm run build -- [--game ID]… [--until STEP]
  --game ID     build this game and store it for a later build; the site is not replaced
  --until STEP  end after this step; the site is not replaced`;

const { values } = parseCommand(USAGE, {
  options: { until: { type: 'string' }, game: { type: 'string', multiple: true } },
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

const target = values.game && { games: values.game, isWhole: false };
const steps = values.until ? STEPS.slice(0, last + 1) : STEPS;
const { error } = await runSteps(steps, dir, values.until || target ? undefined : OUT_DIR, { target });
if (error) console.error(error);
process.exit(error ? 1 : 0);
