// The home page in one language. Its address is / in the default language and /shelf/<lang>/ in the others.
import type { Metadata } from 'next';
import { ShelfView } from '@/components/home/home-view';
import { PreviewTags } from '@/components/page/link-preview-tags';
import { PageLinks } from '@/components/page/page-links';
import { SETTINGS, shelfPath, withBase } from '@/components/page/site-addresses';
import { SearchBar } from '@/components/search/search-bar';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { sortGames } from '@/lib/navigation/sort-games';
import { shelfPreview } from '@/lib/sharing/page-previews';
import { getGames, getLangs, otherEditions } from './compiled-site';

export function shelfMetadata(lang: Lang): Metadata {
  const { title, description } = shelfPreview(lang, SETTINGS);
  return { title, description };
}

export function ShelfPage({ lang }: { lang: Lang }) {
  const langs = getLangs();
  return (
    <>
      <PageLinks
        canonical={shelfPath(lang)}
        alternates={langs.map((code) => ({ lang: code, path: shelfPath(code) }))}
      />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={stringsOf(lang).siteName}
        href={withBase(`${shelfPath(lang)}opensearch.xml`)}
      />
      <PreviewTags preview={shelfPreview(lang, SETTINGS)} />
      <ShelfView lang={lang} langs={langs} games={sortGames(getGames(), lang)} />
      <SearchBar lang={lang} editions={otherEditions('', lang)} />
    </>
  );
}
