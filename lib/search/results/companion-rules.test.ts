// Checks which further rules the search shows together with the best rule.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import type { EntryData, GameData } from '../../data/game-data';
import { createIndex } from '../index/create-index';
import { search } from '../search';
import { asksSeveral } from './companion-rules';

const crew: EntryData = {
  id: 'crew',
  title: 'Екіпаж',
  asked: [{ q: 'кого взяти в екіпаж', at: 'hire' }],
  rules: [
    { id: 'hire', kind: 'item', text: 'Новий член екіпажу займає слот.' },
    { id: 'card', kind: 'item', text: 'Картку скинутого члена екіпажу поверни в колоду.' },
    { id: 'token', kind: 'item', text: 'Жетон скинутого члена екіпажу поклади на найближчу планету.' },
    { id: 'skill', kind: 'item', text: 'Навички екіпажу додають до твоїх.' },
  ],
} as EntryData;
const index = createIndex({ ...(smallGame as GameData), entries: [...smallGame.entries, crew] });
const ask = (query: string) => search(index, query).results;

it.each([
  ['I fired a crew member, where does his card go, and what about the token?', true],
  ['Куди картку скинутого члена, а куди жетон?', true],
  ['Что дают за цель, и кто её проверяет?', true],
  ['Де картка? Де жетон?', true],
  ['куди покласти картку скинутого члена екіпажу', false],
  ['what happens with ties', false],
])('tells whether a query asks several things: %s', (query, expected) => {
  expect(asksSeveral(query)).toBe(expected);
});

it('shows the rule for the second part of a question directly after the best rule', () => {
  const results = ask('Куди картку скинутого члена екіпажу, а куди його жетон?');
  expect(results.slice(0, 2).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['card', 'token']));
  expect(results[0]?.isCompanion).toBeUndefined();
  expect(results[1]?.isCompanion).toBe(true);
});

it('marks no companion if the question asks one thing', () => {
  expect(ask('куди картку скинутого члена екіпажу').some(({ isCompanion }) => isCompanion)).toBe(false);
});
