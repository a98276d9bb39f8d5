import { expect, it } from 'vitest';
import { en } from '../languages/en';
import { ru } from '../languages/ru';
import { uk } from '../languages/uk';
import { transliterate } from './transliterate';

it('writes the official and the habitual spelling in letters', () => {
  expect(transliterate('khalturkoiu', uk)).toContain('халтуркою');
  expect(transliterate('hravets', uk)).toContain('гравец');
  expect(transliterate('halturka', uk)).toContain('халтурка');
  expect(transliterate('povrezhdeniya', ru)).toContain('повреждения');
});

it('leaves what is not Latin', () => {
  expect(transliterate('10 slava!', uk)).toContain('10 слава!');
});

it('has nothing to write in a language of Latin letters', () => {
  expect(transliterate('slava', en)).toEqual([]);
});
