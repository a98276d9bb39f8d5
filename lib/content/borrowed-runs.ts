// Measures how far a text repeats the wording of a printed book: the runs of words that stand in both. Entries of the
// library restate the rules in their own words.

/** Number of words in a row from which equal wording is a run. Shorter runs are names and common phrases. */
const RUN_WORDS = 6;
/** A text borrows if it has a run of this many words. */
const LONGEST_RUN = 10;
/** A text borrows if a larger share of its words is in runs. */
const MAX_SHARE = 0.2;
/** An entry with fewer words is not measured by its share, because one name of the game is a large part of it. */
const MIN_ENTRY_WORDS = 40;

export interface BorrowedWords {
  /** The runs of words, the longest one first. */
  runs: string[][];
  /** Number of words of the text. */
  words: number;
  /** Number of words that are in runs. */
  borrowed: number;
  /** Number of words of the longest run. */
  longest: number;
}

/** All sequences of `RUN_WORDS` words of the printed books. */
export type PrintedWords = ReadonlySet<string>;

/** Returns the words of a text without front matter, rule ids, icons, link targets, case and apostrophes. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    // A word that is hyphenated at the end of a line is one word.
    .replace(/[-\u2010\u00ad]\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(/\u00ad/g, '')
    .replace(/\^[a-z0-9-]+\s*$/gm, ' ')
    .replace(/:[a-z0-9-]+:/g, ' ')
    .replace(/\[\[([^\]|]*\|)?([^\]]*)\]\]/g, '$2')
    .replace(/['’ʼ`]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export function indexPrintedWords(books: readonly string[]): PrintedWords {
  const sequences = new Set<string>();
  for (const book of books) {
    const words = wordsOf(book);
    for (let at = 0; at + RUN_WORDS <= words.length; at++)
      sequences.add(words.slice(at, at + RUN_WORDS).join(' '));
  }
  return sequences;
}

export function findBorrowedWords(text: string, printed: PrintedWords): BorrowedWords {
  const words = wordsOf(text);
  const isPrinted = (at: number) => printed.has(words.slice(at, at + RUN_WORDS).join(' '));
  const runs: string[][] = [];
  for (let at = 0; at + RUN_WORDS <= words.length; ) {
    if (!isPrinted(at)) {
      at += 1;
      continue;
    }
    let end = at + RUN_WORDS;
    while (end < words.length && isPrinted(end - RUN_WORDS + 1)) end += 1;
    runs.push(words.slice(at, end));
    at = end;
  }
  const borrowed = runs.reduce((sum, run) => sum + run.length, 0);
  runs.sort((one, other) => other.length - one.length);
  return { runs, words: words.length, borrowed, longest: runs[0]?.length ?? 0 };
}

const shareOf = ({ borrowed, words }: BorrowedWords): number => borrowed / Math.max(1, words);

/** Whether one rule borrows. A rule is short, so its share counts whatever its length. */
export const doesRuleBorrow = (measured: BorrowedWords): boolean =>
  measured.longest >= LONGEST_RUN || shareOf(measured) > MAX_SHARE;

/** Whether a whole entry borrows. */
export const doesEntryBorrow = (measured: BorrowedWords): boolean =>
  measured.longest >= LONGEST_RUN || (shareOf(measured) > MAX_SHARE && measured.words > MIN_ENTRY_WORDS);
