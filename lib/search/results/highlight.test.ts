// Checks the positions of highlighted words.
import { expect, it } from 'vitest';
import { highlight } from './highlight';

it('returns the positions of complete words in the original text', () => {
  const text = '😀 Об’єкт і пат\u00adруль — 3 000.';
  const highlighted = highlight(text, new Set(['обєкт', 'патруль', '3000'])).map(({ from, to }) =>
    text.slice(from, to),
  );
  expect(highlighted).toEqual(['Об’єкт', 'пат\u00adруль', '3 000']);
});

it('returns nothing without matched words', () => {
  expect(highlight('Бій вирішують кубики.', new Set())).toEqual([]);
});
