// Measures how much of a text is copied from a printed book: finds the runs (sequences of words) that both texts
// contain. Entries must restate the rules in other words than the book.

/**
 * Minimum number of words in a run (a sequence of words that a text has in common with the printed book). Shorter
 * sequences are usually names and common phrases.
 */
const RUN_WORDS = 6;
/** A text counts as copied if it has a sequence of at least this number of words in common with the printed book. */
const LONGEST_RUN = 10;
/**
 * Maximum share (0 to 1) of the words of a text that may be in runs (sequences that the printed book also contains). If
 * the share is higher, the text counts as copied.
 */
const MAX_SHARE = 0.2;
/**
 * `MAX_SHARE` applies to entries with more words than this number. In a shorter entry, a single long name can be a
 * large share of the words.
 */
const MIN_ENTRY_WORDS = 40;

export interface BorrowedWords {
  /** The sequences of words that the text has in common with the printed book, longest first. */
  runs: string[][];
  /** Number of words in the text. */
  words: number;
  /** Number of words in all `runs` together. */
  borrowed: number;
  /** Number of words in the longest sequence of `runs`. */
  longest: number;
}

/** All sequences of `RUN_WORDS` words in the printed books. */
export type PrintedWords = ReadonlySet<string>;

/** Returns the words of a text in lower case, without apostrophes, front matter, rule ids, icons and link targets. */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    // Joins the two parts of a word that is divided at the end of a line.
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

/** Whether a rule counts as copied. `MAX_SHARE` applies to rules of any length. */
export const doesRuleBorrow = (measured: BorrowedWords): boolean =>
  measured.longest >= LONGEST_RUN || shareOf(measured) > MAX_SHARE;

/** Whether an entry as a whole counts as copied. */
export const doesEntryBorrow = (measured: BorrowedWords): boolean =>
  measured.longest >= LONGEST_RUN || (shareOf(measured) > MAX_SHARE && measured.words > MIN_ENTRY_WORDS);
