import { expect, it } from 'vitest';
import { fold } from './fold';

it('takes all apostrophes, and none, for the same', () => {
  const spellings = ["об'єкт", 'об’єкт', 'обʼєкт', 'об`єкт', 'об‘єкт', 'об′єкт', 'обєкт'];
  expect(new Set(spellings.map(fold))).toEqual(new Set(['обєкт']));
});

it('drops case, stress marks and soft hyphens, but not the marks that are letters', () => {
  expect(fold('Дипломаті\u0301я')).toBe('дипломатія');
  expect(fold('пат\u00adруль')).toBe('патруль');
  expect(fold('и\u0306од')).toBe('йод');
  expect(fold('і\u0308жак')).toBe('їжак');
});

it('folds ё and ґ', () => {
  expect(fold('Мальстрём')).toBe('мальстрем');
  expect(fold('Ґатунок')).toBe('гатунок');
});

it('mends letters of the other script that look the same', () => {
  expect(fold('Кaрти')).toBe('карти');
  expect(fold('xaлтуpкa')).toBe('халтурка');
  expect(fold('сargo')).toBe('cargo');
});

it('leaves a word of one script alone', () => {
  expect(fold('cargo')).toBe('cargo');
  expect(fold('патруль')).toBe('патруль');
});
