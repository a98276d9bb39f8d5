// `npm test`: from a fresh clone through every check and test, with one summary at the end.
// `npm run test:browser -- search tonight`: the site as it is now, and these files of tests/browser alone.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run, runBeside, say, stop } from './setup.mjs';

const [first, ...rest] = process.argv.slice(2);
const browserOnly = first === '--browser';
const files = browserOnly
  ? (rest.length ? rest : ['']).map((name) => `tests/browser/${name}`)
  : process.argv.slice(2);

checkNode();
ensureInstalled();
const started = Date.now();
process.env.CHROMIUM_PATH = await findBrowser();

let inForm = Promise.resolve(true);
if (!browserOnly) {
  say('Checking form and types; the build checks the content…');
  run('node', ['scripts/list-languages.mjs']);
  inForm = runBeside('npm', ['run', '-s', 'check:form']);
}
ensureBuilt();
if (!(await inForm)) stop('The checks found something: see above. `npm run format` mends the form.');

say('Running the tests…');
const report = '.pravylo/test-report.json';
const retriedFile = '.pravylo/retried.json';
for (const file of [report, retriedFile]) rmSync(file, { force: true });
const passed = run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/retried.ts',
  `--outputFile.json=${report}`,
  ...files,
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
const inBrowser = tests.filter(({ file }) => /\/tests\/(browser|engines)\//.test(file));
const journeys = inBrowser.filter(({ file }) => /journeys[^/]*$/.test(file));
const trials = tests.map(({ title }) => Number(/^(\d+) trials of /.exec(title)?.[1] ?? 0)).filter(Boolean);
const retried = existsSync(retriedFile) ? JSON.parse(readFileSync(retriedFile, 'utf8')) : [];
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
console.log(
  `Of these ${inBrowser.length} in a browser, ${journeys.length} of them journeys; ${trials.reduce((sum, count) => sum + count, 0)} fuzz trials of ${trials.length} subjects.`,
);
if (retried.length)
  console.log(`Passed only at another try:\n${retried.map((name) => `  ${name}`).join('\n')}`);
process.exit(passed && numPassedTests > 0 ? 0 : 1);
