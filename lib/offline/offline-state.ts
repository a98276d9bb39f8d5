// What is known about this device's offline copy: the one value that the worker tells and the pages show.
import type { Lang } from '../core/languages';

/** How many there are on this device, of how many. */
export interface Count {
  here: number;
  total: number;
}

/** One game in one language. */
export interface EditionState {
  lang: Lang;
  /** As of a game; a worker of before kept all languages and says neither this nor the sizes. */
  status?: GameStatus;
  kept?: boolean;
  /** Bytes to transfer for it, with the pages of two languages that it makes whole. */
  size?: number;
  /** Bytes that it takes on this device now, likewise. */
  bytes?: number;
  entries: Count;
  /** Pages that are no entries: the game's own, terms, topics, booklet, two languages side by side. */
  pages: Count;
  /** The data that search, previews and cards read. */
  search: Count;
  icons: Count;
}

/**
 * `absent`: not wanted here, nothing is kept. `loading`: on its way. `whole`: everything is here and its content was checked.
 * `lacking`: something is missing or damaged; until it is fetched again the rest still works.
 */
export type GameStatus = 'absent' | 'loading' | 'whole' | 'lacking';

export interface GameState {
  id: string;
  status: GameStatus;
  /** In one language at least. */
  kept: boolean;
  /** Every language the game has, kept or not. */
  editions: EditionState[];
  /** Addresses without the sub-path: `/outer-rim/uk/patrols/`. */
  missing: string[];
  /** Kept here, but the content is not what it should be. */
  damaged: string[];
  /** Bytes to transfer for what of it is wanted, or would be if it were switched on; for those who choose. */
  size: number;
  /** Bytes it takes on this device now. */
  bytes: number;
  /** Files here and in all of what is kept, the same as the counts of its editions together. */
  progress: Count;
}

/** Why something could not be done. */
export type OfflineErrorCode =
  /** No network, or the server did not answer. */
  | 'no-network'
  /** An error of the server, or a page of a hotel's network in place of our file. */
  | 'wrong-answer'
  /** No room on the device. */
  | 'storage-full'
  /** The browser allows no storage here (private mode). */
  | 'storage-refused'
  /** The site is newer than this worker can read; it renews itself at the next start with a network. */
  | 'outdated';

export interface OfflineState {
  /** The version that pages are read from; undefined before the first one is whole. */
  version?: string;
  /** A newer version that is complete and waits for the next start or for "update now". */
  waiting?: { version: string; changed: ChangedEntry[] };
  /** What every page needs: scripts, typefaces, styles, shelf. */
  shell: { status: GameStatus; progress: Count; missing: string[]; damaged: string[]; bytes: number };
  games: GameState[];
  /** When the content was last compared with its hashes, milliseconds; undefined before the first time. */
  checkedAt?: number;
  /** What the worker is doing now. */
  busy?: 'loading' | 'testing' | 'updating';
  trouble?: OfflineErrorCode;
}

/** An entry whose rules differ in the waiting version. */
export interface ChangedEntry {
  game: string;
  lang: Lang;
  entry: string;
}

export const isWhole = (state: OfflineState): boolean =>
  state.shell.status === 'whole' &&
  state.games.every(({ status }) => status === 'whole' || status === 'absent');
