// Checks which games a search from the home page covers.
import { describe, expect, it } from 'vitest';
import { chooseSearchScope } from './search-scope';

const editions = (count: number) => Array.from({ length: count }, (_, at) => ({ game: `game-${at}` }));
const choice = (asked: string[], notKept: string[] = []) => ({ asked, notKept });

describe('a search from the home page', () => {
  it('covers every game of a small library', () => {
    expect(chooseSearchScope(editions(4), choice(['game-1']))).toEqual({ first: editions(4), rest: [] });
  });

  it('covers the opened games of a large library first, the latest before the others, and the rest on demand', () => {
    const { first, rest } = chooseSearchScope(editions(40), choice(['game-7', 'game-31.uk', 'gone']));
    expect(first).toEqual([{ game: 'game-31' }, { game: 'game-7' }]);
    expect(rest).toHaveLength(38);
  });

  it('covers every opened game of a library of hundreds, except those that were removed', () => {
    const asked = editions(60).map(({ game }) => `${game}.uk`);
    const { first, rest } = chooseSearchScope(editions(400), choice(asked, ['game-0']));
    expect(first).toEqual(editions(60).slice(1).reverse());
    expect(rest).toEqual([]);
    expect(chooseSearchScope(editions(400), choice([]))).toEqual({ first: [], rest: [] });
  });

  it('covers all games of a large library when none was opened yet', () => {
    expect(chooseSearchScope(editions(40), choice([])).first).toHaveLength(40);
  });
});
