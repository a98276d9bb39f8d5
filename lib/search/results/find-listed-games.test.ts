// Tests the search for games by name and by number of players.
import { describe, expect, it } from 'vitest';
import { findListedGames } from './find-listed-games';

const game = (name: string, players: string, ...otherNames: string[]) => ({ name, players, otherNames });
const GAMES = [
  game('Зовнішнє Кільце', '1–4', 'Star Wars: Outer Rim'),
  game('Невідома планета', '1–6', 'Planet Unknown'),
  game('Планета драконів', '2', 'Dragon Planet'),
  game('Ї-ліс', '—'),
];
const find = (query: string, players = 0) =>
  findListedGames(GAMES, { query, players }).map(({ name }) => name);

describe('the games that match a filter', () => {
  it('are found by the start of every word, in any order and in any language', () => {
    expect(find('кіль зовн')).toEqual(['Зовнішнє Кільце']);
    expect(find('outer r')).toEqual(['Зовнішнє Кільце']);
    expect(find('OUTER')).toEqual(['Зовнішнє Кільце']);
    expect(find('ring')).toEqual([]);
  });

  it('come first if the shown name matches', () => {
    expect(find('план')).toEqual(['Невідома планета', 'Планета драконів']);
    expect(
      findListedGames([game('Ліс', '2', 'Планета'), game('Планета', '2')], {
        query: 'планета',
        players: 0,
      })[0]?.name,
    ).toBe('Планета');
  });

  it('are found by the number of players; a game with an unknown number only without that filter', () => {
    expect(find('', 5)).toEqual(['Невідома планета']);
    expect(find('план', 2)).toEqual(['Невідома планета', 'Планета драконів']);
    expect(find('')).toHaveLength(GAMES.length);
  });
});
