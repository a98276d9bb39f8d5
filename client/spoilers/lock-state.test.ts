// Tests when opening a spoiler lock unlocks a point of the campaign.
import { describe, expect, it } from 'vitest';
import { findNewPoint, isContentLocked, isPointReached } from './lock-state';

const REACHED = { rebellion: ['mission-1'], empty: [] };

describe('a spoiler lock', () => {
  it('is open only if the players of its own game have reached its point', () => {
    expect(isPointReached(REACHED, 'rebellion', 'mission-1')).toBe(true);
    expect(isPointReached(REACHED, 'rebellion', 'mission-2')).toBe(false);
    expect(isPointReached(REACHED, 'empty', 'mission-1')).toBe(false);
    expect(isPointReached(REACHED, 'outer-rim', 'mission-1')).toBe(false);
  });

  it('that a reader opens unlocks its point', () => {
    expect(findNewPoint({ isOpen: true, point: 'mission-2' }, REACHED, 'rebellion')).toBe('mission-2');
    expect(findNewPoint({ isOpen: true, point: 'mission-1' }, REACHED, 'outer-rim')).toBe('mission-1');
  });

  it('unlocks nothing when it closes, or when a script opens it because its point was reached', () => {
    expect(findNewPoint({ isOpen: false, point: 'mission-2' }, REACHED, 'rebellion')).toBeUndefined();
    expect(findNewPoint({ isOpen: true, point: 'mission-1' }, REACHED, 'rebellion')).toBeUndefined();
    expect(findNewPoint({ isOpen: true, point: '' }, REACHED, 'rebellion')).toBeUndefined();
  });

  it('keeps its content out of the list of read entries until its point is reached', () => {
    expect(isContentLocked(REACHED, 'rebellion', 'mission-2')).toBe(true);
    expect(isContentLocked(REACHED, 'rebellion', 'mission-1')).toBe(false);
    expect(isContentLocked(REACHED, 'rebellion', undefined)).toBe(false);
  });
});
