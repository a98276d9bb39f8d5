import { useMemo } from 'preact/hooks';
import { Switch } from '@/components/settings/switch';
import { LANGUAGES, type Lang } from '@/lib/core/languages';
import type { SiteGame } from '@/lib/data/site-data';
// One game on this device: kept or not, how much of it is here in each language, and what of it lacks.
import { stringsOf } from '@/lib/i18n';
import { hasPages, type Tone } from '@/lib/offline/copy-status';
import { formatMoment, formatSize } from '@/lib/offline/format-size';
import type { Count, EditionState, GameState, OfflineState } from '@/lib/offline/offline-state';
import { useStored } from '../use-storage';
import { MissingFiles } from './missing-files';
import { dropGame, keepEdition, keepGame } from './offline-client';
import { Bar } from './overall-status';
import { StatusIcon } from './status-icon';
import { useOffline } from './use-offline';

const PARTS = ['entries', 'pages', 'search', 'icons'] as const;
const TONES: Record<GameState['status'], Tone> = {
  absent: 'plain',
  loading: 'plain',
  whole: 'good',
  lacking: 'bad',
};

interface GameCopyProps {
  game: SiteGame;
  lang: Lang;
  /** One of many: its counts stay folded, and it is kept only when asked for. */
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
  // What was kept before the library grew stays, whether asked for or not.
  const isOn = !notKept.includes(game.id) && (asked.includes(game.id) || (copy?.kept ?? !isOneOfMany));
  const loading = copy?.status === 'loading' ? copy.progress : { here: 0, total: 0 };
  const table = <CountTable game={game} copy={copy} lang={lang} />;
  // While other games come, this one is as it was and is not drawn again.
  const shown = JSON.stringify([copy, isOn, state?.checkedAt, state?.busy, !state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else that is shown here changes
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
          <span>{statusWords(copy, state, lang)}</span>
        </p>
        <Bar {...loading} />
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
          hint={copy ? sizeWords(copy, lang) : '…'}
          on={isOn}
          onChange={(on) => void (on ? keepGame(game.id) : dropGame(game.id))}
        />
        {game.editions.length > 1 && copy && isOn && <LanguageRows copy={copy} name={name} lang={lang} />}
      </li>
    ),
    [shown],
  );
}

/** Which languages of the game are kept; a worker of before keeps them all and is not asked. */
function LanguageRows({ copy, name, lang }: { copy: GameState; name: string; lang: Lang }) {
  const all = copy.editions.map((edition) => edition.lang);
  const kept = copy.editions.filter((edition) => edition.kept).map((edition) => edition.lang);
  return copy.editions
    .filter((edition) => edition.status)
    .map((edition) => (
      <Switch
        key={edition.lang}
        label={LANGUAGES[edition.lang].name}
        name={`${LANGUAGES[edition.lang].name}, ${name}`}
        hint={sizeWords({ status: 'absent', size: 0, bytes: 0, ...edition }, lang)}
        on={edition.kept ?? true}
        onChange={(on) => void keepEdition({ game: copy.id, lang: edition.lang, all, kept }, on)}
      />
    ));
}

function statusWords(copy: GameState | undefined, state: OfflineState | undefined, lang: Lang): string {
  const { offline: words } = stringsOf(lang);
  if (!state || (!copy && state.busy)) return words.standing.starting;
  // Before the first download has begun, not even the list of files is here.
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

const sizeWords = (
  { status, size, bytes }: Pick<GameState, 'status' | 'size' | 'bytes'>,
  lang: Lang,
): string => {
  const { offline: words } = stringsOf(lang);
  return status === 'absent' ? words.toLoad(formatSize(size, lang)) : words.takes(formatSize(bytes, lang));
};

/** The table stands from the first paint; its numbers come with the worker's word. */
function CountTable({ game, copy, lang }: { game: SiteGame; copy: GameState | undefined; lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  const editions = game.editions
    .map((one) => ({
      lang: one.lang,
      counts: copy?.editions.find((other) => other.lang === one.lang),
    }))
    // Of a language that is not wanted there is nothing to count.
    .filter(({ counts }) => counts?.kept !== false);
  return (
    <table className="count-table">
      <thead>
        <tr>
          <th scope="col">{words.part}</th>
          {editions.map((one) => (
            <th key={one.lang} scope="col" lang={one.lang}>
              {/* By its short name, as in the language toggle: whole names are wider than a small phone. */}
              <span aria-hidden="true">{LANGUAGES[one.lang].short}</span>
              <span className="sr-only">{LANGUAGES[one.lang].name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {PARTS.filter((part) => !isEmpty(copy, part)).map((part) => (
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

/** A game without icons has nothing to count there. */
const isEmpty = (copy: GameState | undefined, part: (typeof PARTS)[number]): boolean => {
  const editions = copy?.editions ?? [];
  return editions.length > 0 && editions.every((edition) => edition[part].total === 0);
};

const countOf = (edition: EditionState | undefined, part: (typeof PARTS)[number]): Count | undefined =>
  edition?.[part];

/** A part that is whole is good also while others are on their way. */
function CountCell({ count, tone, lang }: { count: Count | undefined; tone: Tone; lang: Lang }) {
  const { offline: words } = stringsOf(lang);
  if (!count) return <td>…</td>;
  const isWhole = count.here === count.total;
  return (
    <td>
      {count.here > 0 || tone === 'bad' ? <StatusIcon tone={isWhole ? 'good' : tone} /> : null}
      {words.of(count.here, count.total)}
    </td>
  );
}
