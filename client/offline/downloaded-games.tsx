// The section of the Offline page that lists all games. For each game it shows whether the game is stored, how many
// files of each language are stored, and which files are missing.
import { useMemo } from 'preact/hooks';
import { Switch } from '@/components/settings/switch';
import { LANGS, LANGUAGES, type Lang } from '@/lib/core/languages';
import type { SiteGame } from '@/lib/data/site-data-types';
import { stringsOf } from '@/lib/i18n';
import { formatMoment, formatSize } from '@/lib/offline/format-size';
import { hasPages, type Tone } from '@/lib/offline/offline-copy-status';
import type { Count, EditionState, GameState, OfflineState } from '@/lib/offline/offline-state';
import { useStored } from '../use-storage';
import { MissingFiles } from './missing-files';
import { addGame, removeGame, setEdition } from './offline-client';
import { ProgressBar } from './overall-status';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

/** The kinds of files that are counted. Each kind is one row of numbers. */
const COUNTED_PARTS = ['entries', 'pages', 'search', 'icons'] as const;
const TONES: Record<GameState['status'], Tone> = {
  absent: 'plain',
  loading: 'plain',
  whole: 'good',
  lacking: 'bad',
};

/** A game that the page shows, with its name in each language. */
export interface ShownGame {
  id: string;
  editions: readonly Pick<SiteGame['editions'][number], 'lang' | 'name'>[];
}

/**
 * The section of the Offline page on a site with few games. `many-games.tsx` has the section for a site with many
 * games.
 */
export function GameCopies({ lang, games }: { lang: Lang; games: readonly ShownGame[] }) {
  const { support } = useOffline();
  if (support === 'none' || support === 'refused') return null;
  return (
    <section aria-labelledby="games">
      <h2 id="games" className="mt-8 font-rule text-2xl font-[650]">
        {stringsOf(lang).offline.games}
      </h2>
      <ul className="mt-3 grid gap-3">
        {games.map((game) => (
          <GameCopy key={game.id} game={game} lang={lang} isOneOfMany={false} />
        ))}
      </ul>
    </section>
  );
}

/** Sorts editions in the order of the languages in the language toggle. */
const inOrderOfLanguages = (a: { lang: Lang }, b: { lang: Lang }): number =>
  LANGS.indexOf(a.lang) - LANGS.indexOf(b.lang);

interface GameCopyProps {
  game: ShownGame;
  lang: Lang;
  /**
   * Whether the site has many games. If so, the counts of files are collapsed, and the site stores a game only if the
   * reader adds it.
   */
  isOneOfMany: boolean;
}

export function GameCopy({ game, lang, isOneOfMany }: GameCopyProps) {
  const { offline: words } = stringsOf(lang);
  const { state } = useOffline();
  const [notKept] = useStored('notKept');
  const [asked] = useStored('asked');
  const copy = state?.games.find(({ id }) => id === game.id);
  const edition = game.editions.find((one) => one.lang === lang) ?? game.editions[0];
  const name = edition?.name ?? game.id;
  // A game that is already stored (`copy.kept`) stays selected, even if the site now has many games.
  const isOn = !notKept.includes(game.id) && (asked.includes(game.id) || (copy?.kept ?? !isOneOfMany));
  const loading = copy?.status === 'loading' ? copy.progress : { here: 0, total: 0 };
  const table = <CountTable game={game} copy={copy} lang={lang} />;
  // During a download, the worker sends state messages often. With this key, only games whose state has changed are
  // rendered again.
  const renderKey = JSON.stringify([copy, isOn, state?.checkedAt, state?.busy, !state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains everything that is rendered
  return useMemo(
    () => (
      <li
        className={`game-copy has-accent ${isOneOfMany ? 'is-one-of-many' : ''}`}
        data-colour={game.id}
        data-status={copy?.status}
      >
        <h3 lang={edition?.lang} className="font-rule text-xl font-[650]">
          {name}
        </h3>
        <p className="game-status">
          <StatusIcon tone={copy ? TONES[copy.status] : 'plain'} />
          <span>{statusText(copy, state, lang)}</span>
        </p>
        <ProgressBar {...loading} />
        {!isOneOfMany && copy?.status !== 'absent' && table}
        {isOneOfMany && copy?.kept && (
          <details>
            <summary className="link-button">{words.details}</summary>
            {table}
          </details>
        )}
        {copy?.status === 'lacking' && (
          <MissingFiles lang={lang} missing={copy.missing} damaged={copy.damaged} />
        )}
        <Switch
          label={words.keepShort}
          name={words.keep(name)}
          hint={copy ? sizeText(copy, lang) : '…'}
          on={isOn}
          onChange={(on) => void (on ? addGame(game.id) : removeGame(game.id))}
        />
        {game.editions.length > 1 && copy && isOn && <LanguageRows copy={copy} name={name} lang={lang} />}
      </li>
    ),
    [renderKey],
  );
}

/**
 * Switches for the languages of a game. If an older worker (manifest format 1) reports no status per language, there
 * are no switches.
 */
function LanguageRows({ copy, name, lang }: { copy: GameState; name: string; lang: Lang }) {
  const all = copy.editions.map((edition) => edition.lang);
  const kept = copy.editions.filter((edition) => edition.kept).map((edition) => edition.lang);
  return copy.editions
    .filter((edition) => edition.status)
    .toSorted(inOrderOfLanguages)
    .map((edition) => (
      <Switch
        key={edition.lang}
        label={LANGUAGES[edition.lang].name}
        name={`${LANGUAGES[edition.lang].name}, ${name}`}
        hint={sizeText({ status: 'absent', size: 0, bytes: 0, ...edition }, lang)}
        on={edition.kept ?? true}
        onChange={(on) => void setEdition({ game: copy.id, lang: edition.lang, all, kept }, on)}
      />
    ));
}

function statusText(copy: GameState | undefined, state: OfflineState | undefined, lang: Lang): string {
  const { offline: words } = stringsOf(lang);
  if (!state || (!copy && state.busy)) return words.standing.starting;
  // Before the first download, the list of files is unknown, so the game is shown as not stored.
  if (!copy || copy.status === 'absent') return words.game.absent;
  const { status, progress, missing, damaged } = copy;
  if (status === 'loading') return words.loading(progress.here, progress.total);
  if (status === 'lacking')
    return words.lacking(missing.length, damaged.length) || words.game[hasPages(copy) ? 'lacking' : 'absent'];
  const when =
    state.checkedAt === undefined
      ? words.notChecked
      : words.checked(formatMoment(state.checkedAt, Date.now(), lang));
  return `${words.game.whole}: ${words.of(progress.here, progress.total)}. ${when}`;
}

const sizeText = (
  { status, size, bytes }: Pick<GameState, 'status' | 'size' | 'bytes'>,
  lang: Lang,
): string => {
  const { offline: words } = stringsOf(lang);
  return status === 'absent' ? words.toLoad(formatSize(size, lang)) : words.takes(formatSize(bytes, lang));
};

/**
 * Renders the counts of stored files. The table is rendered with empty cells before the first state message of the
 * worker arrives, so that the layout does not shift.
 */
function CountTable({ game, copy, lang }: { game: ShownGame; copy: GameState | undefined; lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const editions = game.editions
    .toSorted(inOrderOfLanguages)
    .map((one) => ({
      lang: one.lang,
      counts: copy?.editions.find((other) => other.lang === one.lang),
    }))
    // A language that the reader has not selected gets no column.
    .filter(({ counts }) => counts?.kept !== false);
  return (
    <table className="count-table">
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          {editions.map((one) => (
            <th key={one.lang} scope="col" lang={one.lang}>
              {/* The short name of the language is shown because full names are too wide for a small phone. */}
              <span aria-hidden="true">{LANGUAGES[one.lang].short}</span>
              <span className="sr-only">{LANGUAGES[one.lang].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COUNTED_PARTS.filter((part) => !isEmpty(copy, part)).map((part) => (
          <tr key={part}>
            <th scope="row">{words.parts[part]}</th>
            {editions.map((one) => (
              <CountCell
                key={one.lang}
                count={countOf(one.counts, part)}
                tone={copy ? TONES[copy.status] : 'plain'}
                lang={lang}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether no edition of the game has files of this kind. For example, a game may have no icons. */
const isEmpty = (copy: GameState | undefined, part: (typeof COUNTED_PARTS)[number]): boolean => {
  const editions = copy?.editions ?? [];
  return editions.length > 0 && editions.every((edition) => edition[part].total === 0);
};

const countOf = (
  edition: EditionState | undefined,
  part: (typeof COUNTED_PARTS)[number],
): Count | undefined => edition?.[part];

/**
 * Renders one count of stored files. If all files of this kind are stored, the icon is a check mark, even while other
 * files of the game are loading.
 */
function CountCell({ count, tone, lang }: { count: Count | undefined; tone: Tone; lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  if (!count) return <td>…</td>;
  const isFull = count.here === count.total;
  return (
    <td>
      {count.here > 0 || tone === 'bad' ? <StatusIcon tone={isFull ? 'good' : tone} /> : null}
      {words.of(count.here, count.total)}
    </td>
  );
}
