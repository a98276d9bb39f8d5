// The page with the list of a game's terms in every language of the game and in English: /outer-rim/uk/terms/.
import type { Metadata } from 'next';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { TermsView } from '@/components/languages/terms-view';
import { BackLink } from '@/components/page/back-link';
import { Header } from '@/components/page/header';
import { PageLinks } from '@/components/page/page-links';
import { withBase } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { gamePath, termsPath } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import { termLanguages, termsOf } from '@/lib/navigation/terms';
import { type EditionProps, editionParams, getEdition } from '../../../compiled-site';

export const generateStaticParams = () => editionParams('terms');

export async function generateMetadata({ params }: EditionProps): Promise<Metadata> {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const { terms } = stringsOf(edition.lang);
  const languages = termLanguages(edition).map(terms.column).join(', ');
  return { title: terms.titleOf(edition.name), description: terms.description(edition.name, languages) };
}

export default async function TermsPage({ params }: EditionProps) {
  const { game, lang } = await params;
  const edition = getEdition(game, lang);
  const strings = stringsOf(edition.lang);
  const others = edition.languages
    .filter((one) => one.lang !== edition.lang)
    .map((one) => getEdition(game, one.lang));
  const versions = edition.languages.map((one) => ({ lang: one.lang, path: termsPath(game, one.lang) }));
  return (
    <>
      <PageLinks canonical={termsPath(game, lang)} alternates={versions} />
      <Header
        back={<BackLink to={gamePath(game, lang)} label={strings.back(edition.name)} name={edition.name} />}
      >
        {versions.length > 1 && (
          <LanguageToggle
            current={edition.lang}
            label={strings.languageChoice}
            choices={versions.map((one) => ({ lang: one.lang, address: withBase(one.path) }))}
          />
        )}
        <SettingsButton lang={edition.lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <TermsView edition={edition} rows={termsOf(edition, others)} />
    </>
  );
}
