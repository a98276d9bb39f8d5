// The Offline page in one language. Its address is /offline/ in the first language of the site and
// /shelf/<lang>/offline/ in the others.
import type { Metadata } from 'next';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { OfflineView } from '@/components/offline/offline-view';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { homePath, offlinePath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { sortGames } from '@/lib/navigation/sort-games';
import { getGames, getLangs } from './compiled-site';

export function offlineMetadata(lang: Lang): Metadata {
  const { offline, siteName } = stringsOf(lang);
  return { title: `${offline.title} — ${siteName}`, description: offline.intro };
}

export function OfflinePage({ lang }: { lang: Lang }) {
  const strings = stringsOf(lang);
  const versions = getLangs().map((code) => ({ lang: code, path: offlinePath(code) }));
  return (
    <>
      <CanonicalLinkTags canonical={offlinePath(lang)} alternates={versions} />
      <Header back={<BackLink to={homePath(lang)} label={strings.shelf} name={strings.shelf} />}>
        <LanguageToggle lang={lang} versions={versions} />
        <SettingsButton lang={lang} />
      </Header>
      <OfflineView lang={lang} games={sortGames(getGames(), lang)} />
    </>
  );
}
