// The home page in one language. Its address is / in the first language of the site and /shelf/<lang>/ in the others.
import type { Metadata } from 'next';
import { hasMoreGames } from '@/components/home/home-games';
import { ShelfView } from '@/components/home/home-view';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { PreviewTags } from '@/components/page/link-preview-tags';
import { homePath, SETTINGS, withBase } from '@/components/page/site-addresses';
import { SearchBar } from '@/components/search/search-bar';
import type { Lang } from '@/lib/core/languages';
import { toGameList } from '@/lib/data/game-list';
import type { SiteGame } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { homePreview } from '@/lib/sharing/page-previews';
import { getGames, getLangs } from './compiled-site';

export function homeMetadata(lang: Lang): Metadata {
  const { title, description } = homePreview(lang, SETTINGS);
  return { title, description };
}

const toSearchEditions = (games: readonly SiteGame[], language: Lang) =>
  toGameList(games, language).map(({ game, lang, name }) => ({ game, lang, name }));

export function HomePage({ lang }: { lang: Lang }) {
  const langs = getLangs();
  return (
    <>
      <CanonicalLinkTags
        canonical={homePath(lang)}
        alternates={langs.map((code) => ({ lang: code, path: homePath(code) }))}
      />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={stringsOf(lang).siteName}
        href={withBase(`${homePath(lang)}opensearch.xml`)}
      />
      <PreviewTags preview={homePreview(lang, SETTINGS)} />
      <ShelfView lang={lang} langs={langs} games={getGames()} />
      {hasMoreGames(getGames()) ? (
        <SearchBar lang={lang} editions={[]} list={lang} />
      ) : (
        <SearchBar lang={lang} editions={toSearchEditions(getGames(), lang)} />
      )}
    </>
  );
}
