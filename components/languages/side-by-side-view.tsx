// Shows an entry in two languages, rule by rule: in two columns on a wide screen, and one language below the other on a
// phone.

import { LANGUAGES, type Lang } from '@/lib/core/languages';
import type { SideRow, SideRule, SiteEdition, SiteEntry } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf } from '@/lib/sharing/quotation';

interface SideBySideViewProps {
  /** Language of the interface. */
  lang: Lang;
  sides: readonly { lang: Lang; entry: SiteEntry; book: SiteEdition['book'] }[];
  rows: readonly SideRow[];
  /** Editions to which the reader can switch the second column. */
  others: readonly { lang: Lang; address: string }[];
}

export function SideBySideView({ lang, sides, rows, others }: SideBySideViewProps) {
  const strings = stringsOf(lang);
  const langs = sides.map((side) => side.lang);
  return (
    <main id="content" className="mx-auto max-w-5xl px-5 pt-5">
      <div className="sides-head">
        {sides.map(({ lang: code, entry, book }, index) => {
          const Title = index === 0 ? 'h1' : 'p';
          return (
            <div key={code}>
              <Title lang={code} className="side-title">
                {entry.title}
              </Title>
              <p className="mt-1 text-sm text-soft">
                {strings.editions.nameOf(code)}
                {entry.page && <span title={book.title}>, {pageWordOf(strings, book)(entry.page)}</span>}
              </p>
              {index > 0 && others.length > 0 && (
                <nav aria-label={strings.editions.sideBySide} className="sides-others">
                  {others.map((one) => (
                    <a key={one.lang} href={one.address} className="beside-link">
                      {strings.editions.nameOf(one.lang)}
                    </a>
                  ))}
                </nav>
              )}
            </div>
          );
        })}
      </div>
      <div className="sides" data-entry={sides[0]?.entry.id}>
        {rows.map((row, index) => (
          <Row key={row.id} row={row} langs={langs} lang={lang} before={rows[index - 1]} />
        ))}
      </div>
    </main>
  );
}

interface RowProps {
  row: SideRow;
  langs: readonly Lang[];
  lang: Lang;
  before: SideRow | undefined;
}

function Row({ row, langs, lang, before }: RowProps) {
  const strings = stringsOf(lang);
  const heading = row.kind === 'heading';
  const number = row.sides[0]?.number ?? row.sides[1]?.number;
  const classes = [
    'side-row',
    heading ? 'section' : 'rule',
    row.differs && 'is-different',
    row.note && 'is-note',
  ];
  return (
    <>
      {row.note && row.note !== before?.note && (
        <p className="note-label side-label">{strings.notes[row.note]}</p>
      )}
      <div
        id={row.id}
        className={classes.filter(Boolean).join(' ')}
        data-depth={row.depth}
        {...(number && { role: 'group', 'aria-label': strings.ruleNumber(number) })}
      >
        {row.differs && <p className="side-differs">{strings.notes.differs}</p>}
        {row.sides.map((side, index) => (
          <Side
            key={langs[index]}
            side={side}
            lang={langs[index] ?? lang}
            page={lang}
            heading={heading}
            id={row.id}
          />
        ))}
      </div>
    </>
  );
}

interface SideProps {
  side: SideRule | null;
  lang: Lang;
  page: Lang;
  heading: boolean;
  id: string;
}

function Side({ side, lang, page, heading, id }: SideProps) {
  const strings = stringsOf(page);
  const short = LANGUAGES[lang].short;
  if (!side)
    return (
      <div className="side side-absent">
        <span className="side-lang" aria-hidden="true">
          {short}
        </span>
        <p>
          <span className="sr-only">{strings.editions.nameOf(lang)}: </span>
          {strings.editions.absent}
        </p>
      </div>
    );
  const Words = heading ? 'h2' : 'div';
  const html = heading ? side.html.replace(/^<p>|<\/p>$/g, '') : side.html;
  return (
    <div className="side" lang={lang}>
      <span className="side-lang" aria-hidden="true">
        {short}
      </span>
      {side.number && (
        <a className="rule-n" href={`#${id}`} lang={page} aria-label={strings.ruleNumber(side.number)}>
          {side.number}
        </a>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: lib/markdown makes it from checked content */}
      <Words className="side-words" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
