// Checks the documents of a game (`books` in game.md): each language needs a printed book, documents with rulings need
// a date, and a newer version of a document must be above the version that it follows.
import { suggest } from '../../core/diagnostics';
import { findPrintedBook, isPrintedBook } from '../books';
import type { BookFields, GameFields } from '../front-matter-schema';
import type { ReportField } from './check-game';

export function checkBooks({ books, languages }: GameFields, report: ReportField): void {
  for (const lang of languages)
    if (!findPrintedBook(books, lang))
      report(
        ['books'],
        'missing-field',
        `Unexpected \`books\` without ${lang}, expected a printed book with a title in every language of the game.`,
        `add \`${lang}: …\` to the \`title\` and the \`short\` of the book that this language restates.`,
      );
  for (const [id, book] of Object.entries(books)) {
    checkBookNames(id, book, languages, report);
    checkVersion(id, book, books, report);
    if (!isPrintedBook(book) && !book.date)
      report(
        ['books', id],
        'book-without-date',
        `Unexpected document \`${id}\` without \`date\`, expected the date of each document with rulings.`,
        'add `date: "2019-05"` as printed in the document.',
      );
  }
}

/** Checks that `title` and `short` are in the same languages, and in all languages if the document contains rulings. */
function checkBookNames(
  id: string,
  book: BookFields,
  languages: readonly string[],
  report: ReportField,
): void {
  for (const field of ['title', 'short'] as const)
    for (const lang of languages)
      if (!book[field][lang] && (!isPrintedBook(book) || book.title[lang]))
        report(
          ['books', id, field],
          'missing-field',
          `Unexpected \`books.${id}.${field}\` without ${lang}, expected a name in ${isPrintedBook(book) ? 'each language of `title`' : 'every language of the game'}.`,
          `add \`${lang}: …\`.`,
        );
}

function checkVersion(
  id: string,
  { follows, date }: BookFields,
  books: GameFields['books'],
  report: ReportField,
): void {
  if (!follows) return;
  const ids = Object.keys(books);
  const earlier = books[follows];
  const keys = ['books', id, 'follows'];
  if (!earlier)
    report(
      keys,
      'unknown-book',
      `Unexpected \`${follows}\`, expected the earlier version of \`${id}\` among \`books\`.`,
      suggest(follows, ids),
    );
  else if (ids.indexOf(follows) <= ids.indexOf(id) || (earlier.date ?? '') > (date ?? ''))
    report(
      keys,
      'book-order',
      `Unexpected \`${follows}\` as the earlier version of \`${id}\`, expected an older document below it.`,
      'list documents in order of authority, the newest version of a document first.',
    );
}
