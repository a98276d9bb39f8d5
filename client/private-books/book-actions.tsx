// The actions for a private book (a rulebook that the reader has added): share it, export it, import its file again,
// remove it.
import { useState } from 'preact/hooks';
import { addBookPath, homePath, withBase } from '@/components/page/site-addresses';
import { editionPagePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import type { ExportFormat } from '@/lib/export/export-edition';
import { stringsOf } from '@/lib/i18n';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import type { PrivateBook } from '@/lib/private-books/private-book';
import { loadIslandOrReport } from '../load-island';
import { readPdf } from './book-store';
import { removeBook } from './books.island';
import { shareBook } from './share-book';

const FORMATS: readonly ExportFormat[] = ['epub', 'obsidian', 'anki'];

export function BookActions({
  book,
  edition,
  lang,
  onRemoved,
}: {
  book: PrivateBook;
  /** The compiled game. The page of a game passes it only if the game has no other book. */
  edition?: PrivateEdition | undefined;
  lang: Lang;
  onRemoved?: (() => void) | undefined;
}) {
  const { privateBooks: words, sharing } = stringsOf(lang);
  const [isConfirming, setIsConfirming] = useState(false);
  const share = async (withPdf: boolean) => shareBook(book, withPdf ? await readPdf(book.id) : undefined);
  const confirmRemoval = async () => {
    await removeBook(book.id);
    if (onRemoved) onRemoved();
    else location.assign(withBase(homePath(lang)));
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
          {book.print ? words.giveWithout : sharing.share}
        </button>
      </p>
      {edition && <ExportActions edition={edition} />}
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

export function ExportActions({ edition }: { edition: PrivateEdition }) {
  const { game, lang } = edition.edition;
  const { privateBooks: words } = stringsOf(lang);
  const exportTo = async (format: ExportFormat) =>
    (await loadIslandOrReport('private-books/export'))?.exportBook(edition, format);
  return (
    <>
      <h2>{words.exportTo}</h2>
      <p>{words.exportIntro}</p>
      <p className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <button key={format} type="button" className="pill-button" onClick={() => void exportTo(format)}>
            {words.exportFormats[format]}
          </button>
        ))}
        <a className="pill-button" href={withBase(editionPagePath(game, lang, 'booklet'))}>
          {words.exportFormats.pdf}
        </a>
      </p>
    </>
  );
}
