// `npm test`: installs the packages, builds the site, runs all checks and tests, and prints a summary at the end.
// `npm run test:browser -- search pinned`: builds the site if needed, and runs only the browser tests with these names.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { findChromium } from './setup/find-chromium.mjs';
import {
  checkNode,
  ensureBuilt,
  ensureInstalled,
  fail,
  printStep,
  run,
  runInBackground,
} from './setup/install-and-build.mjs';

const [first, ...rest] = process.argv.slice(2);
const browserOnly = first === '--browser';
const files = browserOnly ? findBrowserTests(rest) : process.argv.slice(2);

/**
 * Finds browser tests by the beginning of a file or folder name. `search` selects tests/browser/reading/search.test.ts.
 * `offline` selects all tests in the folder tests/browser/offline, and all tests whose file names begin with `offline`.
 */
function findBrowserTests(names) {
  const tests = readdirSync('tests/browser', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.test.ts'));
  return tests
    .filter((file) => names.length === 0 || names.some((name) => `/${file}`.includes(`/${name}`)))
    .map((file) => `tests/browser/${file}`);
}

checkNode();
ensureInstalled();
const started = Date.now();
process.env.CHROMIUM_PATH = await findChromium();

/** Returns the path of the JSON report that Vitest writes. */
const reportFile = (name) => `.pravylo/tests-${name}.json`;
const firstLine = (text = '') => text.split('\n')[0].slice(0, 400);
const RETRIED_FILE = '.pravylo/retried.json';
const vitestArguments = (name, projects, ...more) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(name)}`,
  ...projects.map((project) => `--project=${project}`),
  ...more,
];
const isFullRun = files.length === 0;
const names = isFullRun ? ['pure', 'site'] : ['site'];
for (const file of [...names.map(reportFile), RETRIED_FILE]) rmSync(file, { force: true });

let checksPassed = Promise.resolve(true);
let purePassed = Promise.resolve(true);
if (!browserOnly) {
  printStep('Checking format, lint rules and types (the build checks the content)…');
  run('node', ['scripts/setup/generate-language-list.mjs']);
  checksPassed = runInBackground('npm', ['run', '-s', 'check:form']);
  // Tests that do not need the built site start during the build, because most build steps use only one processor core.
  if (isFullRun)
    purePassed = runInBackground('npx', vitestArguments('pure', ['unit', 'books']), {
      VITEST_MAX_WORKERS: '1',
    });
}
ensureBuilt();
if (!(await checksPassed)) {
  await purePassed;
  fail('The checks failed; see above. `npm run format` fixes the format.');
}

printStep('Running the tests…');
const sitePassed = run(
  'npx',
  vitestArguments(
    'site',
    isFullRun ? ['whole', 'browser'] : [],
    '--reporter=./tests/support/retried-tests.ts',
    ...files,
  ),
);
const passed = (await purePassed) && sitePassed;
if (!names.every((name) => existsSync(reportFile(name)))) fail('The tests did not finish; see above.');
const reports = names.map((name) => JSON.parse(readFileSync(reportFile(name), 'utf8')));
const sum = (field) => reports.reduce((all, report) => all + report[field], 0);
const testResults = reports.flatMap((report) => report.testResults);
const tests = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => ({ file: name.replaceAll('\\', '/'), title })),
);
const failed = testResults.flatMap(({ name, message, assertionResults }) => {
  const file = relative(process.cwd(), name).replaceAll('\\', '/');
  const failedTests = assertionResults.filter(({ status }) => status === 'failed');
  return failedTests.length || !message
    ? failedTests.map(
        ({ fullName, failureMessages }) => `${file}: ${fullName}\n    ${firstLine(failureMessages[0])}`,
      )
    : [`${file}: ${firstLine(message)}`];
});
const inBrowser = tests.filter(({ file }) => /\/tests\/(browser|browser-engines)\//.test(file));
const journeys = inBrowser.filter(({ file }) => /journeys[^/]*$/.test(file));
const trials = tests.map(({ title }) => Number(/^(\d+) trials of /.exec(title)?.[1] ?? 0)).filter(Boolean);
const retried = existsSync(RETRIED_FILE) ? JSON.parse(readFileSync(RETRIED_FILE, 'utf8')) : [];
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`,
);
console.log(
  `${inBrowser.length} of these ran in a browser, ${journeys.length} of them journeys; ${trials.reduce((all, count) => all + count, 0)} fuzz trials of ${trials.length} subjects.`,
);
if (retried.length)
  console.log(`Passed only after a retry:\n${retried.map((name) => `  ${name}`).join('\n')}`);
if (failed.length) console.log(`Failed:\n${failed.map((name) => `  ${name}`).join('\n')}`);
process.exit(passed && tests.length > 0 ? 0 : 1);
