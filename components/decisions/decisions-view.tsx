// The page of decisions (house rules and interpretations that a group of players wrote down). The static page has no
// decisions. The device stores them, so the island decisions/page adds them.
import { gamePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { typeset } from '@/lib/core/typography';
import { stringsOf } from '@/lib/i18n';
import { PageTitle } from '../page/page-title';
import { PrintAddress } from '../page/page-url-for-print';

interface DecisionsViewProps {
  game: string;
  lang: Lang;
  name: string;
}

export function DecisionsView({ game, lang, name }: DecisionsViewProps) {
  const { decisions, deciding } = stringsOf(lang);
  return (
    <main id="content" className="mx-auto max-w-2xl px-5 pb-28 pt-5">
      <PageTitle>{decisions.title}</PageTitle>
      <p className="mt-2 hidden font-medium print:block">{name}</p>
      <p className="mt-2 text-soft print:hidden">{typeset(deciding.intro)}</p>
      <p className="without-scripts mt-4 rounded-xl bg-wash p-4">{deciding.noScripts}</p>
      <div className="needs-scripts" data-island="decisions/page" data-when="load" />
      <PrintAddress path={gamePath(game, lang)} />
    </main>
  );
}
