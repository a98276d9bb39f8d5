import { expect, it } from 'vitest';
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

const OTHERS = Array.from({ length: 40 }, (_, at) => `Nothing of note is said in sentence w${at}.`);

it('finds what the book writes as one word by two', () => {
  const entries = [entry('alpha', ['Lay it facedown.']), entry('beta', ['Its face is red.'])];
  expect(find(entries, 'do i lay it face down')[0]).toBe('alpha#r0');
  expect(find(entries, 'face down')[0]).toBe('alpha#r0');
});

it('prefers a short entry to a long one when a question fits both', () => {
  const rule = 'The wizard pays for the tavern.';
  const entries = [entry('alpha', [rule, ...OTHERS]), entry('beta', [rule, ...OTHERS.slice(0, 3)])];
  expect(find(entries, 'does the wizard pay for a tavern')[0]).toBe('beta#r0');
  expect(find(entries, 'wizard tavern')[0]).toBe('alpha#r0');
});
