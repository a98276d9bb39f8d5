// The 404 page. It shows its text in all languages, because an unknown address does not tell the language of the
// reader.
import type { Metadata } from 'next';
import { Document } from '@/components/page/document';
import { homePath, withBase } from '@/components/page/site-addresses';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { getLangs } from './compiled-site';
import './globals.css';

export const generateMetadata = (): Metadata => ({ title: stringsOf(getLangs()[0]).notFound.title });

export default function NotFound() {
  const langs = getLangs();
  return (
    <Document lang={langs[0]}>
      <main
        id="content"
        className="mx-auto max-w-2xl px-5 py-16"
        data-island="page/not-found"
        data-when="load"
      >
        {langs.map((lang, index) => {
          const { notFound, search } = stringsOf(lang);
          const Heading = index === 0 ? 'h1' : 'h2';
          return (
            <section key={lang} lang={lang} className="mt-8">
              <Heading className="font-rule text-2xl font-[650]">{notFound.title}</Heading>
              <p className="mt-2 text-soft">{typeset(notFound.text)}</p>
              <p className="mt-4 flex flex-wrap gap-3">
                <a
                  href={withBase(`${homePath(lang)}?q=`)}
                  className="inline-flex min-h-11 items-center rounded-full bg-ink px-5 font-medium text-paper no-underline"
                >
                  {search.field}
                </a>
                <a
                  href={withBase(homePath(lang))}
                  className="inline-flex min-h-11 items-center rounded-full border border-line px-5 font-medium text-ink no-underline"
                >
                  {notFound.toShelf}
                </a>
              </p>
            </section>
          );
        })}
      </main>
    </Document>
  );
}
