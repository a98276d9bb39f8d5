// Links from a game to its other pages: pins, decisions, topic map, booklet, rulings, differences, offline.
import { offlinePath, withBase } from '@/components/page/site-addresses';
import { type EditionPage, editionPagePath, targetPath } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import type { SiteLink } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';

/**
 * A page to which this list links. The list has no link to the page of terms, because that link is next to the
 * alphabetical index.
 */
type LinkedPage = Exclude<EditionPage, 'terms'> | 'offline' | 'setup';

const DRAWINGS: Record<LinkedPage, string> = {
  setup: 'M4 6l2 2 3-4M4 14l2 2 3-4M12 6h8M12 14h8M12 20h8',
  tonight: 'M8 4h8l-1 6 3 4H6l3-4zM12 14v6',
  decisions: 'M4 4h16v12h-9l-4 4v-4H4zM8 8.5h8M8 12h5',
  topics: 'M12 8v4M12 12l-5 4M12 12l5 4M9 3h6v5H9zM3 16h7v5H3zM14 16h7v5h-7z',
  offline: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  booklet: 'M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z',
  differences: 'M4 9h16M4 15h16M17 4L7 20',
  rulings: 'M6 3h9l4 4v14H6zM9 12l2.5 2.5L16 10M9 18h7',
};

interface GameLinksProps {
  game: string;
  lang: Lang;
  /** Whether the game has a page of differences between its printed editions. */
  isDiffering: boolean;
  /** Whether there are rulings of later documents about the rules of the game. */
  isRuled: boolean;
  /** Link to the entry with the setup checklist; undefined if the game has none. */
  setup: SiteLink | undefined;
}

export function GameLinks({ game, lang, isDiffering, isRuled, setup }: GameLinksProps) {
  const { settings, tonight, decisions, topics, print, offline, differences, rulings } = stringsOf(lang);
  const names: Partial<Record<LinkedPage, string>> = {
    ...(setup && { setup: setup.title }),
    tonight: tonight.short,
    decisions: decisions.title,
    topics: topics.title,
    booklet: print.booklet,
    ...(isRuled && { rulings: rulings.title }),
    ...(isDiffering && { differences: differences.title }),
    offline: offline.title,
  };
  const pathOf = (page: LinkedPage) => {
    if (page === 'offline') return offlinePath(lang);
    return page === 'setup' ? targetPath(game, lang, setup?.target ?? '') : editionPagePath(game, lang, page);
  };
  return (
    <nav aria-label={settings.places} className="mt-4 flex flex-wrap gap-2 print:hidden">
      {(Object.keys(names) as LinkedPage[]).map((page) => (
        <a
          key={page}
          href={withBase(pathOf(page))}
          className="flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-raised px-3 text-[0.9375rem] font-medium text-ink no-underline hover:border-accent"
        >
          <svg viewBox="0 0 24 24" className="icon text-accent" aria-hidden="true">
            <path d={DRAWINGS[page]} />
          </svg>
          {names[page]}
        </a>
      ))}
    </nav>
  );
}
