// The page about the site: its purpose, a QR code with its address, the data that it stores, its license, version and
// contact.
import type { ReactNode } from 'react';
import { homePath, offlinePath, SETTINGS, withBase } from '@/components/page/site-addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';

/** Version of the site: the name of the folder with its scripts, which is a hash of their code. */
const VERSION = /\/client\/([^/]+)\//.exec(process.env.MAIN_SCRIPT ?? '')?.[1] ?? '';

export function AboutView({ lang }: { lang: Lang }) {
  const { offline, tagline, shelfIntro, footer } = stringsOf(lang);
  const { about } = offline;
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
      <PageTitle>{about.title}</PageTitle>
      <p className="mt-2">{typeset(`${tagline}. ${shelfIntro}`)}</p>
      <Section title={about.share}>
        <p>{typeset(about.shareHint)}</p>
        <div
          className="needs-scripts min-h-80"
          data-island="about/share-site"
          data-when="load"
          data-path={withBase(homePath(lang))}
        />
      </Section>
      <Section title={about.stored}>
        <p>{typeset(about.storedText)}</p>
        <p className="flex flex-wrap gap-x-5">
          <a href={withBase(offlinePath(lang))} className="link-button">
            {offline.link}
          </a>
          <a href={`${withBase(offlinePath(lang))}#install`} className="link-button install-link">
            {stringsOf(lang).install.install}
          </a>
        </p>
      </Section>
      <Section title={about.license}>
        <p>{typeset(`${about.licenseText} ${footer.words}`)}</p>
      </Section>
      <Section title={about.contact}>
        <p>
          {SETTINGS.reportUrl ? (
            <a href={SETTINGS.reportUrl} className="link-button">
              {about.contactLink}
            </a>
          ) : (
            typeset(about.contactText)
          )}
        </p>
      </Section>
      {VERSION && (
        <p className="mt-8 text-sm text-soft">
          {about.version}: {VERSION}
        </p>
      )}
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 grid gap-2">
      <h2 className="font-rule text-2xl font-[650]">{title}</h2>
      {children}
    </section>
  );
}
