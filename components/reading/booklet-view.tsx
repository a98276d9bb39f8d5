// The booklet: a whole edition on one page for printing. It has a title, a table of contents, and every entry with its
// address, in the order of the book.

import { entryPath, gamePath, isPrivateGame } from '@/lib/core/addresses';
import { sharedTags, tagsAttribute } from '@/lib/core/visibility-filters';
import { bookOfEntry, documentOfEntry } from '@/lib/data/book-of-entry';
import { replacedWords } from '@/lib/data/replaced-words';
import type { BookletEntry, SiteBooklet, SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf } from '@/lib/sharing/quotation';
import { GameFacts } from '../game/game-facts';
import { PageTitle } from '../page/page-title';
import { PrintAddress } from '../page/page-url-for-print';
import { BookletControls } from './booklet-controls';

interface BookletViewProps {
  edition: SiteEdition;
  booklet: SiteBooklet;
}

export function BookletView({ edition, booklet }: BookletViewProps) {
  const { game, lang, title, unlocks } = edition;
  const strings = stringsOf(lang);
  return (
    <main id="content" className="booklet mx-auto max-w-2xl px-5 pt-5">
      <div className="booklet-cover">
        <PageTitle>{title}</PageTitle>
        <GameFacts edition={edition} className="mt-2 text-soft" />
        <PrintAddress path={gamePath(game, lang)} game={game} />
      </div>
      <BookletControls lang={lang} />
      <nav aria-labelledby="contents" className="booklet-contents">
        <h2 id="contents">{strings.print.contents}</h2>
        <ul>
          {booklet.parts.map((part) => (
            <li key={part.id} data-tags={tagsAttribute(sharedTags(part.entries))}>
              <a href={`#part-${part.id}`} className="font-semibold">
                {part.title}
              </a>
              <ul>
                {part.entries
                  .filter(({ see }) => see.length === 0)
                  .map((entry) => (
                    <li key={entry.id} data-tags={tagsAttribute(entry.tags)}>
                      <a href={`#${entry.id}`}>
                        <span className="booklet-n">{entry.number}</span> {entry.title}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      {booklet.parts.map((part) => (
        <section key={part.id} data-tags={tagsAttribute(sharedTags(part.entries))} className="booklet-part">
          <h2 id={`part-${part.id}`}>{part.title}</h2>
          {part.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} edition={edition} />
          ))}
        </section>
      ))}
      {unlocks.length > 0 && <div data-opened="booklet" />}
    </main>
  );
}

function Entry({ entry, edition }: { entry: BookletEntry; edition: SiteEdition }) {
  const { game, lang } = edition;
  const strings = stringsOf(lang);
  const address = !isPrivateGame(game) && entryPath(game, lang, entry.id);
  const source = [
    entry.module?.name,
    documentOfEntry(edition, entry)?.name,
    entry.page && pageWordOf(strings, bookOfEntry(edition, entry))(entry.page),
    address,
  ].filter(Boolean);
  return (
    <article data-tags={tagsAttribute(entry.tags)} data-module={entry.module?.id} className="booklet-entry">
      <h3 id={entry.id}>
        <span className="booklet-n">{entry.number}</span> {entry.title}
      </h3>
      {entry.see.length > 0 ? (
        <p className="booklet-see">
          {strings.see}:{' '}
          {entry.see.map(({ target, title, number }, index) => (
            <span key={target}>
              {index > 0 && ', '}
              <a href={`#${target}`} className="ref" data-number={number}>
                {title}
              </a>
            </span>
          ))}
        </p>
      ) : (
        <>
          <p className="booklet-source">{source.join(' · ')}</p>
          {entry.replacedBy?.map((other) => (
            <p key={other.id} data-module={other.module.id} className="booklet-source">
              {replacedWords(other)}
            </p>
          ))}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: entry-to-html.ts makes it from checked content */}
          <div className="entry-text" dangerouslySetInnerHTML={{ __html: entry.html }} />
        </>
      )}
    </article>
  );
}
