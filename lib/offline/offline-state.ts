// The state of the offline copy, as the worker sends it to pages. Property names and values are a message format:
// pages and workers of different versions exchange them.
import type { Lang } from '../core/languages';

/** How many files are stored, of how many. */
export interface Count {
  here: number;
  total: number;
}

/** The state of one game in one language. */
export interface EditionState {
  lang: Lang;
  /** Workers of manifest format 1 send neither this nor the next three properties. */
  status?: GameStatus;
  kept?: boolean;
  /** Bytes to transfer, including side-by-side pages with the other selected languages. */
  size?: number;
  /** Bytes stored on this device, including the same pages. */
  bytes?: number;
  entries: Count;
  /** Pages other than entries: game, terms, topics, booklet, side by side. */
  pages: Count;
  /** The data file that search, previews and cards use. */
  search: Count;
  icons: Count;
}

/**
 * `absent`: not selected. `loading`: incomplete, a download is running. `whole`: all files are stored and none is
 * known to be damaged. `lacking`: some files are missing or damaged; the others can be read.
 */
export type GameStatus = 'absent' | 'loading' | 'whole' | 'lacking';

export interface GameState {
  id: string;
  status: GameStatus;
  /** Whether the game is selected in at least one language. */
  kept: boolean;
  /** Every language of the game, selected or not. */
  editions: EditionState[];
  /** Paths of missing files without the base path: `/outer-rim/uk/patrols/`. */
  missing: string[];
  /** Paths of stored files whose content does not match its hash. */
  damaged: string[];
  /** Bytes to transfer for the selected packs, or for those that switching the game on would select. */
  size: number;
  /** Bytes stored on this device. */
  bytes: number;
  /** Files of all selected packs. */
  progress: Count;
}

/** Why a job failed. */
export type OfflineErrorCode =
  /** No network, or the server did not answer. */
  | 'no-network'
  /** A server error, or content with the wrong hash, such as a captive portal's page. */
  | 'wrong-answer'
  /** The device is out of storage. */
  | 'storage-full'
  /** The browser does not allow storage, for example in private mode. */
  | 'storage-refused'
  /** The manifest format is newer than this worker supports; the worker updates itself. */
  | 'outdated';

export interface OfflineState {
  /** The current version, from which pages are read; undefined before the first manifest. */
  version?: string;
  /** A newer complete version; it becomes current at the next start or on request. */
  waiting?: { version: string; changed: ChangedEntry[] };
  /** The files that all pages share: scripts, fonts, styles, home page. */
  shell: { status: GameStatus; progress: Count; missing: string[]; damaged: string[]; bytes: number };
  games: GameState[];
  /** When all contents were last compared with their hashes, in milliseconds since 1970. */
  checkedAt?: number;
  /** The job that is running. */
  busy?: 'loading' | 'testing' | 'updating';
  trouble?: OfflineErrorCode;
}

/** An entry whose rules differ in the waiting version. */
export interface ChangedEntry {
  game: string;
  lang: Lang;
  entry: string;
}

/** Whether the shell and all selected games are complete. */
export const isComplete = (state: OfflineState): boolean =>
  state.shell.status === 'whole' &&
  state.games.every(({ status }) => status === 'whole' || status === 'absent');
