// Tests the alphabetical order of games.
import { describe, expect, it } from 'vitest';
import type { Lang } from '../core/languages';
import { sortGames } from './sort-games';

const game = (uk: string, ru?: string) => ({
  editions: [{ lang: 'uk' as Lang, name: uk }, ...(ru ? [{ lang: 'ru' as Lang, name: ru }] : [])],
});
const names = (lang: Lang, ...games: ReturnType<typeof game>[]) =>
  sortGames(games, lang).map(({ editions }) => editions[0]?.name);

describe('the order of the games', () => {
  it('is that of the alphabet of its language', () => {
    expect(names('uk', game('Йорж'), game('Ґава'), game('Зубр'), game('Гора'), game('Їжак'))).toEqual([
      'Гора',
      'Ґава',
      'Зубр',
      'Їжак',
      'Йорж',
    ]);
  });

  it('goes by the names that are shown, also where a game has none in this language', () => {
    expect(names('ru', game('Острів'), game('Ящірка', 'Варан'))).toEqual(['Ящірка', 'Острів']);
  });

  it('counts numbers', () => {
    expect(names('uk', game('Гра 10'), game('Гра 9'), game('Гра 1'))).toEqual(['Гра 1', 'Гра 9', 'Гра 10']);
  });
});
