import { describe, expect, it } from 'vitest';
import { planFileChanges } from './plan-file-changes';

const files = (list: string) =>
  new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  );
const plan = (produced: string, existing: string, earlier: string) =>
  planFileChanges(files(produced), files(existing), files(earlier));

describe('planFileChanges', () => {
  it('removes files of an earlier run that are no longer produced', () => {
    expect(plan('a=1', 'a=1 b=2', 'a=1 b=2')).toMatchObject({ removed: ['b'], kept: [], collisions: [] });
  });

  it('keeps files that the extractor did not write, and edited files that are no longer produced', () => {
    expect(plan('a=1', 'a=1 b=3 c=4', 'a=1 b=2')).toMatchObject({ removed: [], kept: ['b', 'c'] });
  });

  it('reports a collision with a file that the extractor did not write', () => {
    expect(plan('a=1', 'a=9', '').collisions).toEqual(['a']);
    expect(plan('a=1', 'a=1', '').collisions).toEqual([]);
  });

  it('lists edited files that are replaced', () => {
    expect(plan('a=1', 'a=9', 'a=1')).toMatchObject({ edited: ['a'], collisions: [] });
  });
});
