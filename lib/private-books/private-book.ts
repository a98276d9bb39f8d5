// The record of a private book: its content files, the extraction report, the reader's edits, its limits and its
// errors. IndexedDB and shared files hold these records, so the property names never change.
import type { DropReason, WarningCode } from '../i18n/extraction-codes';

export type { DropReason, WarningCode };

/** Position of a printed line: sheet number in the PDF from 1, then its box in points from the upper left corner. */
export type LineBox = [sheet: number, left: number, top: number, right: number, bottom: number];

export interface BookSheet {
  sheet: number;
  width: number;
  height: number;
  /** Page numbers printed on the sheet. */
  pages: number[];
}

/** Something the extractor was not sure of. */
export interface Warning {
  /** Number of the source line, from 1. */
  line: number;
  code: WarningCode;
  /** The names and numbers that the interface inserts into its sentence. */
  words: string[];
}

/** The fields of `extraction.json` (written by `npm run extract` next to the entries) that private books use. */
export interface ExtractionReport {
  topics: {
    title: string;
    parent: string | null;
    page: number | null;
    lines: [number, number][];
    file: string;
  }[];
  dropped: { lines: [number, number][]; reason: string }[];
  /** Books read by an older version have only the English message. */
  reports: ({ line: number; message: string } & Partial<Warning>)[];
  sheets?: BookSheet[];
  places?: LineBox[];
}

/** Identifies a topic by its printed title; `nth` is the index, from 0, among topics with the same title. */
export interface TopicName {
  title: string;
  nth: number;
}

/** One edit by the reader. The list keeps its order: when the book is read again, all edits are applied again. */
export type BookEdit =
  | { kind: 'name'; to: string }
  | { kind: 'icon'; icon: string; to: string }
  | { kind: 'rename'; topic: TopicName; to: string }
  | { kind: 'join' | 'remove' | 'up' | 'down'; topic: TopicName };

export interface PrivateBook {
  id: string;
  /** Name of the game, as the list of games shows it. */
  name: string;
  /** Languages of its entries. */
  languages: string[];
  /** Name of the file that the book was read from. */
  file: string;
  /** Path inside the game's folder (`game.md`, `en/combat.md`, `icons/sword.svg`) to the text of the file. */
  files: Record<string, string>;
  account?: ExtractionReport;
  /** The extracted text, one printed line per line. */
  source?: string;
  /** Language chosen by the reader, if it differs from the detected one. */
  lang?: string | undefined;
  edits: BookEdit[];
  /** Time of adding, in milliseconds since 1970. */
  added: number;
  /** Whether the PDF is stored too. */
  print: boolean;
}

/** Upper limits, larger than any real rulebook and small enough for every device. */
export const BOOK_LIMITS = {
  files: 3000,
  /** Characters in all files together. */
  letters: 12_000_000,
  /** Characters in one file. */
  entryLetters: 400_000,
  entries: 1500,
  /** Bytes of the PDF, or of any other chosen file. */
  pdfBytes: 200_000_000,
} as const;

/** An error about a private book. `code` selects the sentence of the interface, `detail` is technical text. */
export class PrivateBookError extends Error {
  constructor(
    readonly code: string,
    readonly detail = '',
  ) {
    super(detail ? `${code}: ${detail}` : code);
  }
}
