// `npm run build`: checks the content and writes the static site, step by step; a step that fails leaves the last good site as it was.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from '../build/run-steps';
import { STEPS } from '../build/steps';
import { OUT, WORK_DIR } from '../content/folders';

/** `--until compile`: the steps up to that one, and the site stays as it is. */
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

const { lines, fault } = values.until
  ? await runSteps(STEPS.slice(0, last + 1), dir)
  : await runSteps(STEPS, dir, OUT);
console.log(lines.join('\n'));
if (fault) console.error(fault);
process.exit(fault ? 1 : 0);
