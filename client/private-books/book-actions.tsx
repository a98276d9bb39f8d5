// The actions on a private book: share it, extract it from its file again, remove it.
import { useState } from 'preact/hooks';
import { addBookPath, shelfPath, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { readPdf, removeBook } from './books.island';
import { shareBook } from './share-book';

export function BookActions({
  book,
  lang,
  onRemoved,
}: {
  book: PrivateBook;
  lang: Lang;
  onRemoved?: () => void;
}) {
  const { own: words } = stringsOf(lang);
  const [isConfirming, setIsConfirming] = useState(false);
  const share = async (withPdf: boolean) => shareBook(book, withPdf ? await readPdf(book.id) : undefined);
  const confirmRemoval = async () => {
    await removeBook(book.id);
    if (onRemoved) onRemoved();
    else location.assign(withBase(shelfPath(lang)));
  };
  return (
    <section className="own-manage" aria-label={words.manage}>
      <h2>{words.give}</h2>
      <p>{words.giveIntro}</p>
      <p className="flex flex-wrap gap-2">
        {book.print && (
          <button type="button" className="pill-button" onClick={() => void share(true)}>
            {words.giveWith}
          </button>
        )}
        <button type="button" className="pill-button" onClick={() => void share(false)}>
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
      {isConfirming ? (
        <p role="alert" className="flex flex-wrap items-center gap-2">
          {words.removeSure(book.name)}
          <button type="button" className="pill-button" onClick={() => void confirmRemoval()}>
            {words.removeYes}
          </button>
          <button type="button" className="pill-button" onClick={() => setIsConfirming(false)}>
            {words.removeNo}
          </button>
        </p>
      ) : (
        <p>
          <button type="button" className="link-button" onClick={() => setIsConfirming(true)}>
            {words.remove}
          </button>
        </p>
      )}
    </section>
  );
}
