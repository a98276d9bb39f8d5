// The page that replaces a book or a topic that cannot be shown. It contains one sentence and a link.
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, homePath, withBase } from '@/components/page/site-addresses';
import { privateBookId } from '@/lib/core/addresses';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { page } from '../current-page';

interface ErrorPageProps {
  /** Error code. It determines which message the page shows. */
  code: string;
  /** Path and name of the book. Set if the book exists and only the topic is missing. */
  book?: { path: string; name: string };
  /** Id of the game in the address. With the code `not-whole`, the page has a link for importing the book again. */
  game?: string;
}

export function ErrorPage({ code, book, game = '' }: ErrorPageProps) {
  const { privateBooks, shelf, back } = stringsOf(page.lang);
  const isDamaged = code === 'not-whole';
  const addPath = addBookPath(page.lang);
  return (
    <>
      <Header
        back={
          book ? (
            <BackLink to={book.path} label={back(book.name)} name={book.name} />
          ) : (
            <BackLink to={homePath(page.lang)} label={shelf} name={shelf} />
          )
        }
      />
      <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
        <PageTitle>{privateBooks.title}</PageTitle>
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {typeset(
            isDamaged
              ? privateBooks.notWhole
              : (privateBooks.errors[code] ?? privateBooks.errors.broken ?? ''),
          )}
        </p>
        <p className="mt-4">
          {isDamaged ? (
            <a className="link-button" href={`${withBase(addPath)}?again=${privateBookId(game)}`}>
              {privateBooks.readAgain}
            </a>
          ) : (
            <a className="link-button" href={withBase(book?.path ?? addPath)}>
              {book?.name ?? privateBooks.add}
            </a>
          )}
        </p>
      </main>
    </>
  );
}
