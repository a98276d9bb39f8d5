// The page for private books (rulebooks that a reader added) in one language. The static page has almost no content.
// The reader's device stores the books, and scripts add them to the page.
import type { Metadata } from 'next';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { PageTitle } from '@/components/page/page-title';
import { addBookPath, homePath } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { getLangs } from './compiled-site';
import './styles/booklet.css';
import './styles/terms.css';

export function privateBooksMetadata(lang: Lang): Metadata {
  const { privateBooks, siteName } = stringsOf(lang);
  // Search engines must not index this page, because its content exists only on the reader's device.
  return { title: `${privateBooks.title} — ${siteName}`, description: privateBooks.intro, robots: 'noindex' };
}

export function PrivateBooksPage({ lang }: { lang: Lang }) {
  const { privateBooks, shelf } = stringsOf(lang);
  const langs = getLangs();
  return (
    <>
      <CanonicalLinkTags
        canonical={addBookPath(lang)}
        alternates={langs.map((code) => ({ lang: code, path: addBookPath(code) }))}
      />
      <div
        data-island="private-books/reader"
        data-when="load"
        data-list={lang}
        data-langs={JSON.stringify(langs)}
      >
        {/* Shown only without scripts. With scripts, the island private-books/reader adds another header, in the
           language of the page that it renders. */}
        <div className="without-scripts">
          <Header back={<BackLink to={homePath(lang)} label={shelf} name={shelf} />} />
        </div>
        <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
          <div className="without-scripts">
            <PageTitle>{privateBooks.title}</PageTitle>
            <p className="mt-4 rounded-xl bg-wash p-4">{typeset(privateBooks.noScripts)}</p>
          </div>
        </main>
      </div>
    </>
  );
}
