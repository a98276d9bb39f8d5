// The text of the offline fallback page. The island offline/offline-fallback adds the reason why a page is unavailable.
import { isLargeSite } from '@/lib/core/is-large-site';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';

export function OfflineFallback({ lang, games }: { lang: Lang; games: { id: string; name: string }[] }) {
  const { notKept } = stringsOf(lang).offline;
  return (
    <main
      id="content"
      className="mx-auto max-w-2xl px-5 py-16"
      data-island="offline/offline-fallback"
      data-when="load"
      {...(isLargeSite(games) ? { 'data-list': lang } : { 'data-games': JSON.stringify(games) })}
    >
      <h1 className="font-rule text-2xl font-[650] text-balance">{notKept.pageTitle}</h1>
      <p className="mt-2 text-soft">{notKept.pageText}</p>
    </main>
  );
}
