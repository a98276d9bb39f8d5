// Extracts a rulebook from a text file: bytes in, the files of its entries out. Runs in Node and in the browser.
import type { LineEdit } from '../lib/private-books/private-book';
import { type BookData, emptyBookData, UnusedCorrectionsError } from './book-corrections';
import { BookError } from './book-error';
import { findConservationErrors } from './check-no-line-lost';
import { type ChosenBook, chooseBook } from './choose-book-data';
import { validateText, validateTopics } from './cleanup/validate-source';
import { toLines } from './create-initial-draft';
import { type BookLang, languageWords, toBookLang } from './languages';
import { type ExtractTopicsOptions, extractTopics } from './pipeline';
import { editTextLines } from './text/apply-reader-edits-to-text-book';
import { createEncodingTest, decodeBook } from './text/decode-text';
import type { Draft, Line } from './types';
import { type WrittenExtraction, writeExtraction } from './write/write-extraction';

export interface ExtractBookOptions {
  bytes: Uint8Array;
  /** File name of the book, which is written to `extraction.json`. */
  book: string;
  /** Id of the game, which is also the name of the folder with its entries. */
  game: string;
  /**
   * Any language code. For a language without a word list (`extract/languages`), the extractor finds headings and
   * lists by their form alone.
   */
  lang: string;
  /**
   * The data file with facts and corrections of the book. If undefined, the extractor finds it by the text of the
   * book; null means no data file.
   */
  data?: BookData | null;
  /** Corrections that the reader made by hand, such as “this line is a heading”. */
  edits?: readonly LineEdit[];
  /** Called with the name of each pipeline step before the step runs. */
  progress?: (step: string) => void;
}

/** The topics of a book, before they are written as files. */
export interface BookDraft {
  draft: Draft;
  lines: readonly Line[];
  encoding: string;
  /** Name of the data file that was used, without `.json`. */
  dataFile?: string;
}

export interface ExtractedBook extends BookDraft, WrittenExtraction {}

/** Extracts a book and writes its topics as files. */
export function extractTextBook(options: ExtractBookOptions): ExtractedBook {
  const drafted = draftTextBook(options);
  options.progress?.('emit');
  return { ...drafted, ...writeExtraction(drafted.draft, drafted.lines, options) };
}

/** Finds the topics of a book, without writing them as files. */
export function draftTextBook({
  bytes,
  game,
  lang,
  data,
  edits = [],
  progress,
}: ExtractBookOptions): BookDraft {
  progress?.('read');
  const { text, encoding } = decodeBook(bytes);
  validateText(text, lang);
  const bookLang = toBookLang(lang);
  const chosen: ChosenBook =
    data === undefined ? chooseBook(text, bookLang, game) : { data: data ?? emptyBookData(bookLang, game) };
  const source = toLines(text);
  const draft = runPipeline(editTextLines(source, edits), bookLang, chosen, {
    canEncode: createEncodingTest(encoding),
    words: languageWords(lang),
    ...(progress && { progress }),
  });
  validateTopics(draft);
  const errors = findConservationErrors(source, draft);
  if (errors.length)
    throw new BookError(
      `Lines were lost or duplicated, which is a bug in the extractor:\n${errors.slice(0, 20).join('\n')}`,
    );
  return { draft, lines: source, encoding, ...(chosen.name && { dataFile: chosen.name }) };
}

function runPipeline(
  source: readonly Line[],
  lang: BookLang,
  { data, name }: ChosenBook,
  options: ExtractTopicsOptions,
): Draft {
  try {
    return extractTopics(source, lang, data, options);
  } catch (error) {
    if (!(error instanceof UnusedCorrectionsError)) throw error;
    const file = name ? `extract/known-books/${name}.json` : 'the data file';
    throw new BookError(
      `The text is cut short or differs from the book that ${file} describes: ${error.message}\nUse the complete text, or \`--book-file none\` to extract without a data file.`,
    );
  }
}
