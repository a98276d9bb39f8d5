// Lists the documents of a game in order of authority, and all rulings of later documents, such as a FAQ, the newest
// document first.
import { withBase } from '@/components/page/site-addresses';
import { typeset } from '@/lib/core/typography';
import type { SiteDocument, SiteEdition, SiteRuling, SiteRulings } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';
import { InlineText } from '../reading/rule-text';
import { precedenceOf } from './document-precedence';

interface RulingsViewProps {
  edition: SiteEdition;
  rulings: SiteRulings;
}

export function RulingsView({ edition, rulings: { icons, documents } }: RulingsViewProps) {
  const { lang } = edition;
  const { rulings } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{rulings.title}</PageTitle>
      <p className="mt-2 text-soft">{typeset(rulings.intro)}</p>
      <Documents edition={edition} />
      {documents.map((document) => (
        <section key={document.id} className="differing">
          <h2 className="font-rule text-2xl font-[650]">{typeset(document.name)}</h2>
          <ul>
            {document.rulings.map((ruling) => (
              <li key={ruling.address}>
                <RulingItem ruling={ruling} lang={lang} icons={icons} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Documents({ edition }: Pick<RulingsViewProps, 'edition'>) {
  const { documents = [], lang } = edition;
  const { rulings } = stringsOf(lang);
  return (
    <section className="mt-6">
      <h2 className="text-sm font-medium text-soft">{rulings.documents}</h2>
      <ol className="mt-1 list-decimal pl-5">
        {documents.map((document) => (
          <li key={document.id} className="py-1">
            <DocumentLine document={document} lang={lang} />
          </li>
        ))}
      </ol>
      {precedenceOf(edition).map((sentence) => (
        <p key={sentence} className="mt-2 font-medium">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function DocumentLine({ document, lang }: { document: SiteDocument; lang: SiteEdition['lang'] }) {
  const { rulings, terms } = stringsOf(lang);
  const isPrinted = document.kind === 'rules' || document.kind === 'reference';
  const facts = [
    document.publisher,
    document.version && rulings.version(document.version),
    document.language && terms.column(document.language),
  ].filter(Boolean);
  return (
    <>
      {typeset(isPrinted ? document.title : document.name)}
      {facts.length > 0 && (
        <span data-interface="" className="text-sm text-soft">
          {' '}
          · {facts.join(' · ')}
        </span>
      )}
      {document.address && (
        <a
          href={document.address}
          rel="noopener"
          className="flex min-h-11 items-center text-accent no-underline hover:underline"
        >
          {rulings.read}
        </a>
      )}
      {document.earlier && (
        <span data-interface="" className="block text-sm text-soft">
          {rulings.earlier}: {document.earlier.map(({ name }) => typeset(name)).join('; ')}
        </span>
      )}
    </>
  );
}

interface RulingItemProps {
  ruling: SiteRuling;
  lang: SiteEdition['lang'];
  icons: SiteRulings['icons'];
}

/**
 * One ruling with its question, and links to the rules that it is about. If a later ruling has replaced this one, the
 * item says until when this one applied.
 */
function RulingItem({ ruling, lang, icons }: RulingItemProps) {
  const { rulings, ruleNumber } = stringsOf(lang);
  return (
    <>
      <p className="ruling-question">
        <a href={withBase(ruling.address)}>{ruling.question}</a>
      </p>
      <p>
        {ruling.overruledOn && <b>{rulings.until(ruling.overruledOn)}: </b>}
        <InlineText text={ruling.text} icons={icons} />
      </p>
      <p className="differing-ways">
        {ruling.rules.map(({ id, number, address, isReplaced }) => (
          <a key={id} href={withBase(address)}>
            {[ruling.entry, number ? ruleNumber(number).toLocaleLowerCase(lang) : rulings.here].join(', ')}
            {isReplaced && ` (${rulings.replaced.toLocaleLowerCase(lang)})`}
          </a>
        ))}
      </p>
    </>
  );
}
