import { expect, it } from 'vitest';
import { uk } from '../languages/uk';
import { queryVariants } from './query-variants';

const texts = (query: string) => queryVariants(query, uk).map(({ text }) => text);

it('reads a query as typed first', () => {
  expect(queryVariants('Патруль', uk)[0]).toEqual({ kind: 'literal', text: 'Патруль' });
});

it('reads Latin letters as the other layouts and as transliteration', () => {
  expect(texts('gfnhekm')).toContain('патруль');
  expect(texts('patrul')).toContain('патрул');
});

it('reads Cyrillic letters as English only where every one of them stands on a letter', () => {
  expect(texts('сфкпщ')).toContain('cargo');
  expect(texts('шахи')).toEqual(['шахи']);
});

it('reads numbers and signs only as typed', () => {
  expect(texts('3 000 !')).toEqual(['3 000 !']);
});
