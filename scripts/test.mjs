// `npm test`: from a fresh clone through every check and test, with one summary at the end.
// `npm run test:browser -- search tonight`: the site as it is now, and these files of tests/browser alone.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './setup/find-browser.mjs';
import {
  checkNode,
  ensureBuilt,
  ensureInstalled,
  run,
  runBeside,
  say,
  stop,
} from './setup/install-and-build.mjs';

const [first, ...rest] = process.argv.slice(2);
const browserOnly = first === '--browser';
const files = browserOnly ? findBrowserTests(rest) : process.argv.slice(2);

/** `search` is tests/browser/reading/search.test.ts; `offline` is every test of that folder and every file whose name begins so. */
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
process.env.CHROMIUM_PATH = await findBrowser();

/** Each run of the tests leaves its report here. */
const reportOf = (name) => `.pravylo/tests-${name}.json`;
const RETRIED = '.pravylo/retried.json';
const testsOf = (name, projects, ...more) => [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
  ...projects.map((project) => `--project=${project}`),
  ...more,
];
const isWhole = files.length === 0;
const names = isWhole ? ['pure', 'site'] : ['site'];
for (const file of [...names.map(reportOf), RETRIED]) rmSync(file, { force: true });

let inForm = Promise.resolve(true);
let purePassed = Promise.resolve(true);
if (!browserOnly) {
  say('Checking form and types; the build checks the content…');
  run('node', ['scripts/setup/list-languages.mjs']);
  inForm = runBeside('npm', ['run', '-s', 'check:form']);
  // What needs no site goes on beside the build, whose steps mostly leave a core idle, and after it.
  if (isWhole) purePassed = runBeside('npx', testsOf('pure', ['unit', 'books']), { VITEST_MAX_WORKERS: '1' });
}
ensureBuilt();
if (!(await inForm)) {
  await purePassed;
  stop('The checks found something: see above. `npm run format` mends the form.');
}

say('Running the tests…');
const sitePassed = run(
  'npx',
  testsOf(
    'site',
    isWhole ? ['whole', 'browser'] : [],
    '--reporter=./tests/support/retried-tests.ts',
    ...files,
  ),
);
const passed = (await purePassed) && sitePassed;
if (!names.every((name) => existsSync(reportOf(name))))
  stop('The tests did not run to their end: see above.');
const reports = names.map((name) => JSON.parse(readFileSync(reportOf(name), 'utf8')));
const sum = (field) => reports.reduce((all, report) => all + report[field], 0);
const testResults = reports.flatMap((report) => report.testResults);
const tests = testResults.flatMap(({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ title }) => ({ file: name.replaceAll('\\', '/'), title })),
);
const inBrowser = tests.filter(({ file }) => /\/tests\/(browser|engines)\//.test(file));
const journeys = inBrowser.filter(({ file }) => /journeys[^/]*$/.test(file));
const trials = tests.map(({ title }) => Number(/^(\d+) trials of /.exec(title)?.[1] ?? 0)).filter(Boolean);
const retried = existsSync(RETRIED) ? JSON.parse(readFileSync(RETRIED, 'utf8')) : [];
console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(
  `${sum('numPassedTests')} passed, ${sum('numFailedTests')} failed, ${sum('numPendingTests')} skipped`,
);
console.log(
  `Of these ${inBrowser.length} in a browser, ${journeys.length} of them journeys; ${trials.reduce((all, count) => all + count, 0)} fuzz trials of ${trials.length} subjects.`,
);
if (retried.length)
  console.log(`Passed only at another try:\n${retried.map((name) => `  ${name}`).join('\n')}`);
process.exit(passed && tests.length > 0 ? 0 : 1);
