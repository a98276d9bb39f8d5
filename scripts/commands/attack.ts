// `npm run attack`: runs the attacks of tests/attack on this machine, and the browser tests of each kind of attack.
// Writes the tables to docs/attacks.md. Exits with code 1 if an attack succeeded. `-- --no-browser` skips the browser
// tests, `--no-files` skips the measurement of hostile files, `--only-files` skips everything else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ATTACK_CLASSES } from '../../tests/attack/attack-classes';
import { type ClassResult, formatTable, runClass } from '../../tests/attack/run-attacks';
import { measureHostileBooks, measureHostilePdfs, measureOtherFiles } from '../measure/hostile-files';
import { findChromium } from '../setup/find-chromium.mjs';
import { findFirefox } from '../setup/find-firefox-and-webkit.mjs';
import { parseArguments } from '../setup/parse-arguments';

const REPORT = '.pravylo/attack-tests.json';
const DOCUMENT = 'docs/attacks.md';
/** Maximum time for the browser tests of one kind of attack, in milliseconds. */
const MAX_TEST_TIME_MS = 1_800_000;
const BROWSERS = { CHROMIUM_PATH: String(await findChromium()), FIREFOX_PATH: findFirefox() ?? '' };
const { values } = parseArguments(
  `npm run attack -- [--no-browser] [--no-files] [--only-files]
  --no-browser  skips the browser tests
  --no-files    skips the measurement of hostile files
  --only-files  skips everything else`,
  {
    options: {
      'no-browser': { type: 'boolean', default: false },
      'no-files': { type: 'boolean', default: false },
      'only-files': { type: 'boolean', default: false },
    },
  },
);
const onlyFiles = values['only-files'];
const withFiles = !values['no-files'];
const withBrowser = !values['no-browser'] && existsSync('out/index.html');

/** Runs browser tests, and counts each test as one attack. If the test passes, the site has withstood the attack. */
function runTests(files: readonly string[], result: ClassResult): void {
  rmSync(REPORT, { force: true });
  spawnSync('npx', ['vitest', 'run', '--reporter=json', `--outputFile=${REPORT}`, ...files], {
    timeout: MAX_TEST_TIME_MS,
    env: { ...process.env, ...BROWSERS, KILL_BROWSER: '1', ATTACK: '1' },
    stdio: 'ignore',
  });
  if (!existsSync(REPORT)) {
    result.succeeded.push(`${files.join(', ')}: the tests did not finish`);
    return;
  }
  interface Assertion {
    status: string;
    fullName: string;
  }
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    testResults: { assertionResults: Assertion[] }[];
  };
  const before = result.tried;
  for (const { status, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'passed' && status !== 'failed') continue;
    result.tried++;
    if (status === 'passed') result.held++;
    else result.succeeded.push(fullName);
  }
  if (result.tried === before) result.succeeded.push(`${files.join(', ')}: no test ran`);
}

const results: ClassResult[] = [];
for (const one of onlyFiles ? [] : ATTACK_CLASSES) {
  const result = await runClass(one);
  if (withBrowser && one.tests) runTests(one.tests, result);
  results.push(result);
  console.log(`${result.name}: ${result.tried} tried, ${result.succeeded.length} succeeded`);
  for (const attack of result.succeeded) console.error(`  ${attack}`);
}
const replaceTable = (name: string, content: string): void => {
  const table = new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end -->`);
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(table, () => `<!-- ${name} -->\n${content}\n<!-- end -->`),
  );
};
if (!onlyFiles) {
  const table = formatTable(results);
  console.log(`\n${table}`);
  replaceTable('attacks', table);
}
const problems = results.flatMap(({ succeeded }) => succeeded);
if (withFiles)
  for (const [name, measure] of [
    ['limits', measureHostilePdfs],
    ['books', measureHostileBooks],
    ['others', measureOtherFiles],
  ] as const) {
    const measured = await measure();
    console.log(`\n${measured.table}`);
    replaceTable(name, measured.table);
    for (const problem of measured.problems) console.error(problem);
    problems.push(...measured.problems);
  }
process.exit(problems.length ? 1 : 0);
