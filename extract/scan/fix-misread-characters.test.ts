import { expect, it } from 'vitest';
import { fixMisread } from './fix-misread-characters';

const fix = (line: string) => fixMisread(line.split(' ')).join(' ');

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

it('corrects a capital I at the start of a word', () => {
  expect(fix('|f one ltem is left, “ln fact [f it')).toBe('If one Item is left, “In fact If it');
  expect(fix('Take [five] llamas or lions, lto3.')).toBe('Take [five] llamas or lions, lto3.');
});
