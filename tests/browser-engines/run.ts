// `npm run test:engines`: runs every journey in every browser and updates the table in docs/measurements.md.
// `npm run test:engines -- webkit copy`: runs only the journeys with `copy` in their name, in WebKit.
import { writeMeasurements } from '../../bench/write-measurements';
import { createProgress } from '../../scripts/setup/progress.mjs';
import type { Engine } from './engine';
import { listEngines } from './engines';
import { type Journey, runJourney } from './journey';
import { JOURNEYS } from './journey-list';
import { buildVersions } from './journeys/offline';
import { type EngineColumn, journeyTable } from './results-table';

const findError = (engine: Engine, journey: Journey): Promise<string | undefined> =>
  runJourney(engine, journey).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const progress = createProgress();
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const engines = listEngines();
const isEngine = (word: string) => engines.some(({ name }) => name.toLowerCase() === word);
const selectedEngines = words.filter(isEngine);
const journeyWords = words.filter((word) => !isEngine(word));
const journeys = JOURNEYS.filter(({ name }) =>
  journeyWords.every((word) => name.toLowerCase().includes(word)),
);

if (journeys.some(({ dir }) => dir)) {
  const step = progress.begin('Building two versions of the site');
  await buildVersions();
  step.end();
}
const columns: EngineColumn[] = [];
for (const { name, start } of engines) {
  if (selectedEngines.length && !selectedEngines.includes(name.toLowerCase())) continue;
  if (!start) {
    columns.push({ name, results: [] });
    continue;
  }
  const engine = await start();
  const column: EngineColumn = { name, version: engine.version, results: [] };
  columns.push(column);
  console.log(`\n${name} ${engine.version}`);
  for (const [index, journey] of journeys.entries()) {
    const step = progress.begin(`  ${index + 1} of ${journeys.length}: ${journey.name}`);
    // A failed journey runs a second time, because a browser on a busy machine may be too slow. A real defect makes
    // it fail twice.
    let error = await findError(engine, journey);
    if (error) {
      console.log(`    Second attempt after: ${error}`);
      error = await findError(engine, journey);
    }
    column.results.push(!error);
    step.end(error ? '✗' : '✓');
    if (error) console.log(`    ${error}`);
  }
  await engine.close();
}
const failed = columns.flatMap(({ results }) => results).filter((passed) => !passed).length;
const total = columns.reduce((sum, { results }) => sum + results.length, 0);
console.log(`\n${total - failed} of ${total} journeys passed.`);
if (!words.length) {
  writeMeasurements(
    'engines',
    journeyTable(
      JOURNEYS.map(({ name }) => name),
      columns,
    ),
  );
}
process.exit(failed || !total ? 1 : 0);
