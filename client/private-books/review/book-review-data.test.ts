// Tests the data of the review page of a private book.
import { expect, it } from 'vitest';
import type { CompiledBook } from '@/lib/private-books/compile-book';
import type { UnsavedBook } from '../read-file';
import { toBookReview } from './book-review-data';

const COMPILED = {
  game: { editions: [{ name: 'Foxes', lang: 'en' }] },
  editions: [
    {
      data: { icons: { 'icon-1': { name: 'symbol 1', svg: '' } } },
      edition: { entryCount: 9, ruleCount: 20 },
      entries: {},
    },
  ],
} as unknown as CompiledBook;
const BOOK = {
  source: '12 :icon-1:\nPay :icon-1: and :icon-2: now\nRoll :icon-1:',
  account: {
    lang: 'en',
    topics: [],
    dropped: [
      { lines: [[1, 1]], reason: 'page number' },
      { lines: [[2, 2]], reason: 'unreadable' },
    ],
    reports: [{ line: 3, message: 'The line is short.' }],
  },
} as unknown as UnsavedBook;

it('shows the names of icons in lines and warnings, instead of their marks', () => {
  const { dropped, leftOut, warnings } = toBookReview(BOOK, COMPILED);
  expect(dropped.flatMap(({ lines }) => lines)).toEqual(['12 symbol 1']);
  // An icon without a name keeps its mark.
  expect(leftOut.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
    'Pay symbol 1 and :icon-2: now',
  ]);
  expect(warnings.map(({ line }) => line)).toEqual(['Roll symbol 1']);
});

it('counts the entries of the compiled book', () => {
  expect(toBookReview(BOOK, COMPILED).counts).toEqual({ entries: 9, rules: 20 });
});
