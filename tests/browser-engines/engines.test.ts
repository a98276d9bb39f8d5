// Runs a few journeys (sequences of actions of a simulated reader) in Firefox and WebKit. `npm run test:engines` runs
// all journeys in all browsers.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASUREMENTS_FILE } from '../../bench/write-measurements';
import type { Engine } from './engine';
import { listEngines } from './engines';
import { JOURNEY_TIMEOUT_MS, runJourney } from './journey';
import { JOURNEYS } from './journey-list';
import { journeyTable } from './results-table';

const others = listEngines().filter(({ name }) => name !== 'Chromium');

describe.each(others)('in $name', ({ start }) => {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start?.();
  });
  afterAll(() => engine?.close());

  it.skipIf(!start).each(JOURNEYS.filter(({ inEveryTestRun }) => inEveryTestRun))(
    '$name',
    async (journey) => {
      if (engine) await runJourney(engine, journey);
    },
    JOURNEY_TIMEOUT_MS + 10_000,
  );
});

describe('the table of engines', () => {
  it('shows which journeys passed in which engine, and which were not tried', () => {
    const columns = [
      { name: 'One', version: '1.2', results: [true, false] },
      { name: 'Other', results: [] },
    ];
    expect(journeyTable(['read', 'write'], columns, new Date('2026-11-17'))).toMatch(
      /^\| journey \| One 1\.2 \| Other \|\n.+\n\| read \| ✓ \| not tried \|\n\| write \| ✗ \| not tried \|\n/,
    );
  });

  it('is in docs/measurements.md with every journey', () => {
    const measurements = readFileSync(MEASUREMENTS_FILE, 'utf8');
    const table = /<!-- engines -->(.*)<!-- \/engines -->/s.exec(measurements)?.[1] ?? '';
    for (const { name } of JOURNEYS) expect(table).toContain(`| ${name} |`);
    for (const { name } of listEngines()) expect(table).toMatch(new RegExp(`${name} \\d+\\.\\d+`));
  });
});
