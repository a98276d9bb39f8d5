// Shows one printed page of a private book (a rulebook that the reader has added), with the lines of the chosen rule
// highlighted. Also lists the rules on the page.
import { useEffect, useState } from 'preact/hooks';
import { PageTitle } from '@/components/page/page-title';
import { withBase } from '@/components/page/site-addresses';
import { printedPagePath, targetPath } from '@/lib/core/addresses';
import { type Strings, stringsOf } from '@/lib/i18n';
import type { PrivateEdition } from '@/lib/private-books/compile-book';
import { partOfBook } from '@/lib/private-books/game-books';
import { type PrivateBook, PrivateBookError } from '@/lib/private-books/private-book';
import { findRuleBoxes, type RuleOnSheet, rulesOnSheet } from '@/lib/private-books/rules-on-page';
import { readPdf } from './book-store';
import { PageViewer } from './page-image-viewer';
import { openPdf, type PdfDocument } from './render-pdf-page';

interface PrintedPageProps {
  book: PrivateBook;
  edition: PrivateEdition;
  /** Number of the page in the PDF, from 1. */
  sheet: number;
  /** The rule to highlight, for example `combat#ties`. */
  rule: string | undefined;
}

export function PrintedPage({ book, edition, sheet, rule }: PrintedPageProps) {
  const { game, lang } = edition.edition;
  const strings = stringsOf(lang);
  const words = strings.privateBooks;
  const { sheets = [], places = [] } = book.account ?? {};
  const {
    width = 1,
    height = 1,
    pages: [pageNumber = sheet] = [],
  } = sheets.find((one) => one.sheet === sheet) ?? {};
  const { pdf, error, setError } = usePdf(book.id);
  const part = partOfBook(book.id);
  const rules = rulesOnSheet(edition, book, sheet);
  const hrefOf = (target: string) => withBase(targetPath(game, lang, target));
  const linkTo = (neighbor: number, label: string) =>
    sheets.some((one) => one.sheet === neighbor) && (
      <a className="pill-button" href={withBase(printedPagePath(game, lang, neighbor, { part }))}>
        {label}
      </a>
    );
  return (
    <main id="content" className="own mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{words.picture(pageNumber)}</PageTitle>
      {edition.data.documents && <p className="mt-1 text-sm text-soft">{book.name}</p>}
      {rule && (
        <p className="mt-2">
          <a className="link-button" href={hrefOf(rule)}>
            {words.toRule}: {ruleTitle(edition, rule)}
          </a>
        </p>
      )}
      {error ? (
        <p role="alert" className="mt-4 rounded-xl bg-wash p-4">
          {words.errors[error]}
        </p>
      ) : (
        <PageViewer
          words={words}
          label={words.picture(pageNumber)}
          pdf={pdf}
          sheet={sheet}
          width={width}
          height={height}
          marked={rule ? findRuleBoxes(edition, places, rule).filter(([on]) => on === sheet) : []}
          rules={rules}
          hrefOf={hrefOf}
          onError={() => setError('broken')}
        />
      )}
      <nav aria-label={words.onPage} className="mt-3 flex flex-wrap gap-2">
        {linkTo(sheet - 1, words.previousPage)}
        {linkTo(sheet + 1, words.nextPage)}
      </nav>
      {rules.length > 0 && <RuleList rules={rules} strings={strings} lang={lang} hrefOf={hrefOf} />}
    </main>
  );
}

interface OpenedPdf {
  /** The opened PDF; undefined while it is being opened and after an error. */
  pdf: PdfDocument | undefined;
  /** Error code, for which the interface has a message; empty if there is no error. */
  error: string;
  setError: (code: string) => void;
}

/** Opens the stored PDF of a book. */
function usePdf(book: string): OpenedPdf {
  const [pdf, setPdf] = useState<PdfDocument>();
  const [error, setError] = useState('');
  useEffect(() => {
    readPdf(book)
      .then(async (bytes) => (bytes ? setPdf(await openPdf(bytes)) : setError('no-print')))
      .catch((error) => setError(error instanceof PrivateBookError ? error.code : 'broken'));
  }, [book]);
  return { pdf, error, setError };
}

/** Returns the title of a rule, for example «Combat, 4»: the title of its entry and the number of the rule. */
function ruleTitle({ data }: PrivateEdition, target: string): string {
  const [id, rule] = target.split('#');
  const entry = data.entries.find((one) => one.id === id);
  const number = entry?.rules.find((one) => one.id === rule)?.number;
  return [entry?.title ?? target, number].filter(Boolean).join(', ');
}

interface RuleListProps {
  rules: readonly RuleOnSheet[];
  strings: Strings;
  lang: string;
  hrefOf: (target: string) => string;
}

function RuleList({ rules, strings, lang, hrefOf }: RuleListProps) {
  return (
    <section className="mt-6">
      <h2 className="font-rule text-2xl font-[650]">{strings.privateBooks.rulesHere}</h2>
      <ul className="mt-2">
        {rules.map(({ target, title, number }) => (
          <li key={target}>
            <a
              href={hrefOf(target)}
              className="flex min-h-11 flex-wrap items-baseline gap-x-2 border-b border-line py-2.5 no-underline hover:text-accent"
            >
              {title}
              {number && (
                <span className="text-sm text-soft">
                  {strings.ruleNumber(number).toLocaleLowerCase(lang)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
