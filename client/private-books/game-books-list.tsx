// Lists the books of a private game (a game that the reader added on this device) on the page of the game. The reader
// can change the order in which the books overrule each other, add another book, and share or remove each book.
import { useState } from 'preact/hooks';
import { addBookPath, withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { LANGUAGES, type Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { bookOfEntry, documentId, roleOf } from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { BookActions, ExportActions } from './book-actions';
import { readPdf } from './book-store';
import { orderBooks } from './books.island';
import { shareGame } from './share-book';

interface GameBooksProps {
  /** The books, in the order in which they overrule each other. */
  books: readonly PrivateBook[];
  edition: PrivateEdition;
  lang: Lang;
}

export function GameBooks({ books, edition, lang }: GameBooksProps) {
  const { privateBooks: words } = stringsOf(lang);
  const [only, ...more] = books;
  if (!only) return null;
  const game = gameOfBook(only.id);
  return more.length > 0 ? (
    <BookList books={books} edition={edition} lang={lang} game={game} />
  ) : (
    <>
      <AddBookLink game={game} lang={lang} label={words.addTo} />
      <BookActions book={only} edition={edition} lang={lang} />
    </>
  );
}

function AddBookLink({ game, lang, label }: { game: string; lang: Lang; label: string }) {
  return (
    <p className="mt-4">
      <a className="pill-button" href={`${withBase(addBookPath(lang))}?to=${game}`}>
        {label}
      </a>
    </p>
  );
}

/** Whether the compiled game contains the book. A book with damaged files is left out of the compiled game. */
function isCompiled({ id }: PrivateBook, books: readonly PrivateBook[], { data }: PrivateEdition): boolean {
  const { documents, entries } = data;
  if (documents) return documents.some((document) => document.id === documentId(id));
  return bookOfEntry(books, entries[0]?.id ?? '')?.id === id;
}

function BookList({ books, edition, lang, game }: GameBooksProps & { game: string }) {
  const { privateBooks: words } = stringsOf(lang);
  const [isMoving, setIsMoving] = useState(false);
  const openGame = () => location.assign(withBase(gamePath(privateGameId(game), lang)));
  const move = async (from: number, to: number) => {
    setIsMoving(true);
    const ids = books.map(({ id }) => id);
    const [moved = ''] = ids.splice(from, 1);
    ids.splice(to, 0, moved);
    await orderBooks(game, ids);
    // The order changes the pages and the search of the game, so the page reloads and the whole game is compiled again.
    location.reload();
  };
  const share = async (withPdf: boolean) =>
    shareGame(
      await Promise.all(
        books.map(async (book) => ({ book, pdf: withPdf ? await readPdf(book.id) : undefined })),
      ),
    );
  const hasPdf = books.some(({ print }) => print);
  return (
    <section className="own-manage" aria-labelledby="game-books">
      <h2 id="game-books">{words.books}</h2>
      <p>{typeset(words.authority)}</p>
      <ol className="game-books" aria-busy={isMoving}>
        {books.map((book, at) => (
          <li key={book.id}>
            <p className="game-book">
              <span className="game-book-name">
                <b>
                  {book.languages.includes(lang) ? (
                    book.name
                  ) : (
                    // The page shows only the books in its own language. A book in another language is on the page of
                    // that language.
                    <a href={withBase(gamePath(privateGameId(game), book.languages[0] ?? lang))}>
                      {book.name}
                    </a>
                  )}
                </b>
                <span>
                  {[
                    words.roles[roleOf(book)],
                    ...book.languages.map((one) => LANGUAGES[one as Lang]?.name ?? one),
                  ].join(' · ')}
                </span>
              </span>
              <button
                type="button"
                className="pill-button"
                disabled={isMoving || at === 0}
                aria-label={words.moveUp(book.name)}
                onClick={() => void move(at, at - 1)}
              >
                ↑
              </button>
              <button
                type="button"
                className="pill-button"
                disabled={isMoving || at === books.length - 1}
                aria-label={words.moveDown(book.name)}
                onClick={() => void move(at, at + 1)}
              >
                ↓
              </button>
            </p>
            {!isCompiled(book, books, edition) && <p role="alert">{typeset(words.notWhole)}</p>}
            <details className="own-details">
              <summary>{words.manageBook(book.name)}</summary>
              <BookActions book={book} lang={lang} onRemoved={openGame} />
            </details>
          </li>
        ))}
      </ol>
      <AddBookLink game={game} lang={lang} label={words.addTo} />
      <h2>{words.giveAll}</h2>
      <p>{typeset(words.giveAllIntro)}</p>
      <p className="flex flex-wrap gap-2">
        {hasPdf && (
          <button type="button" className="pill-button" onClick={() => void share(true)}>
            {words.giveWith}
          </button>
        )}
        <button type="button" className="pill-button" onClick={() => void share(false)}>
          {hasPdf ? words.giveWithout : stringsOf(lang).sharing.share}
        </button>
      </p>
      <ExportActions edition={edition} />
    </section>
  );
}
