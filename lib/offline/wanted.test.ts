import { describe, expect, it } from 'vitest';
import { findUnwanted, isLargeLibrary } from './wanted';

const library = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `game-${at}` }));

describe('what belongs on the device', () => {
  it('is all of a small library, but for what was refused', () => {
    expect(isLargeLibrary(library(8))).toBe(false);
    expect(findUnwanted(library(8), { notKept: [], asked: [] })).toEqual([]);
    expect(findUnwanted(library(4), { notKept: ['game-2'], asked: ['game-2'] })).toEqual(['game-2']);
  });

  it('is of a large library what was asked for, but for what was refused', () => {
    expect(isLargeLibrary(library(9))).toBe(true);
    expect(findUnwanted(library(40), { notKept: [], asked: [] })).toHaveLength(40);
    const unwanted = findUnwanted(library(40), {
      notKept: ['game-7'],
      asked: ['game-3', 'game-7', 'game-9'],
    });
    expect(unwanted).toHaveLength(38);
    expect(unwanted).not.toContain('game-3');
    expect(unwanted).toContain('game-7');
  });
});
