// `npm run attack`: runs every class of attacks of tests/attack over loopback, with the browser tests that belong to them,
// and writes the tables to docs/attacks.md. Exits with code 1 if an attack succeeded. `-- --no-browser` skips the browser
// tests, `--no-files` the measurement of hostile PDFs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ATTACK_CLASSES } from '../../tests/attack/attack-classes';
import { type ClassResult, formatTable, runClass } from '../../tests/attack/run-attacks';
import { measureHostileFiles } from '../measure/hostile-files';

const REPORT = '.pravylo/attack-tests.json';
const DOCUMENT = 'docs/attacks.md';
/** Maximum time of the browser tests of one class, in milliseconds. */
const MAX_TEST_TIME_MS = 300_000;
const withBrowser = !process.argv.includes('--no-browser') && existsSync('out/index.html');

/** Runs browser tests, and counts each test as one attack that held or was lost. */
function runTests(files: readonly string[], result: ClassResult): void {
  rmSync(REPORT, { force: true });
  spawnSync('npx', ['vitest', 'run', '--reporter=json', `--outputFile=${REPORT}`, ...files], {
    timeout: MAX_TEST_TIME_MS,
    env: { ...process.env, KILL_BROWSER: '1' },
    stdio: 'ignore',
  });
  if (!existsSync(REPORT)) {
    result.lost.push(`${files.join(', ')}: the tests did not finish`);
    return;
  }
  interface Assertion {
    status: string;
    fullName: string;
  }
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as {
    testResults: { assertionResults: Assertion[] }[];
  };
  for (const { status, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'passed' && status !== 'failed') continue;
    result.tried++;
    if (status === 'passed') result.held++;
    else result.lost.push(fullName);
  }
}

const results: ClassResult[] = [];
for (const one of ATTACK_CLASSES) {
  const result = await runClass(one);
  if (withBrowser && one.tests) runTests(one.tests, result);
  results.push(result);
  console.log(`${result.name}: ${result.tried} tried, ${result.lost.length} lost`);
  for (const lost of result.lost) console.error(`  ${lost}`);
}
const table = formatTable(results);
console.log(`\n${table}`);
const measured = process.argv.includes('--no-files') ? undefined : await measureHostileFiles();
if (measured) console.log(`\n${measured}`);
const text = readFileSync(DOCUMENT, 'utf8');
const replaceTable = (document: string, name: string, content: string) =>
  document.replace(
    new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- end -->`),
    () => `<!-- ${name} -->\n${content}\n<!-- end -->`,
  );
const withAttacks = replaceTable(text, 'attacks', table);
writeFileSync(DOCUMENT, measured ? replaceTable(withAttacks, 'limits', measured) : withAttacks);
process.exit(results.some(({ lost }) => lost.length) ? 1 : 0);
