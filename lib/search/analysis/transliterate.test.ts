// Checks the conversion of Latin transliterations to Cyrillic.
import { expect, it } from 'vitest';
import { en } from '../languages/en';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { transliterate } from './transliterate';

it('converts both the official and the common transliteration', () => {
  expect(transliterate('khalturkoiu', uk)).toContain('халтуркою');
  expect(transliterate('hravets', uk)).toContain('гравец');
  expect(transliterate('halturka', uk)).toContain('халтурка');
  expect(transliterate('povrezhdeniya', ru)).toContain('повреждения');
});

it('does not change digits and punctuation', () => {
  expect(transliterate('10 slava!', uk)).toContain('10 слава!');
});

it('returns nothing for a language in Latin script', () => {
  expect(transliterate('slava', en)).toEqual([]);
});
