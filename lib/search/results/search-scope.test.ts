// Checks which games a search from the home page covers.
import { describe, expect, it } from 'vitest';
import { chooseSearchScope, MAX_SEARCHED } from './search-scope';

const editions = (count: number) => Array.from({ length: count }, (_, at) => ({ game: `game-${at}` }));

describe('a search from the home page', () => {
  it('covers every game of a small library', () => {
    expect(chooseSearchScope(editions(4), ['game-1'])).toEqual({ first: editions(4), rest: [] });
  });

  it('covers the opened games of a large library first, and the others on demand', () => {
    const { first, rest } = chooseSearchScope(editions(40), ['game-7', 'game-31', 'gone']);
    expect(first).toEqual([{ game: 'game-7' }, { game: 'game-31' }]);
    expect(rest).toHaveLength(38);
  });

  it('covers only opened games of a library of hundreds, and at most fifty', () => {
    const opened = editions(60).map(({ game }) => `${game}.uk`);
    const { first, rest } = chooseSearchScope(editions(400), opened);
    expect(first).toEqual(editions(MAX_SEARCHED));
    expect(rest).toEqual([]);
    expect(chooseSearchScope(editions(400), [])).toEqual({ first: [], rest: [] });
  });

  it('covers all games of a large library when none was opened yet', () => {
    expect(chooseSearchScope(editions(40), []).first).toHaveLength(40);
  });
});
