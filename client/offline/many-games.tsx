// The section of the Offline page on a site with many games: the stored games, those that were not opened for months,
// and a list in which the reader chooses games to store. Each list renders more rows when the reader scrolls to its
// last row.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang } from '@/lib/core/languages';
import type { ListedGame } from '@/lib/data/game-list';
import { stringsOf } from '@/lib/i18n';
import { formatSize } from '@/lib/offline/format-size';
import type { GameState } from '@/lib/offline/offline-state';
import { findUnopened, toDay } from '@/lib/offline/unopened-games';
import { findListedGames } from '@/lib/search/results/find-listed-games';
import { loadGameList } from '../load-game-list';
import { reportLoadError } from '../load-island';
import { useDrawnCount } from '../use-drawn-count';
import { useStored } from '../use-storage';
import { GameCopy, type ShownGame } from './downloaded-games';
import { readStorageEstimate, switchGames } from './offline-client';
import { useOffline } from './use-offline';

/** A listed game with the state of its files. */
interface GameRow extends ListedGame {
  copy: GameState;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
/** Returns the size that the files of a game have on the device, or will have after the download. */
const roomOf = ({ copy }: GameRow): number => copy.room ?? copy.size;

export function ManyGames({ lang, list }: { lang: Lang; list: string }) {
  const { offline: words } = stringsOf(lang);
  const { support, state } = useOffline();
  const [listed, setListed] = useState<ListedGame[]>([]);
  useEffect(() => {
    loadGameList(list).then(setListed, reportLoadError);
  }, [list]);
  const rows = useMemo(() => {
    const copies = new Map(state?.games.map((copy) => [copy.id, copy]));
    return listed.flatMap((game): GameRow[] => {
      const copy = copies.get(game.game);
      return copy ? [{ ...game, copy }] : [];
    });
  }, [listed, state]);
  if (support === 'none' || support === 'refused') return null;
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="mt-8 font-rule text-2xl font-[650]">
        {words.games}
      </h2>
      <UnopenedGames lang={lang} rows={rows} />
      <StoredGames lang={lang} rows={rows} />
      <GameChoice lang={lang} rows={rows.filter(({ copy }) => !copy.kept)} />
    </section>
  );
}

/** Offers to remove the games that were not opened for months. */
function UnopenedGames({ lang, rows }: { lang: Lang; rows: readonly GameRow[] }) {
  const { many } = stringsOf(lang).offline;
  const [opened] = useStored('opened');
  const copies = rows.map((row) => ({ id: row.game, kept: row.copy.kept, row }));
  const unopened = findUnopened(copies, opened, toDay(Date.now()));
  if (unopened.length === 0) return null;
  const size = formatSize(sum(unopened.map(({ row }) => row.copy.bytes)), lang);
  return (
    <section aria-labelledby="unopened" className="game-copy mt-3">
      <h3 id="unopened" className="font-rule text-xl font-[650]">
        {many.unopened}
      </h3>
      <p className="mt-1">{unopened.map(({ row }) => row.name).join(', ')}</p>
      <p className="my-3">
        <button
          type="button"
          className="pill-button"
          onClick={() =>
            void switchGames(
              unopened.map(({ id }) => id),
              false,
            )
          }
        >
          {many.remove(unopened.length, size)}
        </button>
      </p>
    </section>
  );
}

function StoredGames({ lang, rows }: { lang: Lang; rows: readonly GameRow[] }) {
  // A game that the reader switches off stays in its place until the page is opened again, so that no row moves.
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const kept = rows.filter(({ copy }) => copy.kept).map(({ game }) => game);
  const key = kept.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents the stored games
  useEffect(() => setShown((before) => new Set([...before, ...kept])), [key]);
  const games = rows.filter(({ game }) => shown.has(game)).map(toShownGame);
  const { drawn, last } = useDrawnCount<HTMLDivElement>(games.length);
  return (
    <>
      <ul className="mt-3 grid gap-3">
        {games.slice(0, drawn).map((game) => (
          <GameCopy key={game.id} game={game} lang={lang} isOneOfMany />
        ))}
      </ul>
      <div ref={last} />
    </>
  );
}

const toShownGame = ({ game, lang, name, copy }: GameRow): ShownGame => ({
  id: game,
  editions: [...new Set([lang, ...copy.editions.map((edition) => edition.lang)])].map((one) => ({
    lang: one,
    name,
  })),
});

/** Lets the reader find games, choose several, see how much storage they need, and download them. */
function GameChoice({ lang, rows }: { lang: Lang; rows: readonly GameRow[] }) {
  const { finder, offline } = stringsOf(lang);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useMemo(() => findListedGames(rows, { query, players: 0 }), [rows, query]);
  const chosenRows = rows.filter(({ game }) => chosen.has(game));
  const choose = (game: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, game] : [...before].filter((one) => one !== game)));
  return (
    <section aria-labelledby="add-games" className="mt-6">
      <h3 id="add-games" className="font-rule text-xl font-[650]">
        {offline.many.add}
      </h3>
      <input
        type="search"
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
        placeholder={finder.name}
        aria-label={finder.name}
        autoComplete="off"
        maxLength={100}
        className="mt-3 min-h-11 w-full rounded-full border border-line bg-raised px-4"
      />
      <p role="status" className={found.length ? 'sr-only' : 'mt-3 text-soft'}>
        {query.trim() && rows.length > 0 && (found.length ? finder.all(found.length) : finder.none)}
      </p>
      <ChoiceRows key={query} lang={lang} rows={found} chosen={chosen} onChoose={choose} />
      {chosenRows.length > 0 && (
        <ChosenGames lang={lang} rows={chosenRows} onDone={() => setChosen(new Set())} />
      )}
    </section>
  );
}

interface ChoiceRowsProps {
  lang: Lang;
  rows: readonly GameRow[];
  chosen: ReadonlySet<string>;
  onChoose: (game: string, on: boolean) => void;
}

function ChoiceRows({ lang, rows, chosen, onChoose }: ChoiceRowsProps) {
  const { offline } = stringsOf(lang);
  const { drawn, last } = useDrawnCount<HTMLLIElement>(rows.length);
  return (
    <ul className="mt-3">
      {rows.slice(0, drawn).map((row, index) => (
        <li key={row.game} ref={index === drawn - 1 ? last : null}>
          <label className="choice-row">
            <input
              type="checkbox"
              checked={chosen.has(row.game)}
              onChange={(event) => onChoose(row.game, event.currentTarget.checked)}
            />
            <span lang={row.lang} className="min-w-0 flex-1">
              {row.name}
            </span>
            <span className="text-sm text-soft">{offline.toLoad(formatSize(row.copy.size, lang))}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows how much storage the chosen games need, and downloads them. Stays visible while the reader scrolls through the
 * list.
 */
function ChosenGames({ lang, rows, onDone }: { lang: Lang; rows: readonly GameRow[]; onDone: () => void }) {
  const { many } = stringsOf(lang).offline;
  const available = useAvailableRoom();
  const room = sum(rows.map(roomOf));
  const lacking = available === undefined ? 0 : room - available;
  const download = formatSize(sum(rows.map(({ copy }) => copy.size)), lang);
  const keep = () => {
    void switchGames(
      rows.map(({ game }) => game),
      true,
    );
    onDone();
  };
  return (
    <div className="chosen-games">
      <p role="status" className="min-w-0 flex-1">
        {many.chosen(rows.length, formatSize(room, lang))}{' '}
        {lacking > 0
          ? many.noRoom(formatSize(lacking, lang))
          : available !== undefined && stringsOf(lang).offline.left(formatSize(available, lang))}
      </p>
      <button type="button" className="pill-button" disabled={lacking > 0} onClick={keep}>
        {many.download(download)}
      </button>
    </div>
  );
}

/** Returns how much storage is available, in bytes; undefined if the browser does not report it. */
function useAvailableRoom(): number | undefined {
  const [available, setAvailable] = useState<number>();
  useEffect(() => {
    readStorageEstimate().then(
      ({ usage, quota }) =>
        usage !== undefined && quota !== undefined && setAvailable(Math.max(0, quota - usage)),
    );
  }, []);
  return available;
}
