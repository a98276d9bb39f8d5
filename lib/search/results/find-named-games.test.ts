// Tests that a query with the name of a game searches only this game.
import { expect, it } from 'vitest';
import { findNamedGames } from './find-named-games';

const GAMES = [
  { game: 'outer-rim', names: ['Зовнішнє Кільце', 'Outer Rim', 'Star Wars: Outer Rim'] },
  { game: 'rebellion', names: ['Повстання', 'Rebellion', 'Star Wars: Rebellion'] },
];

it('finds a game by its name in any language, and the rest of the query', () => {
  expect(findNamedGames(GAMES, 'outer rim combat')).toEqual({ games: ['outer-rim'], rest: 'combat' });
  expect(findNamedGames(GAMES, 'ties in star wars rebellion')).toEqual({
    games: ['rebellion'],
    rest: 'ties in',
  });
  expect(findNamedGames(GAMES, 'бій у Зовнішньому Кільці')).toEqual({ games: ['outer-rim'], rest: 'бій у' });
  expect(findNamedGames(GAMES, 'лідери в Повстанні')).toEqual({ games: ['rebellion'], rest: 'лідери в' });
  expect(findNamedGames(GAMES, 'rebellion')).toEqual({ games: ['rebellion'], rest: '' });
});

it('finds no game in a query without a name', () => {
  expect(findNamedGames(GAMES, 'rebel base')).toBeUndefined();
  expect(findNamedGames(GAMES, 'лідер повстанців')).toBeUndefined();
  expect(findNamedGames(GAMES, '')).toBeUndefined();
});

it('finds a misspelled name and a name in another keyboard layout, unless the query is taken literally', () => {
  expect(findNamedGames(GAMES, 'rebellon ties')).toEqual({ games: ['rebellion'], rest: 'ties' });
  expect(findNamedGames(GAMES, 'gjdcnfyyz ,sq')).toEqual({ games: ['rebellion'], rest: 'бій' });
  expect(findNamedGames(GAMES, 'rebellon ties', true)).toBeUndefined();
  expect(findNamedGames(GAMES, 'gjdcnfyyz ,sq', true)).toBeUndefined();
});
