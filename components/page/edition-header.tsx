// The header of the pages of an edition that are not entries, such as terms, topics and decisions: back link,
// languages, settings.

import { type EditionPage, editionPagePath, gamePath } from '@/lib/core/addresses';
import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { LanguageToggle } from '../languages/language-toggle';
import { SettingsButton } from '../settings/settings-button';
import { BackLink } from './back-link';
import { CanonicalLinkTags } from './canonical-link-tags';
import { Header } from './header';

export function EditionHeader({ edition, page }: { edition: SiteEdition; page: EditionPage }) {
  const { game, lang, name, languages, filters, unlocks } = edition;
  const strings = stringsOf(lang);
  const versions = languages.map((one) => ({ lang: one.lang, path: editionPagePath(game, one.lang, page) }));
  return (
    <>
      <CanonicalLinkTags canonical={editionPagePath(game, lang, page)} alternates={versions} />
      <Header back={<BackLink to={gamePath(game, lang)} label={strings.back(name)} name={name} />}>
        <LanguageToggle lang={lang} versions={versions} />
        <SettingsButton lang={lang} game={game} filters={filters} unlocks={unlocks} />
      </Header>
    </>
  );
}
