// `npm run test:engines`: every journey in every engine, and the table of it in the README; `-- webkit copy` makes some of them alone.
import { writeReadme } from '../../bench/write-readme';
import type { Engine } from './engine';
import { knownEngines } from './engines';
import { type Journey, runJourney } from './journey';
import { JOURNEYS } from './journey-list';
import { makeVersions } from './journeys/offline';
import { type Column, toTable } from './table';

const faultOf = (engine: Engine, journey: Journey): Promise<string | undefined> =>
  runJourney(engine, journey).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const engines = knownEngines();
const isEngine = (word: string) => engines.some(({ name }) => name.toLowerCase() === word);
const asked = words.filter(isEngine);
const about = words.filter((word) => !isEngine(word));
const journeys = JOURNEYS.filter(({ name }) => about.every((word) => name.toLowerCase().includes(word)));

if (journeys.some(({ dir }) => dir)) await makeVersions();
const columns: Column[] = [];
for (const { name, start } of engines) {
  if (asked.length && !asked.includes(name.toLowerCase())) continue;
  if (!start) {
    columns.push({ name, results: [] });
    continue;
  }
  const engine = await start();
  const column: Column = { name, version: engine.version, results: [] };
  columns.push(column);
  console.log(`\n${name} ${engine.version}`);
  for (const journey of journeys) {
    const began = Date.now();
    // A browser on a busy machine may miss a beat; a real fault fails every time.
    let fault = await faultOf(engine, journey);
    if (fault) {
      console.log(`    Once more, after: ${fault}`);
      fault = await faultOf(engine, journey);
    }
    column.results.push(!fault);
    console.log(`  ${fault ? '✗' : '✓'} ${journey.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    if (fault) console.log(`    ${fault}`);
  }
  await engine.close();
}
const failed = columns.flatMap(({ results }) => results).filter((passed) => !passed).length;
const made = columns.reduce((sum, { results }) => sum + results.length, 0);
console.log(`\n${made - failed} of ${made} journeys made.`);
if (!words.length) {
  writeReadme(
    'engines',
    toTable(
      JOURNEYS.map(({ name }) => name),
      columns,
    ),
  );
}
process.exit(failed || !made ? 1 : 0);
