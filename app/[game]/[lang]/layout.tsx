import type { ReactNode } from 'react';
import { Document } from '@/components/document';
import { PageFooter } from '@/components/page-footer';
import { Preview } from '@/components/preview';
import { ReturnChip } from '@/components/return-chip';
import { RuleHandle } from '@/components/rule-handle';
import { SearchDock } from '@/components/search/search-dock';
import { SpoilerLocks } from '@/components/spoiler-locks';
import { findPair } from '@/lib/addresses';
import { stringsOf } from '@/lib/interface';
import '../../globals.css';
import { getEdition, otherEditions } from '../../site';

interface Props {
  params: Promise<{ game: string; lang: string }>;
  children: ReactNode;
}

export default async function EditionLayout({ params, children }: Props) {
  const { game, lang } = await params;
  // `uk-ru` is the page of two editions; it speaks the first language.
  const edition = getEdition(game, findPair(lang)?.[0] ?? lang);
  const names = {
    game,
    lang: edition.lang,
    name: edition.name,
    languages: edition.languages.map((one) => one.lang),
  };
  return (
    <Document
      lang={edition.lang}
      colour={edition.colour}
      game={game}
      points={edition.unlocks.map(({ id }) => id)}
    >
      {children}
      <SearchDock
        lang={edition.lang}
        editions={[{ game, lang: edition.lang, name: edition.name }]}
        others={otherEditions(game, edition.lang)}
      />
      <RuleHandle edition={names} />
      <Preview />
      <ReturnChip lang={edition.lang} />
      <PageFooter strings={stringsOf(edition.lang)} publisher={edition.publisher} />
      {edition.unlocks.length > 0 && (
        <SpoilerLocks game={game} lang={edition.lang} unlocks={edition.unlocks} />
      )}
    </Document>
  );
}
