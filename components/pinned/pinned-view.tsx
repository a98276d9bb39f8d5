// Tonight's game, as far as it is known without the device: what is pinned and what was read is put in by client/pinned.
import { gamePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { stringsOf } from '@/lib/i18n';
import { UpdateNotice } from '../offline/update-notice';
import { PageTitle } from '../page/page-title';
import { PrintAddress } from '../page/print-address';

interface TonightViewProps {
  game: string;
  lang: Lang;
  name: string;
}

export function PinnedView({ game, lang, name }: TonightViewProps) {
  const { tonight } = stringsOf(lang);
  return (
    <main id="content" className="tonight mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{tonight.title}</PageTitle>
      <p className="mt-2 hidden font-medium print:block">{name}</p>
      <p className="mt-2 text-soft print:hidden">{tonight.intro}</p>
      <div data-island="pinned/page" data-when="load" />
      <UpdateNotice />
      <PrintAddress path={gamePath(game, lang)} game={game} />
    </main>
  );
}
