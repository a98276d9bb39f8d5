import { expect, it } from 'vitest';
import { en } from '../languages/en';
import { KEYS, LANGUAGES } from '../languages/languages';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { betweenLayouts, fromLatinKeys, toLatinKeys } from './keyboard-layout';

it('has a letter for every key', () => {
  for (const { keyboard } of LANGUAGES) if (keyboard) expect([...keyboard]).toHaveLength(KEYS.length);
});

it('reads Latin keys as the letters of a language', () => {
  expect(fromLatinKeys('gfnhekm', uk)).toBe('патруль');
  expect(fromLatinKeys('dfynf;', uk)).toBe('вантаж');
  expect(fromLatinKeys('{fknehrf', uk)).toBe('халтурка');
  expect(fromLatinKeys("'rbgbhjdrf", ru)).toBe('экипировка');
  expect(fromLatinKeys('cargo', en)).toBeUndefined();
});

it('reads letters as the Latin keys they stand on', () => {
  expect(toLatinKeys('сфкпщ', uk)).toBe('cargo');
  expect(toLatinKeys('сфкпщ', ru)).toBe('cargo');
});

it('reads the letters of one layout as those of another', () => {
  expect(betweenLayouts('быъв', ru, uk)).toBe('біїв');
});
