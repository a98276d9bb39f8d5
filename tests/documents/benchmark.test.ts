// Tests the calculations of the benchmarks and the tables that they write into docs/measurements.md.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseStepTimes, stepTable } from '../../bench/builds/step-table';
import { ENGINES } from '../../bench/search/compared-engines';
import { DOCUMENT_UNITS, gameDataToBenchDocuments } from '../../bench/search/peer-documents';
import { median, quantile, toFigure } from '../../bench/statistics';
import { MEASUREMENTS_FILE, replaceSection } from '../../bench/write-measurements';
import type { EntryData } from '../../lib/data/game-data';
import { smallGame } from '../search/small-game';

describe('the benchmark', () => {
  it('replaces the text between its markers and nothing else', () => {
    const text = 'before\n<!-- bench:x -->\nold\n<!-- /bench:x -->\nafter';
    expect(replaceSection(text, 'bench:x', 'new')).toBe(
      'before\n<!-- bench:x -->\n\nnew\n\n<!-- /bench:x -->\nafter',
    );
    expect(() => replaceSection('no markers', 'x', 'new')).toThrow('has no section between');
  });

  it('computes the median and other quantiles', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile([...Array(101).keys()], 0.95)).toBe(95);
    expect([0.01, 0.44, 12.4, 1480].map(toFigure)).toEqual(['< 0.1', '0.4', '12', '1 480']);
  });

  it('reads the time of every step from the output of a build', () => {
    const times = parseStepTimes(
      'read         2.4 s  10 files\nrender      25.3 s  9 pages\nhost files   0.1 s  9 pages\ntotal       27.8 s  out/\n',
    );
    expect([...times]).toEqual([
      ['read', 2.4],
      ['render', 25.3],
      ['host files', 0.1],
    ]);
    const table = stepTable([['ten entries', times]]).split('\n');
    expect(table).toHaveLength(times.size + 2);
    expect(table).toContain('| render | 25 |');
  });

  it.each(DOCUMENT_UNITS)(
    'passes to the other search engines every text and every name that the search of the site indexes, one %s per document',
    (unit) => {
      const documents = gameDataToBenchDocuments(smallGame, unit);
      const all = documents.map(({ title, names, heading, text }) =>
        [title, names, heading, text].join('\n'),
      );
      // If each rule is one document, an entry without rules has no document.
      const hasDocument = ({ see, rules }: EntryData) =>
        unit === 'section' || see?.length || rules.some(({ kind }) => kind !== 'heading');
      for (const entry of smallGame.entries.filter(hasDocument))
        for (const name of [entry.title, entry.en, ...(entry.aliases ?? []), ...(entry.otherNames ?? [])])
          if (name)
            expect(
              all.some((text) => text.includes(name)),
              name,
            ).toBe(true);
      expect(documents.filter(({ text }) => text.length > 0).length).toBeGreaterThan(0);
    },
  );

  it('has its table in docs/measurements.md, with every engine, the machine and the day', () => {
    const measurements = readFileSync(MEASUREMENTS_FILE, 'utf8');
    const table = /<!-- bench:search -->(.*)<!-- \/bench:search -->/s.exec(measurements)?.[1] ?? '';
    for (const { name } of ENGINES) expect(table).toMatch(new RegExp(`\\| \\**${name}`));
    expect(table).toMatch(/Measured \d{4}-\d\d-\d\d by `npm run bench` on \d+ × /);
  });
});
