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
const asked = { unlocked: [], literal: false };

describe('searching what was decided', () => {
  const find = createDecisionSearch(data);

  it.each([
    ['патрулі', ['a']],
    ['патрулями вночі', ['a']],
    ['патруьл', ['a']],
    ['gfnhekm', ['a']],
    ['торгівля планета', ['b']],
    ['квазар', []],
  ])('finds by «%s» what the rules would be found by', (query, ids) => {
    expect(find(decisions, query, asked).map(({ id }) => id)).toEqual(ids);
  });

  it('marks the words where they stand, and takes no sign for mark-up', () => {
    const [found] = find(decisions, 'планетах', asked);
    const marked = found?.ranges.map(({ from, to }) => found.text.slice(from, to));
    expect(marked).toEqual(['планетах']);
  });

  it('keeps what is under a lock, and forgets what is no longer decided', () => {
    expect(find(decisions, 'рухається', asked).map(({ id }) => id)).toEqual(['a']);
    expect(find(decisions, 'малюк', { ...asked, unlocked: ['mission-2'] }).map(({ id }) => id)).toEqual([
      'c',
    ]);
    expect(find(decisions.slice(1), 'патруль', asked)).toEqual([]);
    expect(find([], 'патруль', asked)).toEqual([]);
  });
});
