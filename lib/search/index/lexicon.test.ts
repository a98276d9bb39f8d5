import { expect, it } from 'vitest';
import { stemsOf } from '../analysis/stem';
import { uk } from '../languages/uk';
import { createLexicon, startingWith, supportedStems } from './lexicon';

const lexiconOf = (...words: string[]) =>
  createLexicon(words.map((word) => ({ word, rank: 'text', languages: [uk] })));

it('prefers the stem that other forms of the book support', () => {
  const lexicon = lexiconOf('правила', 'правило', 'правилами', 'правил', 'правий');
  expect(supportedStems(lexicon, stemsOf('правила', uk))).toContain('uk:n:правил');
  expect(supportedStems(lexicon, stemsOf('правила', uk))).not.toContain('uk:v:прав');
});

it('keeps the word itself and the shortest stems where nothing supports any', () => {
  const stems = supportedStems(lexiconOf(), stemsOf('патрулями', uk));
  expect(stems).toContain('uk:n:патрулями');
  expect(stems).toContain('uk:n:патрул');
});

it('lists the words that begin so', () => {
  const words = ['бій', 'патрулі', 'патруль', 'перемога'];
  expect(startingWith(words, 'патр', 10)).toEqual(['патрулі', 'патруль']);
  expect(startingWith(words, 'патр', 1)).toEqual(['патрулі']);
  expect(startingWith(words, 'я', 10)).toEqual([]);
});

it('finds forms by any of their stems, also those that begin with another letter', () => {
  const lexicon = lexiconOf('гра', 'гри', 'ігор', 'бій', 'боєм');
  const words = (key: string) => lexicon.withStem(key).map((form) => lexicon.forms[form]?.word);
  expect(words('uk:n:гр')).toEqual(['гра', 'гри', 'ігор']);
  expect(words('uk:n:бо')).toEqual(['бій', 'боєм']);
  expect(lexicon.beginningWith('гр')).toEqual(['гра', 'гри']);
});
