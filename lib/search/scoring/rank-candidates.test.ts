// Checks the order of the rules of a book for a query.
import { expect, it } from 'vitest';
import { smallGame } from '../../../tests/search/small-game';
import type { EntryData, GameData } from '../../data/game-data';
import { createIndex } from '../index/create-index';
import { search } from '../search';

const game = (entries: EntryData[]): GameData => ({
  game: 'tiny',
  lang: 'en',
  name: 'Tiny',
  version: '1',
  book: { title: 'Rules', short: 'Rules' },
  icons: {},
  entries,
});
const entry = (id: string, texts: string[]): EntryData => ({
  id,
  title: id,
  rules: texts.map((text, at) => ({ id: `r${at}`, kind: 'item', text })),
});
const find = (entries: EntryData[], query: string) =>
  search(createIndex(game(entries)), query).results.map((result) => `${result.entry}#${result.rule}`);

const FILLER = Array.from({ length: 40 }, (_, at) => `Nothing of note is said in sentence w${at}.`);

it('finds a word of the book that the query writes as two words', () => {
  const entries = [entry('alpha', ['Lay it facedown.']), entry('beta', ['Its face is red.'])];
  expect(find(entries, 'do i lay it face down')[0]).toBe('alpha#r0');
  expect(find(entries, 'face down')[0]).toBe('alpha#r0');
});

it('prefers the short entry for a question, but not for a query of keywords', () => {
  const rule = 'The wizard pays for the tavern.';
  const entries = [entry('alpha', [rule, ...FILLER]), entry('beta', [rule, ...FILLER.slice(0, 3)])];
  expect(find(entries, 'does the wizard pay for a tavern')[0]).toBe('beta#r0');
  expect(find(entries, 'wizard tavern')[0]).toBe('alpha#r0');
});

it('gives the scores of the worked example in README.md', () => {
  const { results } = search(createIndex(smallGame), 'кубики патруля');
  const scores = results.map(({ entry, rule, score }) => `${entry}#${rule} ${score.toFixed(4)}`);
  expect(scores).toEqual([
    'patrols#dice 1.8834',
    'patrols#def 1.3628',
    'patrols#trigger 1.3149',
    'patrols#win 1.1547',
  ]);
});
