// The whole way from the bytes of a book to its files, with every check on the way; pure, so that it can run anywhere.

import { type BookData, UnusedCorrections, unknownBook } from './book-data';
import { BookError } from './book-error';
import { findLost } from './check-conservation';
import { type ChosenBook, chooseBook } from './choose-book';
import { judgeText, judgeTopics } from './cleanup/validate-source';
import { toLines } from './create-draft';
import { type BookLang, shelfLangOf, wordsOf } from './languages';
import { extractTopics } from './pipeline';
import { decodeBook, holderOf } from './text/decode-text';
import type { Draft } from './types';
import { type Emitted, writeExtraction } from './write/write-extraction';

export interface Request {
  bytes: Uint8Array;
  /** Name of the file, as it is shown. */
  book: string;
  game: string;
  /** Any code; what the words of a book mean is known in few languages. */
  lang: string;
  /** A data file to use instead of the one the text is recognised by; null for none at all. */
  data?: BookData | null;
  progress?: (step: string) => void;
}

export interface Extracted extends Emitted {
  draft: Draft;
  encoding: string;
  /** Name of the data file that was used. */
  dataFile?: string;
}

export function extractBook({ bytes, book, game, lang, data, progress }: Request): Extracted {
  progress?.('read');
  const { text, encoding } = decodeBook(bytes);
  judgeText(text, lang);
  const shelf = shelfLangOf(lang);
  const chosen: ChosenBook =
    data === undefined ? chooseBook(text, shelf, game) : { data: data ?? unknownBook(shelf, game) };
  const source = toLines(text);
  const options = { holds: holderOf(encoding), words: wordsOf(lang), ...(progress && { progress }) };
  const draft = extractWith(source, shelf, chosen, options);
  judgeTopics(draft);
  const lost = findLost(source, draft);
  if (lost.length)
    throw new BookError(
      `Lines were lost, which is a fault of the extractor:\n${lost.slice(0, 20).join('\n')}`,
    );
  progress?.('emit');
  const emitted = writeExtraction(draft, source, { book, game });
  return { ...emitted, draft, encoding, ...(chosen.name && { dataFile: chosen.name }) };
}

function extractWith(
  source: ReturnType<typeof toLines>,
  lang: BookLang,
  { data, name }: ChosenBook,
  options: Parameters<typeof extractTopics>[3],
): Draft {
  try {
    return extractTopics(source, lang, data, options);
  } catch (error) {
    if (!(error instanceof UnusedCorrections)) throw error;
    const file = name ? `extract/books/${name}.json` : 'the data file';
    throw new BookError(
      `The text is cut short or differs from the book that ${file} describes: ${error.message}\nUse the whole text, or \`--book-file none\` to go by the general rules alone.`,
    );
  }
}
