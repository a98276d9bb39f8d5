// The source of an entry: book, edition, page, date of the last change, link to the history, and link to report a
// mistake.

import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { entryPath, isPrivateGame } from '@/lib/core/addresses';
import { bookOfEntry, documentOfEntry } from '@/lib/data/book-of-entry';
import type { SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { historyLink, reportLink, toReport } from '@/lib/sharing/history-and-report-links';
import { inQuotes, pageWordOf, sourceOf } from '@/lib/sharing/quotation';
import { ReportButton } from './report-button';

export function SourceInfo({ edition, entry }: { edition: SiteEdition; entry: SiteEntry }) {
  const { game, lang, name } = edition;
  const book = bookOfEntry(edition, entry);
  const strings = stringsOf(lang);
  const { sharing } = strings;
  const page = pageWordOf(strings, book);
  const history = historyLink(`content/${game}/${lang}/${entry.id}.md`, SETTINGS.historyUrl);
  const source = sourceOf(
    { ...entry, gameName: name, documentName: documentOfEntry(edition, entry)?.name },
    page,
  );
  const place = {
    source,
    lang,
    version: entry.version ?? '',
    ...(entry.changed && { changed: entry.changed }),
  };
  const link = reportLink(
    toReport({ ...place, address: absolute(entryPath(game, lang, entry.id)) }, sharing.report),
    SETTINGS.reportUrl,
  );
  const isPrivate = isPrivateGame(game);
  // A script in the browser replaces `{address}`, because only the browser knows the full address of the page.
  const { title, body } = toReport({ ...place, address: '{address}' }, sharing.report);
  return (
    <section className="trail" aria-label={sharing.source}>
      <p>
        {[
          inQuotes(book.title, sharing.quotes),
          book.edition ?? (book.of ? '' : strings.editions.inSentence(lang)),
          entry.page && strings.page(entry.page),
        ]
          .filter(Boolean)
          .join(', ')
          // English puts the comma inside the quotation marks.
          .replace('”,', ',”')}
      </p>
      {/* For a private book, this line is hidden: the book has no history, and there is nobody to whom the reader
         could report a mistake. */}
      <p className="trail-line" hidden={isPrivate}>
        {entry.changed && (
          <time dateTime={entry.changed}>{sharing.changed(dayInWords(entry.changed, lang))}</time>
        )}
        {history && <a href={history}>{sharing.history}</a>}
        {link ? (
          <a href={link}>{sharing.wrong}</a>
        ) : (
          <ReportButton
            label={sharing.wrong}
            done={sharing.wrongCopied}
            refused={sharing.copyRefused}
            report={`${title}\n${body}`}
          />
        )}
      </p>
    </section>
  );
}

/** Formats a date: `2026-03-14` becomes «14 березня 2026 р.» in Ukrainian. */
const dayInWords = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
