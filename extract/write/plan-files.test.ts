import { describe, expect, it } from 'vitest';
import { planFiles } from './plan-files';

const files = (list: string) =>
  new Map(
    list
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  );
const plan = (produced: string, existing: string, earlier: string) =>
  planFiles(files(produced), files(existing), files(earlier));

describe('planFiles', () => {
  it('removes what an earlier run wrote and this one does not', () => {
    expect(plan('a=1', 'a=1 b=2', 'a=1 b=2')).toMatchObject({ removed: ['b'], kept: [], collisions: [] });
  });

  it('leaves files of others alone, and those changed by hand that are no longer produced', () => {
    expect(plan('a=1', 'a=1 b=3 c=4', 'a=1 b=2')).toMatchObject({ removed: [], kept: ['b', 'c'] });
  });

  it('stops at a file of others that is in the way', () => {
    expect(plan('a=1', 'a=9', '').collisions).toEqual(['a']);
    expect(plan('a=1', 'a=1', '').collisions).toEqual([]);
  });

  it('names files that were changed by hand and are written anew', () => {
    expect(plan('a=1', 'a=9', 'a=1')).toMatchObject({ edited: ['a'], collisions: [] });
  });
});
