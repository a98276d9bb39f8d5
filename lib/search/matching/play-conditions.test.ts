// Checks that rules for solo play rank lower unless the query is about solo play.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import type { EntryData } from '../../data/game-data';
import { createIndex } from '../index/create-index';
import { search } from '../search';
import { findPlayConditions } from './play-conditions';

const toEntry = (id: string, title: string, rule: Record<string, string>): EntryData =>
  ({ id, title, rules: [{ id: 'buy', kind: 'item', ...rule }] }) as unknown as EntryData;
const index = createIndex({
  ...smallGame,
  entries: [
    ...smallGame.entries,
    toEntry('merchant', 'Крамар', { text: 'Гравець купує у крамаря дві мапи.' }),
    toEntry('merchant-bot', 'Крамар штінта', { text: 'Штінт купує у крамаря дві мапи.', note: 'solo' }),
  ],
});
const best = (query: string) => search(index, query).results[0]?.entry;

it.each([
  ['граю наодинці', ['solo']],
  ['our team lost', ['team']],
  ['играем вчетвером против бота', ['team', 'solo']],
  ['граю сам увечері', ['solo']],
  ['играю один', ['solo']],
  ['один кубик', []],
  ['скільки кубиків', []],
])('finds the conditions of a query: %s', (query, conditions) => {
  expect([...findPlayConditions(query.split(' ').map((word) => ({ word })))]).toEqual(conditions);
});

it('prefers the solo rule only if the query is about solo play', () => {
  expect(best('скільки мап купує у крамаря')).toBe('merchant');
  expect(best('скільки мап купує у крамаря бот штінт')).toBe('merchant-bot');
});
