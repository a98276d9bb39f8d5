// What one does with a private book: give it to a friend, read it again, remove it.
import { useState } from 'preact/hooks';
import { addBookPath, shelfPath, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import type { OwnBook } from '@/lib/private-books/private-book';
import { readPrint, remove } from './books.island';
import { giveBook } from './share-book';

export function BookActions({
  book,
  lang,
  onRemoved,
}: {
  book: OwnBook;
  lang: Lang;
  onRemoved?: () => void;
}) {
  const { own: words } = stringsOf(lang);
  const [sure, setSure] = useState(false);
  const give = async (withPrint: boolean) => giveBook(book, withPrint ? await readPrint(book.id) : undefined);
  const drop = async () => {
    await remove(book.id);
    if (onRemoved) onRemoved();
    else location.assign(withBase(shelfPath(lang)));
  };
  return (
    <section className="own-manage" aria-label={words.manage}>
      <h2>{words.give}</h2>
      <p>{words.giveIntro}</p>
      <p className="flex flex-wrap gap-2">
        {book.print && (
          <button type="button" className="pill-button" onClick={() => void give(true)}>
            {words.giveWith}
          </button>
        )}
        <button type="button" className="pill-button" onClick={() => void give(false)}>
          {words.giveWithout}
        </button>
      </p>
      {book.account && (
        <>
          <p>{words.readAgainIntro}</p>
          <p>
            <a className="pill-button" href={`${withBase(addBookPath(lang))}?again=${book.id}`}>
              {words.readAgain}
            </a>
          </p>
        </>
      )}
      {sure ? (
        <p role="alert" className="flex flex-wrap items-center gap-2">
          {words.removeSure(book.name)}
          <button type="button" className="pill-button" onClick={() => void drop()}>
            {words.removeYes}
          </button>
          <button type="button" className="pill-button" onClick={() => setSure(false)}>
            {words.removeNo}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" className="link-button" onClick={() => setSure(true)}>
            {words.remove}
          </button>
        </p>
      )}
    </section>
  );
}
