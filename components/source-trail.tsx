// The trail of trust under an entry: book, edition, page, day of the last change, its history, and a way to object.
import { absolute, entryPath } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import { inQuotes, sourceOf } from '@/lib/sharing/quote';
import { historyLink, reportLink, toReport } from '@/lib/sharing/trail';
import type { SiteEdition, SiteEntry } from '@/lib/site';
import { ReportButton } from './report-button';

export function SourceTrail({ edition, entry }: { edition: SiteEdition; entry: SiteEntry }) {
  const { game, lang, name, book } = edition;
  const { sharing, page } = stringsOf(lang);
  const history = historyLink(`content/${game}/${lang}/${entry.id}.md`);
  const source = sourceOf({ gameName: name, ...entry }, page);
  const place = {
    source,
    lang,
    version: entry.version ?? '',
    ...(entry.changed && { changed: entry.changed }),
  };
  const link = reportLink(
    toReport({ ...place, address: absolute(entryPath(game, lang, entry.id)) }, sharing.report),
  );
  // Filled in on the device, where the address is known in full.
  const { title, body } = toReport({ ...place, address: '{address}' }, sharing.report);
  return (
    <section className="trail" aria-label={sharing.source}>
      <p>
        {[
          inQuotes(book.title, sharing.quotes),
          book.edition ?? sharing.edition,
          entry.page && page(entry.page),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <p className="trail-line">
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

/** «14 березня 2026 р.» */
const dayInWords = (day: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
