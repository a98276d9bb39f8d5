// Checks the variants of a query: as typed, in another keyboard layout, and transliterated.
import { expect, it } from 'vitest';
import { uk } from '../languages/uk';
import { queryVariants } from './query-variants';

const texts = (query: string) => queryVariants(query, uk).map(({ text }) => text);

it('returns the query as typed first', () => {
  expect(queryVariants('Патруль', uk)[0]).toEqual({ kind: 'literal', text: 'Патруль' });
});

it('converts Latin letters from other layouts and from transliteration', () => {
  expect(texts('gfnhekm')).toContain('патруль');
  expect(texts('patrul')).toContain('патрул');
});

it('converts Cyrillic letters to English only if all of them are on letter keys', () => {
  expect(texts('сфкпщ')).toContain('cargo');
  expect(texts('шахи')).toEqual(['шахи']);
});

it('does not convert numbers and punctuation', () => {
  expect(texts('3 000 !')).toEqual(['3 000 !']);
});
