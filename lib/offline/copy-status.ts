// How the offline copy stands, in one word: what the Offline page says first.
import {
  type Count,
  type GameState,
  isWhole,
  type OfflineErrorCode,
  type OfflineState,
} from './offline-state';

export type OfflineStatus =
  | 'none'
  | 'refused'
  | 'starting'
  | 'loading'
  | 'testing'
  | 'updating'
  | 'nothing'
  | 'whole'
  | 'lacking'
  /** Nothing can be read without a network yet, though it should be. */
  | 'empty';

/** Whether it is good, bad, or neither yet; never told by colour alone. */
export type Tone = 'good' | 'bad' | 'plain';

export function offlineStatus(
  support: 'starting' | 'ready' | 'refused' | 'none',
  state?: OfflineState,
): OfflineStatus {
  if (support === 'none' || support === 'refused') return support;
  if (!state) return 'starting';
  if (state.busy === 'testing' || state.busy === 'updating') return state.busy;
  // A newer version is fetched in silence: what is whole stays so.
  if (!isWhole(state)) return state.busy === 'loading' ? 'loading' : isReadable(state) ? 'lacking' : 'empty';
  return state.games.every(({ kept }) => !kept) ? 'nothing' : 'whole';
}

/** Whether a page of some game is here. */
const isReadable = ({ games }: OfflineState): boolean => games.some((game) => game.kept && hasPages(game));

/** Whether any page of a game is here; data for a search that leads nowhere says nothing to a reader. */
export const hasPages = ({ editions }: Pick<GameState, 'editions'>): boolean =>
  editions.some(({ entries, pages }) => entries.here + pages.here > 0);

export function toneOf(standing: OfflineStatus): Tone {
  if (standing === 'whole') return 'good';
  return ['lacking', 'empty', 'refused', 'none'].includes(standing) ? 'bad' : 'plain';
}

/** At a table without a network nothing is wrong as long as everything is here: only what the reader can mend is said then. */
export function errorToShow(
  standing: OfflineStatus,
  trouble: OfflineErrorCode | undefined,
): OfflineErrorCode | undefined {
  const isIdle = trouble === 'no-network' || trouble === 'wrong-answer';
  return standing === 'whole' && isIdle ? undefined : trouble;
}

/** Files here and in all: what every page needs, and every game that is kept. */
export function progressOf({ shell, games }: OfflineState): Count {
  const counts = [shell.progress, ...games.filter(({ kept }) => kept).map(({ progress }) => progress)];
  return {
    here: counts.reduce((sum, { here }) => sum + here, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}
