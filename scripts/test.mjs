// `npm test`: from a fresh clone through every check and test, with one summary at the end.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run, say, stop } from './setup.mjs';

checkNode();
ensureInstalled();
const started = Date.now();
process.env.CHROMIUM_PATH = await findBrowser();

say('Checking form, types and content…');
if (!run('npm', ['run', '-s', 'check']))
  stop('The checks found something: see above. `npm run format` mends the form.');

ensureBuilt();

say('Running the tests…');
const report = '.pravylo/test-report.json';
rmSync(report, { force: true });
const passed = run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
]);
if (!existsSync(report)) stop('The tests did not run to their end: see above.');
const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
);
const tests = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => ({ file: name.replaceAll('\\', '/'), title })),
);
const inBrowser = tests.filter(({ file }) => file.includes('/tests/browser/'));
const journeys = inBrowser.filter(({ file }) => /journeys[^/]*$/.test(file));
const trials = tests.map(({ title }) => Number(/^(\d+) trials of /.exec(title)?.[1] ?? 0)).filter(Boolean);
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
console.log(
  `Of these ${inBrowser.length} in a browser, ${journeys.length} of them journeys; ${trials.reduce((sum, count) => sum + count, 0)} fuzz trials of ${trials.length} subjects.`,
);
process.exit(passed && numPassedTests > 0 ? 0 : 1);
