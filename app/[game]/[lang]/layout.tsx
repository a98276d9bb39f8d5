// The layout of all pages of an edition (a game in one language): document, footer, search field.
import type { ReactNode } from 'react';
import { AppliedModules } from '@/components/modules/module-choice';
import { BackChip } from '@/components/page/back-chip';
import { Document } from '@/components/page/document';
import { PageFooter } from '@/components/page/page-footer';
import { SearchBar } from '@/components/search/search-bar';
import { UnlockNotice } from '@/components/spoilers/unlock-notice';
import { findPair } from '@/lib/core/addresses';
import { stringsOf } from '@/lib/i18n';
import '../../globals.css';
import { getEdition } from '../../compiled-site';

interface Props {
  params: Promise<{ game: string; lang: string }>;
  children: ReactNode;
}

export default async function EditionLayout({ params, children }: Props) {
  const { game, lang } = await params;
  // For a side-by-side page, `lang` is a pair such as `uk-ru`. The interface of the page is in the first language of
  // the pair.
  const edition = getEdition(game, findPair(lang)?.[0] ?? lang);
  const strings = stringsOf(edition.lang);
  return (
    <Document
      lang={edition.lang}
      game={{
        id: game,
        name: edition.name,
        colour: edition.colour,
        languages: edition.languages.map((one) => one.lang),
        points: edition.unlocks.map(({ id }) => id),
        modules: edition.modules,
      }}
    >
      {children}
      <BackChip label={strings.preview.returnTo('{title}')} />
      <PageFooter strings={strings} publisher={edition.publisher} exact={edition.exact ?? false} />
      <AppliedModules modules={edition.modules} />
      <UnlockNotice unlocks={edition.unlocks} words={strings.spoilers} />
      <SearchBar
        lang={edition.lang}
        editions={[{ game, lang: edition.lang, name: edition.name }]}
        list={edition.lang}
      />
    </Document>
  );
}
