// The page that shows an entry of two editions side by side: /outer-rim/uk-ru/patrols/.
import type { Metadata } from 'next';
import { LanguageToggle } from '@/components/languages/language-toggle';
import { SideBySideView } from '@/components/languages/side-by-side-view';
import { BackLink } from '@/components/page/back-link';
import { CanonicalLinkTags } from '@/components/page/canonical-link-tags';
import { Header } from '@/components/page/header';
import { withBase } from '@/components/page/site-addresses';
import { SettingsButton } from '@/components/settings/settings-button';
import { entryPath, gamePath, sideBySidePath } from '@/lib/core/addresses';
import { LANGS, type Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { getEdition, getEntry, getSides } from '../compiled-site';

interface SidesPageProps {
  game: string;
  pair: readonly [lang: Lang, other: Lang];
  id: string;
}

export function sidesMetadata(game: string, [lang]: readonly [Lang, Lang], id: string): Metadata {
  const edition = getEdition(game, lang);
  const { title } = getEntry(edition, id);
  const { editions } = stringsOf(lang);
  return {
    title: `${editions.sideBySideOf(title)} — ${edition.name}`,
    description: editions.description(title),
  };
}

export function SidesPage({ game, pair, id }: SidesPageProps) {
  const [lang, other] = pair;
  const strings = stringsOf(lang);
  const edition = getEdition(game, lang);
  const sides = [edition, getEdition(game, other)].map((one) => ({
    lang: one.lang,
    entry: getEntry(one, id),
    book: one.book,
  }));
  // The canonical address has the two languages in the order of LANGS, so it is the same for `uk-ru` and `ru-uk`.
  const [first = lang, second = other] = LANGS.filter((code) => pair.includes(code));
  const others = getEntry(edition, id)
    .besides.filter((code) => code !== other)
    .map((code) => ({ lang: code, address: withBase(sideBySidePath(game, lang, code, id)) }));
  return (
    <>
      <CanonicalLinkTags canonical={sideBySidePath(game, first, second, id)} alternates={[]} />
      <Header
        back={<BackLink to={gamePath(game, lang)} label={strings.back(edition.name)} name={edition.name} />}
        wide
      >
        <LanguageToggle
          lang={lang}
          versions={edition.languages.map((one) => ({
            lang: one.lang,
            path: entryPath(game, one.lang, id),
          }))}
          isSideBySide
        />
        <SettingsButton lang={lang} game={game} filters={edition.filters} unlocks={edition.unlocks} />
      </Header>
      <SideBySideView lang={lang} sides={sides} rows={getSides(game, lang, other, id)} others={others} />
    </>
  );
}
