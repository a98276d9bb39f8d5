// Tests the search for decisions.
import { describe, expect, it } from 'vitest';
import type { GameData } from '../data/game-data';
import { createDecisionSearch } from './search-decisions';

const data: GameData = {
  game: 'outer-rim',
  lang: 'uk',
  name: 'Гра',
  version: '1',
  book: { title: '', short: '' },
  icons: { hit: { name: 'влучання', svg: '' } },
  entries: [{ id: 'secret', title: 'Таємне', until: 'mission-2', rules: [] }],
};
const decisions = [
  { id: 'a', at: 'patrols#move', text: 'Патруль не рухається вночі' },
  { id: 'b', text: 'Торгувати можна лише на планетах [[x|y]] :hit:' },
  { id: 'c', at: 'secret', text: 'Малюк рухається сам' },
];
const options = { unlocked: [], literal: false };

describe('the search in decisions', () => {
  const find = createDecisionSearch(data);

  it.each([
    ['патрулі', ['a']],
    ['патрулями вночі', ['a']],
    ['патруьл', ['a']],
    ['gfnhekm', ['a']],
    ['торгівля планета', ['b']],
    ['квазар', []],
  ])('finds decisions by «%s», like rules', (query, ids) => {
    expect(find(decisions, query, options).map(({ id }) => id)).toEqual(ids);
  });

  it('highlights the matching words, and treats markup characters as text', () => {
    const [found] = find(decisions, 'планетах', options);
    const marked = found?.ranges.map(({ from, to }) => found.text.slice(from, to));
    expect(marked).toEqual(['планетах']);
  });

  it('hides locked decisions, and forgets deleted ones', () => {
    expect(find(decisions, 'рухається', options).map(({ id }) => id)).toEqual(['a']);
    expect(find(decisions, 'малюк', { ...options, unlocked: ['mission-2'] }).map(({ id }) => id)).toEqual([
      'c',
    ]);
    expect(find(decisions.slice(1), 'патруль', options)).toEqual([]);
    expect(find([], 'патруль', options)).toEqual([]);
  });
});
