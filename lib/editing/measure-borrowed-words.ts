// Measures which rules and entries of a draft repeat too many words of the printed book. The code says that such a rule
// or entry “borrows”. A run is a sequence of words that also occurs in the printed book.
import {
  doesEntryBorrow,
  doesRuleBorrow,
  findBorrowedWords,
  indexPrintedWords,
  type PrintedWords,
} from '../content/borrowed-runs';
import { type BookFiles, parseEntryFileName } from './edit-book';
import { splitEntry } from './entry-text';

export { indexPrintedWords, type PrintedWords };

export interface EntryMeasure {
  /**
   * The rules that repeat too many words of the printed book. Maps the id of each one to the number of words in the
   * longest sequence that it repeats.
   */
  rules: Map<string, number>;
  /** Whether the entry as a whole repeats too many words of the printed book. */
  borrows: boolean;
}

const cache = new Map<string, { text: string; printed: PrintedWords; measure: EntryMeasure }>();

/** Measures an entry. Caches the result by the path of the entry, because the list of entries measures every entry. */
export function measureEntry(path: string, text: string, printed: PrintedWords): EntryMeasure {
  const known = cache.get(path);
  if (known?.text === text && known.printed === printed) return known.measure;
  const { front, rules } = splitEntry(text);
  const borrowing = rules.flatMap((rule): [string, number][] => {
    const measured = findBorrowedWords(rule.text, printed);
    return doesRuleBorrow(measured) ? [[rule.id, measured.longest]] : [];
  });
  const measure = {
    rules: new Map(borrowing),
    borrows: doesEntryBorrow(findBorrowedWords(text.slice(front.length), printed)),
  };
  cache.set(path, { text, printed, measure });
  return measure;
}

export interface BookMeasure {
  /** Number of rules that repeat too many words of the printed book. */
  rules: number;
  /** Number of entries that repeat too many words of the printed book, although none of their rules alone does. */
  entries: number;
}

export function measureBook(files: BookFiles, printed: PrintedWords): BookMeasure {
  const measured = Object.entries(files)
    .filter(([path]) => parseEntryFileName(path))
    .map(([path, text]) => measureEntry(path, text, printed));
  return {
    rules: measured.reduce((sum, { rules }) => sum + rules.size, 0),
    entries: measured.filter(({ rules, borrows }) => borrows && rules.size === 0).length,
  };
}
