// The reader's own books on the Offline page: how much room each takes, whether it is whole, and what can be done with it.
import { useEffect, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import type { OwnBook } from '@/lib/private-books/private-book';
import { page } from '../current-page';
import { draw } from '../mount';
import { BookActions } from './book-actions';
import { compile, isPrintWhole, listBooks, refreshList, weigh } from './books.island';
import { addStyles } from './load-styles';

export function attach(element: HTMLElement): void {
  addStyles();
  draw(<KeptBooks />, element);
}

function KeptBooks() {
  const { own: words } = stringsOf(page.lang);
  const [books, setBooks] = useState<OwnBook[]>();
  const load = () => void listBooks().then(setBooks, () => setBooks([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    // The list of the shelf and the books may have parted: a cleared storage, a restored backup.
    void refreshList().catch(() => {});
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
          <KeptBook key={book.id} book={book} onRemoved={load} />
        ))}
      </ul>
    </section>
  );
}

function KeptBook({ book, onRemoved }: { book: OwnBook; onRemoved: () => void }) {
  const { lang } = page;
  const { own: words } = stringsOf(lang);
  const [size, setSize] = useState<number>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    weigh(book).then(
      ({ entries, print }) => setSize(entries + print),
      () => {},
    );
  }, [book]);
  const check = async () => {
    setSaid('…');
    const [print, entries] = await Promise.all([
      isPrintWhole(book.id).catch(() => false),
      compile(book).then(
        () => true,
        () => false,
      ),
    ]);
    setSaid(print && entries ? words.whole : words.notWhole);
  };
  return (
    <li className="rounded-2xl border border-line bg-raised p-4">
      <h3 className="font-rule text-xl font-[650]">
        <a href={withBase(gamePath(privateGameId(book.id), book.languages[0] ?? lang))}>{book.name}</a>
      </h3>
      <p className="text-sm text-soft">
        {words.onDevice}
        {size !== undefined && `, ${words.takes(formatSize(size, lang))}`}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <button type="button" className="pill-button" onClick={() => void check()}>
          {words.check}
        </button>
        <span role="status">{said}</span>
      </p>
      <details className="own-details">
        <summary>{words.manage}</summary>
        <BookActions book={book} lang={lang} onRemoved={onRemoved} />
      </details>
    </li>
  );
}
