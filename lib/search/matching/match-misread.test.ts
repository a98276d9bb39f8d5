// Tests that the search finds rules in which text recognition (OCR) has misread letters that look alike.
import { expect, it } from 'vitest';
import type { GameData } from '../../data/game-data';
import { createIndex } from '../index/create-index';
import { search } from '../search';
import { misreadingsOf } from './match-misread';

it('lists the spellings of a word in which one group of letters is replaced', () => {
  expect(misreadingsOf('turn')).toEqual(['tum']);
  expect(misreadingsOf('metal')).toEqual(['rnetal', 'meta1', 'metai']);
  expect(misreadingsOf('on')).toEqual([]);
  expect(misreadingsOf('100')).toEqual([]);
});

const scanned = (lang: string, ...texts: string[]): GameData =>
  ({
    lang,
    entries: texts.map((text, at) => ({
      id: `rule-${at}`,
      title: `${at}`,
      rules: [{ id: 'first', kind: 'item', text }],
    })),
  }) as unknown as GameData;

it.each([
  ['en', 'rn read as m', 'corner', 'Place a flag on the comer of the map.'],
  ['en', 'm read as rn', 'hamlet', 'Each harnlet gives its owner one coin.'],
  ['en', 'l read as 1', 'log', 'A 1og floats down one space.'],
  ['en', 'o read as 0', 'ore', 'Miners take two 0re here.'],
  ['uk', 'Cyrillic letters read as Latin ones', 'ворота', 'Закрий вoрота перед бурею.'],
  ['ru', 'Cyrillic letters read as Latin ones', 'ворота', 'Закрой вoрота перед бурей.'],
])('finds a rule in %s with %s', (lang, _, query, text) => {
  const index = createIndex(scanned(lang, text));
  expect(search(index, query, {}).results[0]?.entry).toBe('rule-0');
});

it('ranks a rule with the word itself above a rule with a similar word', () => {
  const index = createIndex(scanned('en', 'Buy a modem radio.', 'Buy a modern radio.'));
  expect(search(index, 'modern', {}).results.map(({ entry }) => entry)[0]).toBe('rule-1');
});
