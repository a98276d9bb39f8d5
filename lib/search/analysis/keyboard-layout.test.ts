// Checks the conversion between keyboard layouts.
import { expect, it } from 'vitest';
import { en } from '../languages/en';
import { LANGUAGES, LATIN_KEYS } from '../languages/languages';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { betweenLayouts, fromLatinKeys, toLatinKeys } from './keyboard-layout';

it('has a letter for every key in each layout', () => {
  for (const { keyboard } of LANGUAGES) if (keyboard) expect([...keyboard]).toHaveLength(LATIN_KEYS.length);
});

it('converts Latin keys to the letters of a language', () => {
  expect(fromLatinKeys('gfnhekm', uk)).toBe('патруль');
  expect(fromLatinKeys('dfynf;', uk)).toBe('вантаж');
  expect(fromLatinKeys('{fknehrf', uk)).toBe('халтурка');
  expect(fromLatinKeys("'rbgbhjdrf", ru)).toBe('экипировка');
  expect(fromLatinKeys('cargo', en)).toBeUndefined();
});

it('converts letters to the Latin keys in the same position', () => {
  expect(toLatinKeys('сфкпщ', uk)).toBe('cargo');
  expect(toLatinKeys('сфкпщ', ru)).toBe('cargo');
});

it('converts the letters of one Cyrillic layout to another', () => {
  expect(betweenLayouts('быъв', ru, uk)).toBe('біїв');
});
