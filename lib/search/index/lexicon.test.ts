// Checks that the lexicon finds word forms by stem and by prefix.
import { expect, it } from 'vitest';
import { stemsOf } from '../analysis/stem';
import { uk } from '../languages/uk';
import { createLexicon, sliceByPrefix, supportedStems } from './lexicon';

const lexiconOf = (...words: string[]) =>
  createLexicon(words.map((word) => ({ word, rank: 'text', languages: [uk] })));

it('prefers the stem that other forms of the book confirm', () => {
  const lexicon = lexiconOf('правила', 'правило', 'правилами', 'правил', 'правий');
  expect(supportedStems(lexicon, stemsOf('правила', uk))).toContain('uk:n:правил');
  expect(supportedStems(lexicon, stemsOf('правила', uk))).not.toContain('uk:v:прав');
});

it('keeps the word itself and the shortest stems when no form confirms any', () => {
  const stems = supportedStems(lexiconOf(), stemsOf('патрулями', uk));
  expect(stems).toContain('uk:n:патрулями');
  expect(stems).toContain('uk:n:патрул');
});

it('lists the words with a prefix', () => {
  const words = ['бій', 'патрулі', 'патруль', 'перемога'];
  expect(sliceByPrefix(words, 'патр', 10)).toEqual(['патрулі', 'патруль']);
  expect(sliceByPrefix(words, 'патр', 1)).toEqual(['патрулі']);
  expect(sliceByPrefix(words, 'я', 10)).toEqual([]);
});

it('finds forms by any of their stems, even if a form starts with another letter', () => {
  const lexicon = lexiconOf('гра', 'гри', 'ігор', 'бій', 'боєм');
  const words = (key: string) => lexicon.formsWithStem(key).map((form) => lexicon.forms[form]?.word);
  expect(words('uk:n:гр')).toEqual(['гра', 'гри', 'ігор']);
  expect(words('uk:n:бо')).toEqual(['бій', 'боєм']);
  expect(lexicon.wordsWithPrefix('гр')).toEqual(['гра', 'гри']);
});
