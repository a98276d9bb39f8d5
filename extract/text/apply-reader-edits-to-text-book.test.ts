// Tests the reader's edits of lines in a text file.
import { describe, expect, it } from 'vitest';
import type { LineEdit } from '../../lib/private-books/private-book';
import { draftTextBook } from '../extract-text-book';

const TEXT = `# Foxes and Hens

## Setup

Each player takes 5 cards from the deck.

Hens

Each player places 3 hens on the board.

## Combat

Each player rolls a die. The higher roll wins.
`;

const topics = (...edits: LineEdit[]): [string, number][] =>
  draftTextBook({
    bytes: new TextEncoder().encode(TEXT),
    book: 'x',
    game: 'book',
    lang: 'en',
    data: null,
    edits,
  }).draft.topics.map(({ title, rules }) => [title, rules.length]);

describe('editTextLines', () => {
  it('makes a line a heading of the level above it', () => {
    const before = topics();
    expect(before.map(([title]) => title)).not.toContain('Hens');
    const after = topics({ kind: 'heading', line: { text: 'Hens', nth: 0 } });
    expect(after.map(([title]) => title)).toContain('Hens');
    expect(after.find(([title]) => title === 'Setup')).toEqual(['Setup', 1]);
  });

  it('begins a new topic with a line', () => {
    const line = { text: 'Each player places 3 hens on the board.', nth: 0 };
    const after = topics({ kind: 'split', line, to: 'Placing hens' });
    expect(after.find(([title]) => title === 'Placing hens')).toEqual(['Placing hens', 1]);
  });

  it('changes nothing if the text has no such line', () => {
    expect(topics({ kind: 'heading', line: { text: 'Hens', nth: 1 } })).toEqual(topics());
  });
});
