import { describe, expect, it } from 'vitest';
import { findLost, toRanges } from './check-conservation';
import { toLines } from './create-draft';
import { draftAfter } from './topics/test-topics';

const TEXT = '## Сова\n\nЛітає.\n\n---\n\n## Вовк\n\nВиє.\n';
const draft = draftAfter('cross references', TEXT);

describe('findLost', () => {
  it('finds nothing when every line has one home', () => {
    expect(findLost(toLines(TEXT), draft)).toEqual([]);
  });

  it('names a line that is in no topic', () => {
    expect(findLost(toLines(`${TEXT}Зайве.`), draft)).toEqual(['line 10 is in no topic']);
  });

  it('names a line that is in two places', () => {
    expect(
      findLost(toLines(TEXT), { ...draft, dropped: [...draft.dropped, { line: 3, reason: 'copy' }] }),
    ).toEqual(['line 3 is in «Сова» and dropped: copy']);
  });

  it('names a line that the book does not have', () => {
    expect(
      findLost(toLines(TEXT), { ...draft, dropped: [...draft.dropped, { line: 99, reason: 'copy' }] }),
    ).toEqual(['line 99 is not in the book']);
  });
});

describe('toRanges', () => {
  it('follows the reading order and passes over blank lines', () => {
    expect(toRanges([5, 6, 8, 2, 3], (line) => line === 7 || line === 4)).toEqual([
      [5, 8],
      [2, 3],
    ]);
  });
});
