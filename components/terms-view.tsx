// The term list of a game: one line per entry, in each language of the game and in English.
import { stringsOf } from '@/lib/interface';
import type { SiteEdition } from '@/lib/site';
import { type Term, termLanguages } from '@/lib/terms';
import { TermsTable } from './terms-table';

export function TermsView({ edition, rows }: { edition: SiteEdition; rows: readonly Term[] }) {
  const { game, lang } = edition;
  const { terms } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pt-5">
      <h1 className="font-rule text-[2rem] font-[650] leading-[1.1] tracking-tight text-balance">
        {terms.titleOf(edition.name)}
      </h1>
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
