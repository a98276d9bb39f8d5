// Finds the lines of the printed book from which each rule of a private book was extracted. Compares the lines with the
// rules as they were extracted, because the reader may have rewritten the rules since then.
import { useEffect, useState } from 'preact/hooks';
import type { BookFiles } from '@/lib/editing/edit-book';
import { indexPrintedWords, type PrintedWords } from '@/lib/editing/measure-borrowed-words';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import type { LineBox, PrivateBook } from '@/lib/private-books/private-book';
import { compileInWorker } from '../private-books/books.island';

export interface PrintedBook {
  words: PrintedWords;
  /** Returns the printed text of a rule, or undefined if the rule comes from no line of the book. */
  textOf: (entry: string, rule: string) => string | undefined;
  /** Returns the boxes of the printed lines of a rule. */
  boxesOf: (entry: string, rule: string) => LineBox[];
}

/**
 * Returns the printed book, or undefined if the device has not stored its text. Until the rules are compared with the
 * lines, no rule has printed lines.
 */
export function usePrintedBook(
  book: PrivateBook | undefined,
  origin: BookFiles,
  lang: string,
): PrintedBook | undefined {
  const [printed, setPrinted] = useState<PrintedBook>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the printed book and its extracted rules never change
  useEffect(() => {
    if (!book?.source) return;
    const { source, account } = book;
    const lines = source.split('\n');
    const words = indexPrintedWords([source]);
    const show = (marks: PrivateEdition['marks']) => {
      const linesOf = (entry: string, rule: string) => marks[entry]?.[rule] ?? [];
      setPrinted({
        words,
        textOf: (entry, rule) =>
          linesOf(entry, rule)
            .map((line) => lines[line - 1] ?? '')
            .join(' ') || undefined,
        boxesOf: (entry, rule) =>
          linesOf(entry, rule).flatMap((line) => {
            const box = account?.places?.[line - 1];
            return box ? [box] : [];
          }),
      });
    };
    show({});
    compileInWorker([{ ...book, id: gameOfBook(book.id), files: { ...origin } }]).then(
      ({ editions }) => show((editions.find((one) => one.lang === lang) ?? editions[0])?.marks ?? {}),
      // If the comparison of lines fails, the editor can still measure which words of a rule occur anywhere in the
      // printed book.
      (error) => console.warn(error),
    );
  }, [book?.id, lang]);
  return printed;
}
