// The page of a game: /outer-rim/uk/.
import type { Metadata } from 'next';
import { GameView } from '@/components/game/game-view';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { PreviewTags } from '@/components/page/link-preview-tags';
import { homePath } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath } from '@/lib/core/addresses';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { gamePreview } from '@/lib/sharing/page-previews';
import { type EditionProps, editionParams, getEdition, getLangs } from '../../compiled-site';

export const generateStaticParams = () => editionParams();

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const { title, description } = gamePreview(getEdition(game, lang));
  return { title, description };
}

export default async function GamePage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const alternates = edition.languages.map((one) => ({ lang: one.lang, path: gamePath(game, one.lang) }));
  return (
    <>
      <CanonicalLinkTags canonical={gamePath(game, lang)} alternates={alternates} />
      <PreviewTags preview={gamePreview(edition)} />
      <Header back={<ShelfLink edition={edition} />}>
        <LanguageToggle lang={edition.lang} versions={alternates} />
        <SettingsButton lang={edition.lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <GameView edition={edition} />
    </>
  );
}

function ShelfLink({ edition: { lang } }: { edition: SiteEdition }) {
  const { shelf } = stringsOf(lang);
  return <BackLink to={homePath(lang)} label={shelf} name={shelf} homeLangs={getLangs()} />;
}
