// A few journeys in the engines that the other browser tests do not use; `npm run test:engines` makes all of them in all engines.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from './engine';
import { knownEngines } from './engines';
import { LIMIT, runJourney } from './journey';
import { JOURNEYS } from './journey-list';
import { toTable } from './table';

const others = knownEngines().filter(({ name }) => name !== 'Chromium');

describe.each(others)('in $name', ({ start }) => {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await start?.();
  });
  afterAll(() => engine?.close());

  it.skipIf(!start).each(JOURNEYS.filter(({ short }) => short))(
    '$name',
    async (journey) => {
      if (engine) await runJourney(engine, journey);
    },
    LIMIT + 10_000,
  );
});

describe('the table of the engines', () => {
  it('says what was made where, and what was not tried', () => {
    const columns = [
      { name: 'One', version: '1.2', results: [true, false] },
      { name: 'Other', results: [] },
    ];
    expect(toTable(['read', 'write'], columns, new Date('2026-11-17'))).toMatch(
      /^\| journey \| One 1\.2 \| Other \|\n.+\n\| read \| ✓ \| not tried \|\n\| write \| ✗ \| not tried \|\n/,
    );
  });

  it('stands in the README with every journey', () => {
    const readme = readFileSync('README.md', 'utf8');
    const table = /<!-- engines -->(.*)<!-- \/engines -->/s.exec(readme)?.[1] ?? '';
    for (const { name } of JOURNEYS) expect(table).toContain(`| ${name} |`);
    for (const { name } of knownEngines()) expect(table).toMatch(new RegExp(`${name} \\d+\\.\\d+`));
  });
});
