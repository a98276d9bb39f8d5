import { describe, expect, it } from 'vitest';
import { figuresOf, numbersOf } from './extract-numbers';

const sorted = (numbers: Set<number>) => [...numbers].sort((a, b) => a - b);

describe('figuresOf', () => {
  it.each([
    ['Кинь 2 кубики й візьми 3,000 злитків.', [2, 3000]],
    ['Від 1 до 4, разом 10 000.', [1, 4, 10000]],
    ['Патруль 1-го рівня, карта № 40, слот «x2».', [1, 2, 40]],
    ['Див. «Сова» на с. 12, с. 5–6 і на стор. 9.', []],
    [':icon-f401: [[sova-2|сова]] ⟦7|вовк⟧', []],
  ])('finds the digits in «%s»', (text, numbers) => {
    expect(sorted(figuresOf(text))).toEqual(numbers);
  });
});

describe('numbersOf', () => {
  it('recognizes numbers that are written as words', () => {
    expect(
      sorted(numbersOf('Обидва гравці двічі кидають шість кубиків, перший — дванадцять.', 'uk')),
    ).toEqual([1, 2, 6, 12]);
    expect(sorted(numbersOf('Оба игрока трижды бросают восемь кубиков, второй — ноль.', 'ru'))).toEqual([
      0, 2, 3, 8,
    ]);
  });
});
