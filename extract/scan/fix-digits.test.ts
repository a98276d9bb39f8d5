import { expect, it } from 'vitest';
import { fixDigits } from './fix-digits';

const fix = (line: string) => fixDigits(line.split(' ')).join(' ');

it('corrects letters inside numbers', () => {
  expect(fix('візьми 1О карт і l2 жетонів')).toBe('візьми 10 карт і 12 жетонів');
  expect(fix('lose 2O points.')).toBe('lose 20 points.');
});

it('corrects a capital «З» inside a sentence to 3, but keeps the preposition at the start of a sentence', () => {
  expect(fix('Якщо вже З курки')).toBe('Якщо вже 3 курки');
  expect(fix('Грай далі. З колоди візьми карту')).toBe('Грай далі. З колоди візьми карту');
  expect(fix('З колоди')).toBe('З колоди');
});

it('keeps words without digits', () => {
  expect(fix('I roll one die, Oslo is III')).toBe('I roll one die, Oslo is III');
});
