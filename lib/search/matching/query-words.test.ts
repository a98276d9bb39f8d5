import { expect, it } from 'vitest';
import { queryWords } from './query-words';

const literal = (text: string) => queryWords({ kind: 'literal', text });

it('weighs the words that carry the question', () => {
  const words = literal('скільки кубиків кидає патруль');
  expect(words.map(({ importance }) => importance === 1)).toEqual([false, true, true, true]);
  expect(words[0]?.particle).toBe(true);
});

it('weighs particles when there is nothing else', () => {
  expect(literal('не можна').map(({ importance, particle }) => [importance, particle])).toEqual([
    [1, false],
    [1, false],
  ]);
});

it('takes the last word for a beginning until something is typed after it', () => {
  expect(literal('фаза зу').map(({ beginningOf }) => beginningOf)).toEqual(['nothing', 'anything']);
  expect(literal('фаза зу ').map(({ beginningOf }) => beginningOf)).toEqual(['nothing', 'nothing']);
  expect(literal('з').map(({ beginningOf }) => beginningOf)).toEqual(['terms']);
  expect(queryWords({ kind: 'layout', text: 'пат' })[0]?.beginningOf).toBe('terms');
});

it('reads no more words than it must', () => {
  expect(literal('слово '.repeat(100))).toHaveLength(24);
  expect(literal('я'.repeat(100))[0]?.word).toHaveLength(40);
});
