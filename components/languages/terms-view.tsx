// The page with the term list of a game: one row per entry, with its name in each language of the game and in English.

import type { SiteEdition } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { type Term, termLanguages } from '@/lib/navigation/term-list';
import { PageTitle } from '../page/page-title';
import { TermsTable } from './terms-table';

export function TermsView({ edition, rows }: { edition: SiteEdition; rows: readonly Term[] }) {
  const { game, lang } = edition;
  const { terms } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{terms.titleOf(edition.name)}</PageTitle>
      <TermsTable
        game={game}
        lang={lang}
        rows={rows}
        caption={terms.caption}
        columns={termLanguages(edition).map((one) => ({ lang: one, title: terms.column(one) }))}
        absent={terms.absent}
      />
    </main>
  );
}
