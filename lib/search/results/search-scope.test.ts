import { describe, expect, it } from 'vitest';
import { toScope } from './search-scope';

const editions = (count: number) => Array.from({ length: count }, (_, at) => ({ game: `game-${at}` }));

describe('a search from the shelf', () => {
  it('goes through every game of a small library', () => {
    expect(toScope(editions(4), ['game-1'])).toEqual({ first: editions(4), rest: [] });
  });

  it('goes through the opened games of a large one, and the others on demand', () => {
    const { first, rest } = toScope(editions(40), ['game-7', 'game-31', 'gone']);
    expect(first).toEqual([{ game: 'game-7' }, { game: 'game-31' }]);
    expect(rest).toHaveLength(38);
  });

  it('goes through all of them where none was opened yet', () => {
    expect(toScope(editions(40), []).first).toHaveLength(40);
  });
});
