// Tests in which entries of an edition the compact list of its words finds a word or the beginning of a word.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import { gameDataToDocuments } from '../index/game-data-to-documents';
import { entryOf, nameShareOf, placesIn, toEditionWords } from './edition-words';
import { keyOfWord, rangeOfPrefix } from './word-key';

const documents = gameDataToDocuments(smallGame);
const words = toEditionWords(documents);
const entriesWith = (prefix: string) =>
  [...placesIn(words, rangeOfPrefix(prefix))].map((place) => documents.entries[entryOf(place)]?.id);

it('finds the entries with a word by its beginning', () => {
  expect(entriesWith('патру')).toContain('patrols');
  expect(entriesWith('па')).toEqual(expect.arrayContaining(entriesWith('патру')));
  expect(entriesWith('жираф')).toEqual([]);
});

it('knows how much of a name the word is', () => {
  const shares = [...placesIn(words, rangeOfPrefix('патру'))].flatMap((place) =>
    documents.entries[entryOf(place)]?.id === 'patrols' ? nameShareOf(place) : [],
  );
  expect(Math.max(...shares)).toBe(1);
  const texts = [...placesIn(words, rangeOfPrefix('судно'))].map(nameShareOf);
  expect(texts).toEqual([0]);
});

it('has all words with one beginning in one range, in every alphabet', () => {
  for (const [prefix, word] of [
    ['к', 'кубик'],
    ['ко', 'корабель'],
    ['d', 'dice'],
    ['1', '12'],
    ['ś', 'śnieg'],
  ] as const) {
    const { from, to } = rangeOfPrefix(prefix);
    expect(keyOfWord(word) >= from && keyOfWord(word) < to).toBe(true);
  }
  const { from, to } = rangeOfPrefix('ку');
  expect(keyOfWord('корабель') >= from && keyOfWord('корабель') < to).toBe(false);
});
