// Checks which word forms of the book a query word matches.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { matchWord } from './match-word';
import type { QueryWord } from './query-words';

const index = createIndex(smallGame);

/** Returns the matches with the highest weight, each as the word form and the kind of match: `патрулі:stem`. */
function bestMatches(word: string, more: Partial<QueryWord> = {}, withEdits = false): string[] {
  const query: QueryWord = {
    word,
    importance: 1,
    isStopWord: false,
    isAsked: true,
    prefixOf: 'nothing',
    isPrefixOnly: false,
    ...more,
  };
  const matches = matchWord(index, query, withEdits, { steps: 0 });
  const best = Math.max(...matches.map(({ weight }) => weight));
  return matches
    .filter(({ weight }) => weight === best)
    .map(({ form, kind }) => `${index.lexicon.forms[form]?.word}:${kind}`);
}

it('matches the same word, another form of it, and a word that sounds the same', () => {
  expect(bestMatches('патруль')).toEqual(['патруль:exact']);
  expect(bestMatches('патрулями')).toContain('патрулі:stem');
  expect(bestMatches('патрули')).toEqual(['патрули:exact']);
  expect(bestMatches('вірвище')).toEqual(['вирвище:sound']);
});

it('matches a prefix only while the word is unfinished', () => {
  expect(bestMatches('халту')).toEqual([]);
  expect(bestMatches('халту', { prefixOf: 'anything' })).toEqual(['халтурка:prefix']);
});

it('matches one letter only with terms, and a lone function word only as a prefix', () => {
  expect(bestMatches('с', { prefixOf: 'terms' })).not.toContain('символ:prefix');
  expect(bestMatches('на', { prefixOf: 'terms', isPrefixOnly: true })).toEqual([]);
});

it('corrects one edit in words of four letters or more, and two from eight', () => {
  expect(bestMatches('петрулі', {}, true)).toContain('патрулі:edit');
  expect(bestMatches('тирени', {}, true)).toContain('терени:edit');
  expect(bestMatches('навегаційнт', {}, true)).toContain('навігаційні:edit');
  expect(bestMatches('сла', {}, true)).toEqual([]);
});

it('matches a synonym', () => {
  expect(bestMatches('дайс')).toContain('кубики:concept');
  expect(bestMatches('винагорода')).not.toEqual([]);
});

it('matches a stop word only with itself', () => {
  expect(bestMatches('хто', { isStopWord: true, prefixOf: 'anything' }, true)).toEqual(['хто:exact']);
});

it('matches a number only with itself, never with a longer number', () => {
  expect(bestMatches('10')).toContain('10:exact');
  expect(bestMatches('30', { prefixOf: 'anything' }, true)).toEqual([]);
});
