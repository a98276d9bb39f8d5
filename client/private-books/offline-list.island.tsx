// Lists the private books (rulebooks that the reader has added) on the Offline page: the size of each book, whether it
// is intact, and its actions.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import { booksOfGame, namingBook } from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { addStyles } from '../add-styles';
import { page } from '../current-page';
import { renderInto } from '../render-into';
import { BookActions } from './book-actions';
import { isPdfIntact, listBooks, measureBook } from './book-store';
import { compileInWorker, refreshBookList } from './books.island';
import styles from './private-books.css';

export function attach(element: HTMLElement): void {
  addStyles(String(styles));
  renderInto(<StoredBooks />, element);
}

function StoredBooks() {
  const { privateBooks: words } = stringsOf(page.lang);
  const [books, setBooks] = useState<PrivateBook[]>();
  const load = () => void listBooks().then(setBooks, () => setBooks([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    // The list of books in localStorage may contain old names. This call writes the list again from the stored books.
    void refreshBookList().catch(() => {});
    load();
  }, []);
  if (!books?.length) return null;
  return (
    <section aria-labelledby="own-kept">
      <h2 id="own-kept" className="mt-8 font-rule text-2xl font-[650]">
        {words.shelf}
      </h2>
      <ul className="mt-3 grid gap-3">
        {books.map((book) => (
          <StoredBook key={book.id} book={book} game={nameOfGame(book, books)} onRemoved={load} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the name of the game of a book. Returns undefined if the game has no other book. */
function nameOfGame({ id }: PrivateBook, books: readonly PrivateBook[]): string | undefined {
  const ofGame = booksOfGame(books, gameOfBook(id));
  return ofGame.length > 1 ? namingBook(ofGame)?.name : undefined;
}

interface StoredBookProps {
  book: PrivateBook;
  /** Name of the game, if the game has several books. */
  game: string | undefined;
  onRemoved: () => void;
}

function StoredBook({ book, game, onRemoved }: StoredBookProps) {
  const { lang } = page;
  const { privateBooks: words } = stringsOf(lang);
  const [size, setSize] = useState<number>();
  const [status, setStatus] = useState('');
  useEffect(() => {
    measureBook(book).then(
      ({ entries, pdf }) => setSize(entries + pdf),
      () => {},
    );
  }, [book]);
  const check = async () => {
    setStatus('…');
    const [isPdfValid, isCompiled] = await Promise.all([
      isPdfIntact(book.id).catch(() => false),
      compileInWorker([book]).then(
        () => true,
        () => false,
      ),
    ]);
    setStatus(isPdfValid && isCompiled ? words.whole : words.notWhole);
  };
  return (
    <li className="rounded-2xl border border-line bg-raised p-4">
      <h3 className="font-rule text-xl font-[650]">
        <a href={withBase(gamePath(privateGameId(gameOfBook(book.id)), book.languages[0] ?? lang))}>
          {book.name}
        </a>
      </h3>
      <p className="text-sm text-soft">
        {game !== undefined && `${words.bookOf(game)}, `}
        {words.onDevice}
        {size !== undefined && `, ${words.takes(formatSize(size, lang))}`}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <button type="button" className="pill-button" onClick={() => void check()}>
          {words.check}
        </button>
        <span role="status">{status}</span>
      </p>
      <details className="own-details">
        <summary>{words.manage}</summary>
        <BookActions book={book} lang={lang} onRemoved={onRemoved} />
      </details>
    </li>
  );
}
