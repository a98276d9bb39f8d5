// Tests the data of a rule card, and the search for the golden rule of a game.
import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from '../data/game-data';
import { findGoldenRule, toRuleCard } from './rule-card';

const patrols: EntryData = {
  id: 'patrols',
  title: 'Патрулі',
  page: 8,
  rules: [
    { id: 'def', kind: 'text', text: 'Патруль — судно.', number: '1' },
    { id: 'level-4', kind: 'item', text: 'Атака рівня 4 безмежна.', number: '2' },
    { id: 'no-dice', kind: 'item', text: 'Кубиків не кидають.', number: '2.1', parent: 'level-4' },
    { id: 'never', kind: 'item', text: 'Ніколи.', number: '2.1.1', parent: 'no-dice' },
    { id: 'move', kind: 'heading', text: 'Рух' },
    { id: 'symbols', kind: 'text', text: 'Рушають через позначки.', number: '3', section: 'move' },
    { id: 'how-far', kind: 'heading', text: 'Як далеко', section: 'move' },
    { id: 'distance', kind: 'item', text: 'На відстань символу.', number: '4', section: 'move' },
    {
      id: 'differs',
      kind: 'text',
      text: 'Там інакше.',
      section: 'move',
      note: 'differs',
      about: ['symbols'],
    },
    { id: 'choose', kind: 'item', text: 'Ти вирішуєш:', number: '4.1', section: 'move', parent: 'distance' },
    { id: 'which', kind: 'item', text: 'який [[ships|корабель]];', section: 'move', parent: 'choose' },
    { id: 'end', kind: 'heading', text: 'Кінець' },
    { id: 'secret', kind: 'text', text: 'Таємниця.', number: '5', section: 'end', note: 'spoiler' },
  ],
};
const golden: EntryData = {
  id: 'golden-rules',
  title: 'Золоті правила',
  rules: [
    { id: 'section', kind: 'heading', text: 'Карти' },
    { id: 'card-first', kind: 'item', text: 'Права карта.', number: '1' },
  ],
};
const data: GameData = {
  game: 'outer-rim',
  lang: 'uk',
  name: 'Зовнішнє Кільце',
  version: '0',
  book: { title: 'Довідник гри', short: 'Довідник' },
  golden: 'golden-rules',
  icons: {},
  entries: [patrols, golden],
};

describe('a rule’s card', () => {
  it('says where the rule stands', () => {
    expect(toRuleCard(data, 'patrols', 'def')).toMatchObject({
      gameName: 'Зовнішнє Кільце',
      title: 'Патрулі',
      page: 8,
      number: '1',
      book: { short: 'Довідник' },
      parents: [],
      spoiler: false,
    });
  });

  it('carries the rules it hangs on, outermost first', () => {
    const parents = toRuleCard(data, 'patrols', 'never')?.parents ?? [];
    expect(parents.map(({ number }) => number)).toEqual(['2', '2.1']);
  });

  it('says a fragment of a list as one sentence with its lead, which then is no parent', () => {
    const card = toRuleCard(data, 'patrols', 'which');
    expect(card?.text).toBe('Ти вирішуєш: який [[ships|корабель]].');
    expect(card?.parents.map(({ id }) => id)).toEqual(['distance']);
  });

  it('contains its section and the notes about it', () => {
    expect(toRuleCard(data, 'patrols', 'symbols')).toMatchObject({
      section: 'Рух',
      notes: [{ note: 'differs', text: 'Там інакше.' }],
    });
    expect(toRuleCard(data, 'patrols', 'distance')?.notes).toEqual([]);
  });

  it('of a heading has the rules under it, also those under its sub-headings, but no notes and no spoilers', () => {
    const ids = (rule: string) => toRuleCard(data, 'patrols', rule)?.below.map(({ id }) => id);
    expect(ids('move')).toEqual(['symbols', 'distance', 'choose', 'which']);
    expect(ids('how-far')).toEqual(['distance', 'choose', 'which']);
    expect(ids('end')).toEqual([]);
    expect(ids('def')).toEqual([]);
  });

  it('knows a spoiler by its note or by its entry', () => {
    expect(toRuleCard(data, 'patrols', 'secret')?.spoiler).toBe(true);
    const locked = { ...data, entries: [{ ...patrols, tags: ['spoiler'] }] };
    expect(toRuleCard(locked, 'patrols', 'def')?.spoiler).toBe(true);
  });

  it('is undefined where there is no such rule', () => {
    expect(toRuleCard(data, 'patrols', 'nothing')).toBeUndefined();
    expect(toRuleCard(data, 'nothing', 'def')).toBeUndefined();
  });
});

describe('the golden rule', () => {
  it('is the entry the game names, without headings', () => {
    expect(findGoldenRule(data)).toMatchObject({ entry: 'golden-rules', rules: [{ id: 'card-first' }] });
    expect(findGoldenRule({ ...data, golden: 'nothing' })).toBeUndefined();
  });
});
