// Asks questions about invented rulebooks that were extracted and annotated by nobody, in their own language and in
// another one. Checks that the success rates do not fall below their minimum.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type PrivateBookQuestion, rankInPrivateBook } from '../../scripts/measure/private-book-indexes';

const QUESTIONS = JSON.parse(
  readFileSync(new URL('private-book-questions.json', import.meta.url), 'utf8'),
) as PrivateBookQuestion[];

it.each([
  ['same language', 'tuned', 0.78, 0.85],
  ['same language', 'untouched', 0.66, 0.73],
  ['other language', 'tuned', 0.77, 0.88],
  ['other language', 'untouched', 0.77, 0.83],
] as const)('finds the rule of questions in the %s, %s', (kind, part, first, firstThree) => {
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
