// Tests which hit opens when the reader presses Enter.
import { expect, it } from 'vitest';
import { findBestHit, type SearchHit, toGameHit, toNamedGameHit } from './search-types';

const GAME = { game: 'outer-rim', lang: 'en', name: 'Outer Rim' };
const RULE: SearchHit = {
  ...toGameHit(GAME),
  entry: 'combat',
  rule: 'def',
  title: 'Combat',
  text: 'Combat…',
};

it('opens the best rule if the query names a game and has other words', () => {
  expect(findBestHit([toNamedGameHit(GAME, true), RULE])).toBe(RULE);
});

it('opens the game if the query is only its name, or if the game has no answer', () => {
  const game = toNamedGameHit(GAME, false);
  expect(findBestHit([game, RULE])).toBe(game);
  const scope = toNamedGameHit(GAME, true);
  expect(findBestHit([scope])).toBe(scope);
  expect(findBestHit([])).toBeUndefined();
});
