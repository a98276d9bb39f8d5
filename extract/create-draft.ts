// Begins the work on a book: its lines, its language and its data, and nothing found yet.
import type { BookData } from './book-data';
import { type BookLang, wordsOf } from './languages';
import { findLayout } from './text/detect-layout';
import type { Draft, Line } from './types';

export const toLines = (text: string): Line[] =>
  text.split('\n').map((line, at) => ({ n: at + 1, text: line }));

export const createDraft = (
  lines: readonly Line[],
  lang: BookLang,
  book: BookData,
  holds: Draft['holds'] = () => true,
  words = wordsOf(lang),
): Draft => ({
  lang,
  holds,
  words,
  book,
  layout: findLayout(lines),
  lines,
  blocks: [],
  topics: [],
  icons: {},
  dropped: [],
  reports: [],
});
