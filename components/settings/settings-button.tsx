// The «Aa» button in the header, which opens the dialog with the settings. The page loads the code of the dialog at the
// first tap.
import { offlinePath, withBase } from '@/components/page/site-addresses';
import { editionPagePath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import type { FilterKind } from '@/lib/core/visibility-filters';
import { stringsOf } from '@/lib/i18n';

interface SettingsProps {
  lang: Lang;
  /** Id of the game. Undefined on the home page. */
  game?: string;
  filters?: readonly FilterKind[];
  unlocks?: readonly { id: string; name: string }[];
}

/** The data that the settings dialog needs from its page. */
export interface SettingsData {
  filters: readonly FilterKind[];
  unlocks: readonly { id: string; name: string }[];
  /** The links to other pages in the settings dialog. */
  places: readonly { name: string; address: string }[];
}

export function SettingsButton({ lang, game, filters = [], unlocks = [] }: SettingsProps) {
  const { settings, tonight, decisions, topics, print, offline } = stringsOf(lang);
  const places = [
    ...(game
      ? (
          [
            ['tonight', tonight.title],
            ['decisions', decisions.title],
            ['topics', topics.title],
            ['booklet', print.booklet],
          ] as const
        ).map(([page, name]) => ({ name, address: withBase(editionPagePath(game, lang, page)) }))
      : []),
    { name: offline.link, address: withBase(offlinePath(lang)) },
    { name: offline.mine.title, address: `${withBase(offlinePath(lang))}#mine` },
  ];
  const data: SettingsData = { filters, unlocks: unlocks.map(({ id, name }) => ({ id, name })), places };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Aa, ${settings.open.toLocaleLowerCase(lang)}`}
      data-island="settings/sheet"
      data-when="tap"
      data-settings={JSON.stringify(data)}
      className="needs-scripts grid h-11 w-[44px] shrink-0 place-items-center rounded-full font-rule text-lg font-semibold text-soft hover:text-ink"
    >
      <span aria-hidden="true">Aa</span>
    </button>
  );
}
