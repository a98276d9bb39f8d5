// The page of pinned rules and recently read entries. The static page has no lists. The device stores them, so the
// island pinned/page adds them.
import { gamePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import type { ModuleName } from '@/lib/data/game-data';
import { stringsOf } from '@/lib/i18n';
import { ModuleChoice } from '../modules/module-choice';
import { UpdateNoticeSlot } from '../offline/update-notice-slot';
import { PageTitle } from '../page/page-title';
import { PrintAddress } from '../page/page-url-for-print';

interface PinnedViewProps {
  game: string;
  lang: Lang;
  name: string;
  /** The modules (expansions) of the game, from which the reader chooses those that the group plays. */
  modules?: readonly ModuleName[] | undefined;
}

export function PinnedView({ game, lang, name, modules }: PinnedViewProps) {
  const { tonight } = stringsOf(lang);
  return (
    <main id="content" className="tonight mx-auto max-w-2xl px-5 pt-5">
      <PageTitle>{tonight.title}</PageTitle>
      <p className="mt-2 hidden font-medium print:block">{name}</p>
      <p className="mt-2 text-soft print:hidden">{tonight.intro}</p>
      {modules && <ModuleChoice modules={modules} lang={lang} />}
      <div data-island="pinned/page" data-when="load" />
      <UpdateNoticeSlot />
      <PrintAddress path={gamePath(game, lang)} game={game} />
    </main>
  );
}
