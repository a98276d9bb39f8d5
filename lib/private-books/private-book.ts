// Types of a private book (a rulebook that a reader added on one device): its content files, the report of the
// extractor, the reader's edits, the size limits and the errors. The property names must not change, because the
// records are stored in IndexedDB and in shared files.
import type { DropReason, WarningCode } from '../i18n/extraction-codes';
import type { BookRole } from './game-books';

export type { DropReason, WarningCode };

/**
 * Position of a printed line: the number of the page in the PDF, from 1, and the box of the line in points from the
 * upper left corner of the page.
 */
export type LineBox = [sheet: number, left: number, top: number, right: number, bottom: number];

export interface BookSheet {
  sheet: number;
  width: number;
  height: number;
  /** Page numbers that are printed on this page of the PDF. */
  pages: number[];
}

/** A place in the book that the extractor was not sure about. */
export interface Warning {
  /** Number of the line in the extracted text, from 1. */
  line: number;
  code: WarningCode;
  /** Names and numbers that the interface inserts into the message for this code. */
  words: string[];
}

/**
 * The properties of `extraction.json` that private books use. `npm run extract` writes that file beside the entries.
 */
export interface ExtractionReport {
  /**
   * Language of the book. If the interface has no translation into this language, the book is stored as an English
   * edition.
   */
  lang?: string;
  topics: {
    title: string;
    parent: string | null;
    page: number | null;
    lines: [number, number][];
    file: string;
  }[];
  dropped: { lines: [number, number][]; reason: string }[];
  /**
   * Warnings of the extractor. In books that an older version of the site extracted, a warning has only the English
   * message.
   */
  reports: ({ line: number; message: string } & Partial<Warning>)[];
  sheets?: BookSheet[];
  places?: LineBox[];
}

/** Identifies a topic by its printed title. `nth` is the index, from 0, among the topics with the same title. */
export interface TopicName {
  title: string;
  nth: number;
}

/**
 * Identifies a printed line by its text. `nth` is the index, from 0, among the lines with the same text, in the order
 * of the lines at the time of the edit.
 */
export interface LineName {
  text: string;
  nth: number;
}

/**
 * An edit of printed lines. The extractor applies line edits before all other edits, because topics are built from
 * lines.
 */
export type LineEdit =
  /** The line becomes a heading. With `alike`, all lines in the same font and size become headings. */
  | { kind: 'heading'; line: LineName; alike?: boolean }
  /** A new topic with the title `to` begins with the line. */
  | { kind: 'split'; line: LineName; to: string }
  /** Lines that the extractor left out become text. */
  | { kind: 'restore'; lines: LineName[] };

/**
 * One edit by the reader. When the book is extracted again, the extractor applies all edits again in the same order.
 */
export type BookEdit =
  | LineEdit
  | { kind: 'name'; to: string }
  | { kind: 'icon'; icon: string; to: string }
  | { kind: 'rename'; topic: TopicName; to: string }
  | { kind: 'join' | 'remove' | 'up' | 'down'; topic: TopicName };

/** Whether the edit is an edit of printed lines. All other edits change topics, names or icons. */
export const isLineEdit = (edit: BookEdit): edit is LineEdit =>
  edit.kind === 'heading' || edit.kind === 'split' || edit.kind === 'restore';

export interface PrivateBook {
  id: string;
  /** Name of the book. A private game has the name of one of its books (see `namingBook`). */
  name: string;
  /** Languages in which the book has entries. */
  languages: string[];
  /** Name of the file that the book was extracted from. */
  file: string;
  /** Maps the path of a file inside the game's folder (`game.md`, `en/combat.md`, `icons/sword.svg`) to its text. */
  files: Record<string, string>;
  account?: ExtractionReport;
  /** The extracted text, one printed line per line. */
  source?: string;
  /** Language that the reader has chosen, if it differs from the detected language. */
  lang?: string | undefined;
  edits: BookEdit[];
  /** When the book was added, in milliseconds since 1970. */
  added: number;
  /** Whether the PDF of the book is also stored on the device. */
  print: boolean;
  /** Role of the book in its game. If absent, the book is a rulebook. */
  role?: BookRole;
  /**
   * Rank among the books of its game. A book overrules the books with a higher rank. If absent, the rank is 0.
   */
  rank?: number;
}

/** Maximum sizes of a book. Every real rulebook is smaller, and every device can process a book of this size. */
export const BOOK_LIMITS = {
  files: 3000,
  /** Maximum number of characters in all files together. A book of 400 full pages has 2,000,000 characters. */
  letters: 3_000_000,
  /** Maximum number of characters in one file. */
  entryLetters: 400_000,
  /**
   * Maximum number of characters that Markdown treats specially, in all files together. Each one can become a node of
   * the parsed text, which takes 1,000 times the memory of a letter. In a rulebook, 60 of 1,000 characters are special.
   */
  marks: 200_000,
  /** Maximum number of characters that Markdown treats specially, in one file. */
  entryMarks: 20_000,
  entries: 1500,
  /** Maximum number of games in one shared file. */
  games: 40,
  /** Maximum number of books of one game. */
  books: 20,
  /** Maximum size of the PDF or of any other chosen file, in bytes. */
  pdfBytes: 200_000_000,
  /** Maximum time for reading, editing or compiling a book, in milliseconds. */
  timeMs: 120_000,
} as const;

/** An error about a private book. The interface has a message for each `code`; `detail` is technical text. */
export class PrivateBookError extends Error {
  constructor(
    readonly code: string,
    readonly detail = '',
  ) {
    super(detail ? `${code}: ${detail}` : code);
  }
}
