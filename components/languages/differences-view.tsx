// Lists every difference between the printed editions of a game, with links to the rules in both editions.
import { withBase } from '@/components/page/site-addresses';
import { typeset } from '@/lib/core/typography';
import type { SiteDifferences, SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { pageWordOf } from '@/lib/sharing/quotation';
import { PageTitle } from '../page/page-title';
import { InlineText } from '../reading/rule-text';

interface DifferencesViewProps {
  edition: SiteEdition;
  differences: SiteDifferences;
}

type Note = SiteDifferences['others'][number]['entries'][number]['notes'][number];

export function DifferencesView({ edition, differences: { icons, others } }: DifferencesViewProps) {
  const { lang } = edition;
  const strings = stringsOf(lang);
  const pageWord = pageWordOf(strings, edition.book);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{strings.differences.title}</PageTitle>
      <p className="mt-2 text-soft">{typeset(strings.differences.intro)}</p>
      {others.map((other) => (
        <section key={other.lang} className="mt-8">
          <h2 className="font-rule text-2xl font-[650]">{strings.editions.nameOf(other.lang)}</h2>
          {other.entries.map((entry) => (
            <section key={entry.id} className="differing">
              <h3>
                <a href={withBase(entry.address)}>{entry.title}</a>
                {entry.page && <span>{pageWord(entry.page)}</span>}
              </h3>
              <ul>
                {entry.notes.map((note) => (
                  <li key={note.address}>
                    <p>
                      <InlineText text={note.text} icons={icons} />
                    </p>
                    <RuleLinks note={note} lang={lang} otherLang={other.lang} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </main>
  );
}

/** Links to the rules that differ, in both editions, and to the side-by-side page. */
function RuleLinks({
  note,
  lang,
  otherLang,
}: {
  note: Note;
  lang: SiteEdition['lang'];
  otherLang: SiteEdition['lang'];
}) {
  const { editions, ruleNumber, differences } = stringsOf(lang);
  const ways = note.rules.flatMap(({ id, here, there }) => [
    ...(here
      ? [
          {
            key: `${id} here`,
            address: here.address,
            words: here.number ? ruleNumber(here.number) : differences.here,
          },
        ]
      : []),
    ...(there
      ? [
          {
            key: `${id} there`,
            address: there.address,
            words: [
              editions.nameOf(otherLang),
              there.number && ruleNumber(there.number).toLocaleLowerCase(lang),
            ]
              .filter(Boolean)
              .join(': '),
          },
        ]
      : []),
  ]);
  return (
    <p className="differing-ways">
      {ways.map(({ key, address, words }) => (
        <a key={key} href={withBase(address)}>
          {words}
        </a>
      ))}
      {note.beside && <a href={withBase(note.beside)}>{editions.compareShort}</a>}
    </p>
  );
}
