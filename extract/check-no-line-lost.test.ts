import { describe, expect, it } from 'vitest';
import { findConservationErrors, toLineRanges } from './check-no-line-lost';
import { toLines } from './create-initial-draft';
import { draftAfter } from './topics/pipeline-fixture';

const TEXT = '## Сова\n\nЛітає.\n\n---\n\n## Вовк\n\nВиє.\n';
const draft = draftAfter('link cross references', TEXT);

describe('findConservationErrors', () => {
  it('returns no errors when every line is used exactly once', () => {
    expect(findConservationErrors(toLines(TEXT), draft)).toEqual([]);
  });

  it('reports a line that is in no topic', () => {
    expect(findConservationErrors(toLines(`${TEXT}Зайве.`), draft)).toEqual(['line 10 is in no topic']);
  });

  it('reports a line that is used twice', () => {
    expect(
      findConservationErrors(toLines(TEXT), {
        ...draft,
        dropped: [...draft.dropped, { line: 3, reason: 'copy' }],
      }),
    ).toEqual(['line 3 is in «Сова» and dropped: copy']);
  });

  it('reports a line that is not in the source', () => {
    expect(
      findConservationErrors(toLines(TEXT), {
        ...draft,
        dropped: [...draft.dropped, { line: 99, reason: 'copy' }],
      }),
    ).toEqual(['line 99 is not in the book']);
  });
});

describe('toLineRanges', () => {
  it('keeps the reading order, and lets a range span blank lines', () => {
    expect(toLineRanges([5, 6, 8, 2, 3], (line) => line === 7 || line === 4)).toEqual([
      [5, 8],
      [2, 3],
    ]);
  });
});
