import { describe, expect, it } from 'vitest';
import { findGame } from './addresses';

describe('the game of a page', () => {
  it.each([
    ['/outer-rim/uk/', 'outer-rim'],
    ['/outer-rim/uk', 'outer-rim'],
    ['/outer-rim/ru/patrols/', 'outer-rim'],
    ['/outer-rim/uk-ru/patrols/', 'outer-rim'],
    ['/', undefined],
    ['/offline/', undefined],
    ['/shelf/ru/', undefined],
    ['/shelf/ru/offline/', undefined],
    ['/outer-rim/', undefined],
    ['/not-a-game/index.html', undefined],
  ])('of %s is %s', (path, game) => {
    expect(findGame(path)).toBe(game);
  });
});
