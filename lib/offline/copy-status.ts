// Reduces the state of the offline copy to one status, which the Offline page shows first.
import {
  type Count,
  type GameState,
  isComplete,
  type OfflineErrorCode,
  type OfflineState,
} from './offline-state';

export type OfflineStatus =
  /** The browser has no service workers. */
  | 'none'
  /** The browser refused to start the worker. */
  | 'refused'
  /** The worker has not sent a state yet. */
  | 'starting'
  | 'loading'
  | 'testing'
  | 'updating'
  /** The reader has removed all games. */
  | 'nothing'
  /** Everything selected is stored. */
  | 'whole'
  /** Some files are missing or damaged. */
  | 'lacking'
  /** No page of a selected game is stored yet. */
  | 'empty';

/** Selects the colour and icon of a status; text states it as well, so colour is never the only sign. */
export type Tone = 'good' | 'bad' | 'plain';

export function offlineStatus(
  support: 'starting' | 'ready' | 'refused' | 'none',
  state?: OfflineState,
): OfflineStatus {
  if (support === 'none' || support === 'refused') return support;
  if (!state) return 'starting';
  if (state.busy === 'testing' || state.busy === 'updating') return state.busy;
  // The download of a newer version is not shown: the current one stays complete.
  if (!isComplete(state))
    return state.busy === 'loading' ? 'loading' : isReadable(state) ? 'lacking' : 'empty';
  return state.games.every(({ kept }) => !kept) ? 'nothing' : 'whole';
}

/** Whether a page of some selected game is stored. */
const isReadable = ({ games }: OfflineState): boolean => games.some((game) => game.kept && hasPages(game));

/** Whether any page of a game is stored; search data alone is no use, because its results lead to pages. */
export const hasPages = ({ editions }: Pick<GameState, 'editions'>): boolean =>
  editions.some(({ entries, pages }) => entries.here + pages.here > 0);

export function toneOf(status: OfflineStatus): Tone {
  if (status === 'whole') return 'good';
  return ['lacking', 'empty', 'refused', 'none'].includes(status) ? 'bad' : 'plain';
}

/** Hides network errors while the copy is complete: the reader needs no network then. Other errors need an action. */
export function errorToShow(
  status: OfflineStatus,
  code: OfflineErrorCode | undefined,
): OfflineErrorCode | undefined {
  const isNetworkError = code === 'no-network' || code === 'wrong-answer';
  return status === 'whole' && isNetworkError ? undefined : code;
}

/** Files stored and in total, of the shell and all selected games. */
export function progressOf({ shell, games }: OfflineState): Count {
  const counts = [shell.progress, ...games.filter(({ kept }) => kept).map(({ progress }) => progress)];
  return {
    here: counts.reduce((sum, { here }) => sum + here, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}
