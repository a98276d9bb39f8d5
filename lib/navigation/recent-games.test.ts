// Tests the order of the games that a reader has used.
import { expect, it } from 'vitest';
import { recentGames } from './recent-games';

it('the games that a reader has used are ordered: pinned, read last, private books, opened last', () => {
  const stored = {
    pins: { chess: [], rebellion: ['combat#ties'] },
    history: { 'outer-rim.uk': ['combat'], 'go.en': ['stones'], 'rebellion.uk': ['combat'] },
    own: { k3x9: ['Шахи', 'uk'] },
    asked: ['go', 'checkers', 'outer-rim.ru', 'dice.uk'],
  };
  expect(recentGames(stored, (book) => `book-${book}`)).toEqual([
    'rebellion',
    'go',
    'outer-rim',
    'book-k3x9',
    'dice',
    'checkers',
  ]);
});
