// On the home page of a site with many games, finds games by their names in any language and by the number of players.
// Until the reader types or chooses something, shows the games in which the reader has pinned rules and the games that
// were read last.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { withBase } from '@/components/page/site-addresses';
import { gamePath, privateGameId } from '@/lib/core/addresses';
import type { Lang } from '@/lib/core/languages';
import { UNKNOWN_PLAYERS } from '@/lib/core/player-counts';
import type { ListedGame } from '@/lib/data/game-list';
import { stringsOf } from '@/lib/i18n';
import { recentGames } from '@/lib/navigation/recent-games';
import { findListedGames } from '@/lib/search/results/find-listed-games';
import { page } from '../current-page';
import { loadGameList } from '../load-game-list';
import { reportLoadError } from '../load-island';
import { renderInto } from '../render-into';
import { useDrawnCount } from '../use-drawn-count';
import { useStored } from '../use-storage';

/** The numbers of players that the reader can choose. */
const PLAYER_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8];
const MAX_RECENT = 6;

export function attach(element: HTMLElement): void {
  const firstGames = document.querySelector<HTMLElement>('[data-first-games]');
  renderInto(
    <GameFinder
      list={element.dataset.list ?? page.lang}
      onFilter={(isFiltered) => {
        if (firstGames) firstGames.hidden = isFiltered;
      }}
    />,
    element,
  );
}

interface GameFinderProps {
  /** Language of the names in the list of games. */
  list: string;
  /**
   * Called with true when the finder shows its results, so that the caller hides the games in the HTML of the page;
   * called with false when the reader has cleared the filter.
   */
  onFilter: (isFiltered: boolean) => void;
}

function GameFinder({ list, onFilter }: GameFinderProps) {
  const { finder } = stringsOf(page.lang);
  const games = useGames(list);
  const [query, setQuery] = useState('');
  const [players, setPlayers] = useState(0);
  const isFiltered = query.trim() !== '' || players > 0;
  const recent = useRecent(games);
  const found = useMemo(
    () => (isFiltered ? findListedGames(games, { query, players }) : []),
    [games, query, players, isFiltered],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the function does the same at every render
  useEffect(() => onFilter(isFiltered), [isFiltered]);
  return (
    <search className="mt-6 block">
      <div className="flex flex-wrap gap-3">
        <input
          type="search"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
          placeholder={finder.name}
          aria-label={finder.name}
          autoComplete="off"
          maxLength={100}
          className="min-h-11 min-w-0 flex-1 rounded-full border border-line bg-raised px-4"
        />
        <PlayersFilter players={players} onChange={setPlayers} />
      </div>
      <p role="status" className={found.length ? 'sr-only' : 'mt-4 text-soft'}>
        {isFiltered && games.length > 0 && (found.length ? finder.all(found.length) : finder.none)}
      </p>
      {isFiltered && <GameRows key={`${query} ${players}`} games={found} />}
      {!isFiltered && recent.length > 0 && (
        <section aria-label={finder.recent} className="mt-6">
          <h2 className="font-rule text-lg font-[650]">{finder.recent}</h2>
          <GameRows games={recent} />
        </section>
      )}
    </search>
  );
}

function PlayersFilter({ players, onChange }: { players: number; onChange: (players: number) => void }) {
  const { finder } = stringsOf(page.lang);
  return (
    <label className="flex min-h-11 items-center gap-2 text-sm text-soft">
      {finder.players}
      <select
        value={players}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="min-h-11 rounded-full border border-line bg-raised px-3 text-ink"
      >
        <option value={0}>{finder.anyPlayers}</option>
        {PLAYER_COUNTS.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Returns the private books of the reader and the games of the site. Until the list of games is loaded, returns only
 * the private books.
 */
function useGames(list: string): ListedGame[] {
  const [listed, setListed] = useState<ListedGame[]>([]);
  const [books] = useStored('own');
  useEffect(() => {
    loadGameList(list).then(setListed, reportLoadError);
  }, [list]);
  return useMemo(
    () => [
      ...Object.entries(books).map(([id, [name = id, ...langs]]) => ({
        game: privateGameId(id),
        lang: (langs.find((lang) => lang === page.lang) ?? langs[0] ?? page.lang) as Lang,
        name,
        otherNames: [],
        players: UNKNOWN_PLAYERS,
      })),
      ...listed,
    ],
    [books, listed],
  );
}

function useRecent(games: readonly ListedGame[]): ListedGame[] {
  const [pins] = useStored('pins');
  const [history] = useStored('history');
  const [asked] = useStored('asked');
  const [own] = useStored('own');
  return useMemo(() => {
    const byId = new Map(games.map((game) => [game.game, game]));
    return recentGames({ pins, history, asked, own }, privateGameId)
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, MAX_RECENT);
  }, [games, pins, history, asked, own]);
}

function GameRows({ games }: { games: readonly ListedGame[] }) {
  const { players } = stringsOf(page.lang);
  const { drawn, last } = useDrawnCount<HTMLLIElement>(games.length);
  const shown = games.slice(0, drawn);
  return (
    <ul className="mt-3">
      {shown.map((game, index) => (
        <li key={game.game} ref={index === shown.length - 1 ? last : null}>
          <a
            href={withBase(gamePath(game.game, game.lang))}
            className="flex min-h-11 flex-wrap items-baseline gap-x-3 border-b border-line py-2 no-underline"
          >
            <span lang={game.lang} className="font-rule text-lg font-[650]">
              {game.name}
            </span>
            {game.players !== UNKNOWN_PLAYERS && (
              <span className="text-sm text-soft">{players(game.players)}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
