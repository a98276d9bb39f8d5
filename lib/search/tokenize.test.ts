import { expect, it } from 'vitest';
import { tokenize, wordsOf } from './tokenize';

it('reads a number in groups as one number', () => {
  for (const text of ['3000', '3,000', '3 000', '3\u00a0000', '3.000'])
    expect(wordsOf(text)).toEqual(['3000']);
  expect(wordsOf('№ 40')).toEqual(['40']);
  expect(wordsOf('10 слави')).toEqual(['10', 'слави']);
  expect(wordsOf('2,5 кредита')).toEqual(['2', '5', 'кредита']);
});

it('keeps apostrophes inside words and quotes outside', () => {
  expect(wordsOf("«об’єкт» 'б’ється'")).toEqual(['обєкт', 'бється']);
});

it('keeps letters and digits together and parts hyphened words', () => {
  expect(wordsOf('G9 соло-гра')).toEqual(['g9', 'соло', 'гра']);
});

it('tells where each word stands in the text as it was given', () => {
  const text = '😀 Пат\u00adруль, 3 000!';
  const pieces = tokenize(text).map(({ from, to }) => text.slice(from, to));
  expect(pieces).toEqual(['Пат\u00adруль', '3 000']);
});
