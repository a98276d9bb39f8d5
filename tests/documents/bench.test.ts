// What the benchmark writes: the README's tables are whole and come from it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stepTable, stepTimes } from '../../bench/builds/step-table';
import { median, quantile, toFigure } from '../../bench/figures';
import { gameDataToBenchDocuments } from '../../bench/search/documents';
import { ENGINES } from '../../bench/search/engine-names';
import { replacePart } from '../../bench/write-readme';
import { STEPS } from '../../scripts/build/steps';
import { smallGame } from '../search/small-game';

describe('the benchmark', () => {
  it('replaces what stands between its markers and nothing else', () => {
    const text = 'before\n<!-- bench:x -->\nold\n<!-- /bench:x -->\nafter';
    expect(replacePart(text, 'bench:x', 'new')).toBe(
      'before\n<!-- bench:x -->\n\nnew\n\n<!-- /bench:x -->\nafter',
    );
    expect(() => replacePart('no markers', 'x', 'new')).toThrow('has no part between');
  });

  it('takes the middle and the far end of what it measured', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile([...Array(101).keys()], 0.95)).toBe(95);
    expect([0.01, 0.44, 12.4, 1480].map(toFigure)).toEqual(['< 0.1', '0.4', '12', '1 480']);
  });

  it('reads the time of every step from what a build says', () => {
    const times = stepTimes(
      'read         2.4 s  10 files\nrender      25.3 s  9 pages\n in all 3.0 s  out/\n',
    );
    expect([...times]).toEqual([
      ['read', 2.4],
      ['render', 25.3],
    ]);
    const table = stepTable([['ten entries', times]]).split('\n');
    expect(table).toHaveLength(STEPS.length + 2);
    expect(table).toContain('| render | 25 |');
  });

  it('gives the other engines every text and every name that this one has', () => {
    const documents = gameDataToBenchDocuments(smallGame);
    const all = documents.map(({ title, names, heading, text }) => [title, names, heading, text].join('\n'));
    for (const entry of smallGame.entries)
      for (const name of [entry.title, entry.en, ...(entry.aliases ?? []), ...(entry.otherNames ?? [])])
        if (name)
          expect(
            all.some((text) => text.includes(name)),
            name,
          ).toBe(true);
    expect(documents.filter(({ text }) => text.length > 0).length).toBeGreaterThan(0);
  });

  it('has its table in the README, with every engine, the machine and the day', () => {
    const readme = readFileSync('README.md', 'utf8');
    const table = /<!-- bench:search -->(.*)<!-- \/bench:search -->/s.exec(readme)?.[1] ?? '';
    for (const { name } of ENGINES) expect(table).toMatch(new RegExp(`\\| \\**${name}`));
    expect(table).toMatch(/Measured \d{4}-\d\d-\d\d by `npm run bench` on \d+ × /);
  });
});
