// Tests that a book is recognized when a reader adds it a second time.
import { expect, it } from 'vitest';
import { findSameBook } from './find-same-book';

const stored = { id: 'first', source: 'Combat\nRoll two dice.', files: { 'en/combat.md': 'Roll two dice.' } };
const shared = { id: 'shared', files: { 'game.md': 'Foxes', 'en/hens.md': 'Hens hide.' } };

it('finds a book with the same text, even if the reader has renamed its topics', () => {
  const renamed = { source: stored.source, files: { 'en/fight.md': 'Roll two dice.' } };
  expect(findSameBook([shared, stored], renamed)?.id).toBe('first');
});

it('finds a shared book without extracted text by its files, in any order', () => {
  const files = { 'en/hens.md': 'Hens hide.', 'game.md': 'Foxes' };
  expect(findSameBook([stored, shared], { files })?.id).toBe('shared');
});

it('finds nothing for a book with another text', () => {
  expect(findSameBook([stored, shared], { source: 'Combat', files: stored.files })).toBeUndefined();
  expect(findSameBook([stored, shared], { files: { 'game.md': 'Hens' } })).toBeUndefined();
});
