// `npm run build`: checks the content and writes the static site. If a step fails, the previous site stays in place.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from '../build/run-steps';
import { STEPS } from '../build/steps';
import { OUT_DIR, WORK_DIR } from '../content/folders';

/** With `--until STEP`, the build ends after this step and does not replace the site. */
const { values } = parseArgs({ options: { until: { type: 'string' } } });
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

const { error } = values.until
  ? await runSteps(STEPS.slice(0, last + 1), dir)
  : await runSteps(STEPS, dir, OUT_DIR);
if (error) console.error(error);
process.exit(error ? 1 : 0);
