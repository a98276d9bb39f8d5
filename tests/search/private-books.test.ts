// Measures the search in private books: asks questions, in the language of the book or in another one, about invented
// rulebooks. The extractor wrote their entries, and nobody added aliases. The success rates must not fall below their
// minimum.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  type PrivateBookQuestion,
  rankInPrivateBook,
} from '../../scripts/measure/build-private-book-indexes';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as PrivateBookQuestion[];
const QUESTIONS = read('private-book-questions.json');
const SITUATIONS = read('private-situations.json');

it.each([
  ['same language', 'tuned', 0.78, 0.85],
  ['same language', 'untouched', 0.66, 0.73],
  ['other language', 'tuned', 0.77, 0.88],
  ['other language', 'untouched', 0.77, 0.83],
] as const)('finds the right rule for questions in the %s, %s', (kind, part, first, firstThree) => {
  const ranks = QUESTIONS.filter((one) => one.kind === kind && one.part === part).map(rankInPrivateBook);
  expect(ranks.filter((rank) => rank === 1).length / ranks.length).toBeGreaterThanOrEqual(first);
  expect(ranks.filter((rank) => rank >= 1 && rank <= 3).length / ranks.length).toBeGreaterThanOrEqual(
    firstThree,
  );
});

it('finds nothing for most questions that a book does not answer', () => {
  const ranks = QUESTIONS.filter(({ kind }) => kind === 'unanswerable').map(rankInPrivateBook);
  expect(ranks.filter((rank) => rank === -1).length / ranks.length).toBeGreaterThanOrEqual(0.6);
});

it.each([
  ['same language', 'untouched', 0.6, 0.69],
  ['other language', 'untouched', 0.37, 0.37],
] as const)(
  'finds the right rule for situations described in the %s, %s',
  (kind, part, first, firstThree) => {
    const ranks = SITUATIONS.filter((one) => one.kind === kind && one.part === part).map(rankInPrivateBook);
    expect(ranks.filter((rank) => rank === 1).length / ranks.length).toBeGreaterThanOrEqual(first);
    expect(ranks.filter((rank) => rank >= 1 && rank <= 3).length / ranks.length).toBeGreaterThanOrEqual(
      firstThree,
    );
  },
);
