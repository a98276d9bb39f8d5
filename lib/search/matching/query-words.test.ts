// Checks the words of a query and the importance of each word.
import { expect, it } from 'vitest';
import { queryWords } from './query-words';

const literal = (text: string) => queryWords({ kind: 'literal', text });

it('gives content words the importance 1 and function words less', () => {
  const words = literal('скільки кубиків кидає патруль');
  expect(words.map(({ importance }) => importance === 1)).toEqual([false, true, true, true]);
  expect(words[0]?.isStopWord).toBe(true);
});

it('gives function words the importance 1 in a query without other words', () => {
  expect(literal('не можна').map(({ importance, isStopWord }) => [importance, isStopWord])).toEqual([
    [1, false],
    [1, false],
  ]);
});

it('treats the last word as a prefix until a character follows it', () => {
  expect(literal('фаза зу').map(({ prefixOf }) => prefixOf)).toEqual(['nothing', 'anything']);
  expect(literal('фаза зу ').map(({ prefixOf }) => prefixOf)).toEqual(['nothing', 'nothing']);
  expect(literal('з').map(({ prefixOf }) => prefixOf)).toEqual(['terms']);
  expect(queryWords({ kind: 'layout', text: 'пат' })[0]?.prefixOf).toBe('terms');
});

it('tells the sentence that asks from the situation', () => {
  const asked = (text: string) => literal(text).flatMap(({ word, isAsked }) => (isAsked ? word : []));
  expect(asked('мене збили біля планети. скільки кредитів втрачаю?')).toEqual([
    'скільки',
    'кредитів',
    'втрачаю',
  ]);
  expect(asked('мене збили. це чесно?')).toContain('збили');
  expect(asked('бій із патрулем')).toEqual(['бій', 'із', 'патрулем']);
});

it('limits the number and the length of words', () => {
  const words = Array.from({ length: 100 }, (_, at) => `слово${at}`);
  expect(literal(words.join(' '))).toHaveLength(60);
  expect(literal('слово '.repeat(100)).length).toBeLessThan(3);
  expect(literal('я'.repeat(100))[0]?.word).toHaveLength(40);
});
