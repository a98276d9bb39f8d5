// Creates the draft that the first pipeline step gets. It has the lines of the book and no blocks or topics yet.
import type { BookData } from './book-corrections';
import { type BookLang, languageWords } from './languages';
import { detectLayout } from './text/detect-layout';
import type { Draft, Line } from './types';

export const toLines = (text: string): Line[] =>
  text.split('\n').map((line, at) => ({ n: at + 1, text: line }));

export const createDraft = (
  lines: readonly Line[],
  lang: BookLang,
  book: BookData,
  canEncode: Draft['canEncode'] = () => true,
  words = languageWords(lang),
): Draft => ({
  lang,
  canEncode,
  words,
  book,
  layout: detectLayout(lines),
  lines,
  blocks: [],
  topics: [],
  icons: {},
  dropped: [],
  warnings: [],
});
