// The page of an entry (/outer-rim/uk/patrols/), or of an entry in two languages (/outer-rim/uk-ru/patrols/).
import type { Metadata } from 'next';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { PreviewTags } from '@/components/page/link-preview-tags';
import { absolute, SETTINGS } from '@/components/page/site-addresses';
import { EntryView } from '@/components/reading/entry-view';
import { RedirectView } from '@/components/reading/redirect-view';
import { SettingsButton } from '@/components/settings/settings-button';
import { LockedView } from '@/components/spoilers/locked-view';
import { entryPath, findPair, gamePath, sideBySidePath, targetPath } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { oembedPath } from '@/lib/sharing/embed-page';
import { previewOf } from '@/lib/sharing/page-previews';
import { allEditions, getEdition, getEntry, mustRender } from '../../../compiled-site';
import { SidesPage, sidesMetadata } from '../../side-by-side-page';

interface Props {
  params: Promise<{ game: string; lang: string; entry: string }>;
}

export const generateStaticParams = () =>
  allEditions().flatMap(({ game, lang }) =>
    getEdition(game, lang).titles.flatMap(({ id: entry, besides }) =>
      [lang, ...besides.map((other) => `${lang}-${other}`)]
        .filter((folder) => mustRender(entryPath(game, folder, entry)))
        .map((folder) => ({ game, lang: folder, entry })),
    ),
  );

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game, lang, entry: id } = await params;
  const pair = findPair(lang);
  if (pair) return sidesMetadata(game, pair, id);
  const edition = getEdition(game, lang);
  const entry = getEntry(edition, id);
  const { title, description } = previewOf(edition, entry);
  return { title, ...(description && { description }), ...(entry.locked && { robots: 'noindex' }) };
}

export default async function EntryPage({ params }: Props) {
  const { game, lang, entry: id } = await params;
  const pair = findPair(lang);
  if (pair) return <SidesPage game={game} pair={pair} id={id} />;
  const edition = getEdition(game, lang);
  const entry = getEntry(edition, id);
  const strings = stringsOf(edition.lang);
  const versions = edition.languages.flatMap((one) => {
    const twin =
      one.lang === edition.lang ? id : entry.translations.find((other) => other.lang === one.lang)?.target;
    return twin ? [{ lang: one.lang, path: entryPath(game, one.lang, twin) }] : [];
  });
  const [only] = entry.see;
  const canonical = only
    ? targetPath(game, lang, only.target.split('#')[0] ?? id)
    : entryPath(game, lang, id);
  const [other] = entry.besides;
  const View = only ? RedirectView : entry.locked ? LockedView : EntryView;
  return (
    <>
      <CanonicalLinkTags canonical={canonical} alternates={only ? [] : versions} />
      <PreviewTags preview={previewOf(edition, entry)} />
      {SETTINGS.origin && !only && !entry.locked && !entry.tags.includes('spoiler') && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={absolute(oembedPath(game, lang, id))}
          title={entry.title}
        />
      )}
      <Header
        back={<BackLink to={gamePath(game, lang)} label={strings.back(edition.name)} name={edition.name} />}
      >
        <LanguageToggle
          lang={edition.lang}
          versions={versions}
          besidePath={other && sideBySidePath(game, edition.lang, other, id)}
        />
        <SettingsButton lang={edition.lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <p role="status" className="lost-rule" hidden>
        {strings.sharing.lost}
      </p>
      <View edition={edition} entry={entry} />
    </>
  );
}
