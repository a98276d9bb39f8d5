// Checks that different spellings of a word are normalized to one spelling.
import { expect, it } from 'vitest';
import { fold } from './normalize-word';

it('folds all kinds of apostrophe, and a missing one, to the same word', () => {
  const spellings = ["об'єкт", 'об’єкт', 'обʼєкт', 'об`єкт', 'об‘єкт', 'об′єкт', 'обєкт'];
  expect(new Set(spellings.map(fold))).toEqual(new Set(['обєкт']));
});

it('removes case, stress marks and soft hyphens, but keeps the marks of й and ї', () => {
  expect(fold('Дипломаті\u0301я')).toBe('дипломатія');
  expect(fold('пат\u00adруль')).toBe('патруль');
  expect(fold('и\u0306од')).toBe('йод');
  expect(fold('і\u0308жак')).toBe('їжак');
});

it('folds ё to е and ґ to г', () => {
  expect(fold('Мальстрём')).toBe('мальстрем');
  expect(fold('Ґатунок')).toBe('гатунок');
});

it('converts look-alike letters to the script of the word', () => {
  expect(fold('Кaрти')).toBe('карти');
  expect(fold('xaлтуpкa')).toBe('халтурка');
  expect(fold('сargo')).toBe('cargo');
});

it('does not change a word of one script', () => {
  expect(fold('cargo')).toBe('cargo');
  expect(fold('патруль')).toBe('патруль');
});
