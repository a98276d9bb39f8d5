// A reader's own book as it is kept: the files of a game's folder, the account of every printed line, and what he changed by hand.
import type { DoubtCode, DropReason } from '../i18n/extraction-codes';

export type { DoubtCode, DropReason };

/** Where a line of print stands: sheet of the file, then its box in points from the upper left corner. */
export type LinePlace = [sheet: number, left: number, top: number, right: number, bottom: number];

export interface Sheet {
  sheet: number;
  width: number;
  height: number;
  /** Numbers printed on it. */
  pages: number[];
}

export interface Doubt {
  line: number;
  code: DoubtCode;
  /** What it is about, as the interface puts it into its sentence. */
  words: string[];
}

/** As much as is used here of what `npm run extract` writes beside the entries (`extraction.json`). */
export interface Account {
  topics: {
    title: string;
    parent: string | null;
    page: number | null;
    lines: [number, number][];
    file: string;
  }[];
  dropped: { lines: [number, number][]; reason: string }[];
  /** Books that were read earlier have only the sentence, in English. */
  reports: ({ line: number; message: string } & Partial<Doubt>)[];
  sheets?: Sheet[];
  places?: LinePlace[];
}

/** A topic by its printed name; `nth` counts those of one name from 0. */
export interface TopicName {
  title: string;
  nth: number;
}

/** One change by the reader's hand. They are kept in order, so that the book can be read again and changed again. */
export type Edit =
  | { kind: 'name'; to: string }
  | { kind: 'icon'; icon: string; to: string }
  | { kind: 'rename'; topic: TopicName; to: string }
  | { kind: 'join' | 'remove' | 'up' | 'down'; topic: TopicName };

export interface OwnBook {
  id: string;
  /** Of the game, as the shelf says it. */
  name: string;
  /** Languages its entries are in. */
  languages: string[];
  /** Name of the file it was read from. */
  file: string;
  /** Path inside the game's folder to its text: `game.md`, `en/combat.md`, `icons/sword.svg`. */
  files: Record<string, string>;
  account?: Account;
  /** What was read, one line of print a line. */
  source?: string;
  /** Its language, where the reader said another one than was found. */
  lang?: string | undefined;
  edits: Edit[];
  /** When it was added, in milliseconds. */
  added: number;
  /** Whether the printed book lies beside it. */
  print: boolean;
}

/** Bounds that no rules book reaches and every device bears. */
export const MOST = {
  files: 3000,
  /** Letters of all files together. */
  letters: 12_000_000,
  /** Of one entry. */
  entry: 400_000,
  entries: 1500,
  /** Bytes of the printed book. */
  print: 200_000_000,
} as const;

/** What is wrong with a book, as a word that the interface puts into a sentence, and perhaps what was found. */
export class PrivateBookError extends Error {
  constructor(
    readonly trouble: string,
    readonly found = '',
  ) {
    super(found ? `${trouble}: ${found}` : trouble);
  }
}
