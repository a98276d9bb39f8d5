// The state of the offline copy, which the service worker sends to pages. Property names and values must not change,
// because a page and a service worker may be of different versions of the site.
import type { Lang } from '../core/languages';

/** How many files are stored (`here`), and how many there are (`total`). */
export interface Count {
  here: number;
  total: number;
}

/** The state of one edition: a game in one language. */
export interface EditionState {
  lang: Lang;
  /**
   * Status of the edition. Service workers that use manifest format 1 do not send `status`, `kept`, `size` and `bytes`.
   */
  status?: GameStatus;
  kept?: boolean;
  /** Transfer size of the edition in bytes, including its side-by-side pages with the other selected languages. */
  size?: number;
  /**
   * Size of the stored files of the edition in bytes, including its side-by-side pages with the other selected
   * languages.
   */
  bytes?: number;
  entries: Count;
  /**
   * Counts of the pages that are not entries: the start page of the edition, its pages with lists (such as terms and
   * topics), and side-by-side pages.
   */
  pages: Count;
  /**
   * Count of data files. An edition has one data file, which the search, the previews of links and the rule cards use.
   */
  search: Count;
  icons: Count;
}

/**
 * Status of the files of a game. `absent`: the game is not selected. `loading`: files are missing, and a download is
 * running. `whole`: all files are stored, and none is known to be damaged. `lacking`: some files are missing or
 * damaged, and the others can be used.
 */
export type GameStatus = 'absent' | 'loading' | 'whole' | 'lacking';

export interface GameState {
  id: string;
  status: GameStatus;
  /** Whether the game is selected for offline use in at least one language. */
  kept: boolean;
  /** All languages of the game, selected or not. */
  editions: EditionState[];
  /** Paths of missing files, without the base path of the site: `/outer-rim/uk/patrols/`. */
  missing: string[];
  /** Paths of stored files whose content does not match its hash. */
  damaged: string[];
  /**
   * Transfer size of the selected packs, in bytes. If the game is not selected, transfer size of the packs that would
   * be downloaded if the reader switched the game on.
   */
  size: number;
  /** Size of the stored files, in bytes. */
  bytes: number;
  /** Size that the files of these packs have on the device, in bytes. Older service workers do not send it. */
  room?: number;
  /** Counts of the files of all selected packs. */
  progress: Count;
}

/** Why the last job of the service worker (a download, a check or an update) failed. */
export type OfflineErrorCode =
  /** There is no network, or the server did not answer. */
  | 'no-network'
  /**
   * The server answered with an error, or with content that has the wrong hash, such as the page of a captive portal.
   */
  | 'wrong-answer'
  /** The device is out of storage. */
  | 'storage-full'
  /** The browser does not allow storage, for example in private mode. */
  | 'storage-refused'
  /** The manifest has a newer format than this service worker supports. The browser will update the service worker. */
  | 'outdated';

export interface OfflineState {
  /**
   * The version of the site from which the service worker serves pages. Undefined before the first manifest is
   * downloaded.
   */
  version?: string;
  /**
   * A newer version of the site that is completely downloaded. It becomes the current version when the site is next
   * opened, or when the reader asks for it.
   */
  waiting?: { version: string; changed: ChangedEntry[] };
  /** State of the shell: the files that belong to no game, such as scripts, fonts, styles and the home page. */
  shell: { status: GameStatus; progress: Count; missing: string[]; damaged: string[]; bytes: number };
  games: GameState[];
  /** Time of the last comparison of all stored files with their hashes, in milliseconds since 1970. */
  checkedAt?: number;
  /** The job that is running: a download, a check of all files, or an update to the waiting version. */
  busy?: 'loading' | 'testing' | 'updating';
  trouble?: OfflineErrorCode;
}

/** An entry whose rules differ between the current version of the site and the waiting one. */
export interface ChangedEntry {
  game: string;
  lang: Lang;
  entry: string;
}

/** Whether all files of the shell and of all selected games are stored. */
export const isComplete = (state: OfflineState): boolean =>
  state.shell.status === 'whole' &&
  state.games.every(({ status }) => status === 'whole' || status === 'absent');
