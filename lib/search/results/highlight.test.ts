import { expect, it } from 'vitest';
import { highlight } from './highlight';

it('marks whole words by their places in the text as given', () => {
  const text = '😀 Об’єкт і пат\u00adруль — 3 000.';
  const marked = highlight(text, new Set(['обєкт', 'патруль', '3000'])).map(({ from, to }) =>
    text.slice(from, to),
  );
  expect(marked).toEqual(['Об’єкт', 'пат\u00adруль', '3 000']);
});

it('marks nothing when nothing was found', () => {
  expect(highlight('Бій вирішують кубики.', new Set())).toEqual([]);
});
