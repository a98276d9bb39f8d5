// Checks how text is split into words and numbers.
import { expect, it } from 'vitest';
import { createRandom } from '../../../tests/fuzz/random-text';
import { tokenize, wordsOf } from './tokenize';

it('parses a number with group separators as one number', () => {
  for (const text of ['3000', '3,000', '3 000', '3\u00a0000', '3.000'])
    expect(wordsOf(text)).toEqual(['3000']);
  expect(wordsOf('№ 40')).toEqual(['40']);
  expect(wordsOf('10 слави')).toEqual(['10', 'слави']);
  expect(wordsOf('2,5 кредита')).toEqual(['2', '5', 'кредита']);
});

it('keeps apostrophes inside words and drops quotation marks', () => {
  expect(wordsOf("«об’єкт» 'б’ється'")).toEqual(['обєкт', 'бється']);
});

it('keeps letters and digits together and splits hyphenated words', () => {
  expect(wordsOf('G9 соло-гра')).toEqual(['g9', 'соло', 'гра']);
});

it('returns the position of each word in the original text', () => {
  const text = '😀 Пат\u00adруль, 3 000!';
  const pieces = tokenize(text).map(({ from, to }) => text.slice(from, to));
  expect(pieces).toEqual(['Пат\u00adруль', '3 000']);
});

it('finds the same words with the fast split as with the tokenizer', () => {
  const random = createRandom(7);
  const alphabet = "абвгіїєёґйьЯҐ abcxyzK 0123456789 ,.-:;!?()«»—…№×\u00a0\n’'`";
  for (let round = 0; round < 2_000; round++) {
    let text = '';
    while (text.length < 12) text += alphabet.charAt(random(alphabet.length));
    expect(wordsOf(text), JSON.stringify(text)).toEqual(tokenize(text).map(({ word }) => word));
  }
});
