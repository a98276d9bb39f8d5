import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { createIndex } from '../index/create-index';
import { matchWord } from './match-word';
import type { QueryWord } from './query-words';

const index = createIndex(smallGame);

/** The surest finds of a word: `патрулі:stem`. */
function surest(word: string, more: Partial<QueryWord> = {}, edits = false): string[] {
  const query: QueryWord = {
    word,
    importance: 1,
    particle: false,
    beginningOf: 'nothing',
    onlyBeginning: false,
    ...more,
  };
  const found = matchWord(index, query, edits, { steps: 0 });
  const best = Math.max(...found.map(({ weight }) => weight));
  return found
    .filter(({ weight }) => weight === best)
    .map(({ form, kind }) => `${index.lexicon.forms[form]?.word}:${kind}`);
}

it('finds a word as it stands, in another form, and as it sounds', () => {
  expect(surest('патруль')).toEqual(['патруль:exact']);
  expect(surest('патрулями')).toContain('патрулі:stem');
  expect(surest('патрули')).toEqual(['патрули:exact']);
  expect(surest('вірвище')).toEqual(['вирвище:sound']);
});

it('finds the beginning of a word only while it is typed', () => {
  expect(surest('халту')).toEqual([]);
  expect(surest('халту', { beginningOf: 'anything' })).toEqual(['халтурка:prefix']);
});

it('takes one letter for the beginning of a term only, and a lone particle for no word yet', () => {
  expect(surest('с', { beginningOf: 'terms' })).not.toContain('символ:prefix');
  expect(surest('на', { beginningOf: 'terms', onlyBeginning: true })).toEqual([]);
});

it('mends one slip from four letters and two from eight', () => {
  expect(surest('петрулі', {}, true)).toContain('патрулі:edit');
  expect(surest('тирени', {}, true)).toContain('терени:edit');
  expect(surest('навегаційнт', {}, true)).toContain('навігаційні:edit');
  expect(surest('сла', {}, true)).toEqual([]);
});

it('finds a word of the same meaning', () => {
  expect(surest('дайс')).toContain('кубики:concept');
  expect(surest('винагорода')).not.toEqual([]);
});

it('takes a particle for itself alone', () => {
  expect(surest('хто', { particle: true, beginningOf: 'anything' }, true)).toEqual(['хто:exact']);
});

it('takes a number for that number or its word, never for a longer one', () => {
  expect(surest('10')).toContain('10:exact');
  expect(surest('30', { beginningOf: 'anything' }, true)).toEqual([]);
});
