// Reduces the state of the offline copy to one status, which the Offline page shows at the top.
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
  /** The browser refused to start the service worker. */
  | 'refused'
  /** The service worker has not sent the state of the offline copy yet. */
  | 'starting'
  | 'loading'
  | 'testing'
  | 'updating'
  /** The reader has removed all games. */
  | 'nothing'
  /** All files of all games are stored. */
  | 'whole'
  /** All files of the selected games are stored; other games are not selected. */
  | 'selected'
  /** Some files are missing or damaged. */
  | 'lacking'
  /** No page of any selected game is stored yet. */
  | 'empty';

/**
 * Selects the color and the icon of a status. The page also shows the status as text, because color must not be the
 * only sign.
 */
export type Tone = 'good' | 'bad' | 'plain';

export function offlineStatus(
  support: 'starting' | 'ready' | 'refused' | 'none',
  state?: OfflineState,
): OfflineStatus {
  if (support === 'none' || support === 'refused') return support;
  if (!state) return 'starting';
  if (state.busy === 'testing' || state.busy === 'updating') return state.busy;
  // Do not show the download of a newer version while the current version is complete.
  if (!isComplete(state))
    return state.busy === 'loading' ? 'loading' : isReadable(state) ? 'lacking' : 'empty';
  const keptCount = state.games.filter(({ kept }) => kept).length;
  return keptCount === 0 ? 'nothing' : keptCount < state.games.length ? 'selected' : 'whole';
}

/** Whether at least one page of a selected game is stored. */
const isReadable = ({ games }: OfflineState): boolean => games.some((game) => game.kept && hasPages(game));

/** Whether any page of a game is stored. Search data alone is not enough, because search results link to pages. */
export const hasPages = ({ editions }: Pick<GameState, 'editions'>): boolean =>
  editions.some(({ entries, pages }) => entries.here + pages.here > 0);

/** Whether everything that the reader has selected works offline. */
const isReady = (status: OfflineStatus): boolean => status === 'whole' || status === 'selected';

export function toneOf(status: OfflineStatus): Tone {
  if (isReady(status)) return 'good';
  return ['lacking', 'empty', 'refused', 'none'].includes(status) ? 'bad' : 'plain';
}

/**
 * Returns the error to show. Network errors are not shown while the copy is complete, because a reader with a complete
 * copy needs no network. All other errors are always shown.
 */
export function errorToShow(
  status: OfflineStatus,
  code: OfflineErrorCode | undefined,
): OfflineErrorCode | undefined {
  const isNetworkError = code === 'no-network' || code === 'wrong-answer';
  return isReady(status) && isNetworkError ? undefined : code;
}

/**
 * Counts the files of the shell (which belong to no game) and of all selected games. Returns the number of stored files
 * and the number of all files.
 */
export function progressOf({ shell, games }: OfflineState): Count {
  const counts = [shell.progress, ...games.filter(({ kept }) => kept).map(({ progress }) => progress)];
  return {
    here: counts.reduce((sum, { here }) => sum + here, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}
