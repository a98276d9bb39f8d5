// The Offline page: which games are stored on this device, whether they are complete, and how much storage they use.
import { homePath, withBase } from '@/components/page/site-addresses';
import { isLargeSite } from '@/lib/core/is-large-site';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import type { SiteGame } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';

export function OfflineView({ lang, games }: { lang: Lang; games: readonly SiteGame[] }) {
  const { offline, notFound } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
      <PageTitle>{offline.title}</PageTitle>
      <p className="mt-2 text-soft">{typeset(isLargeSite(games) ? offline.introMany : offline.intro)}</p>
      <p className="without-scripts mt-4 rounded-xl bg-wash p-4">{offline.noScripts}</p>
      <div
        className="needs-scripts"
        data-island="offline/page"
        data-anchor="install"
        data-when="load"
        {...(isLargeSite(games) ? { 'data-list': lang } : { 'data-games': JSON.stringify(games) })}
      />
      <div data-island="private-books/offline-list" data-when="own" />
      <p className="mt-8">
        <a href={withBase(homePath(lang))} className="link-button">
          {notFound.toShelf}
        </a>
      </p>
    </main>
  );
}
