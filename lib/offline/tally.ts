// Counts what is on the device against the lists of a version: the figures of the proof.
import type { FileList, ListedEdition, ListedFile } from './manifest';
import { kindOfFile } from './manifest';
import type { Count, EditionState, GameState, GameStatus } from './state';

/** Hashes of what is kept, and of what was found damaged. */
export interface Holding {
  here: ReadonlySet<string>;
  damaged: ReadonlySet<string>;
}

const isHere = ([, hash]: ListedFile, { here, damaged }: Holding): boolean =>
  here.has(hash) && !damaged.has(hash);

const count = (files: readonly ListedFile[], holding: Holding): Count => ({
  here: files.filter((file) => isHere(file, holding)).length,
  total: files.length,
});

export interface FilesState {
  status: GameStatus;
  progress: Count;
  missing: string[];
  damaged: string[];
  bytes: number;
}

export function tallyFiles(files: readonly ListedFile[], holding: Holding, loading: boolean): FilesState {
  const progress = count(files, holding);
  const damaged = files.filter(([, hash]) => holding.damaged.has(hash)).map(([path]) => path);
  const missing = files
    .filter(([, hash]) => !holding.here.has(hash) && !holding.damaged.has(hash))
    .map(([path]) => path);
  const lacks = progress.here < progress.total;
  return {
    status: lacks ? (loading ? 'loading' : 'lacking') : 'whole',
    progress,
    missing,
    damaged,
    bytes: files.reduce((sum, file) => sum + (isHere(file, holding) ? file[2] : 0), 0),
  };
}

interface TalliedGame {
  id: string;
  /** Bytes to transfer. */
  size: number;
  kept: boolean;
  /** Undefined when even its list is missing. */
  list: FileList | undefined;
}

export function tallyGame(
  { id, size, kept, list }: TalliedGame,
  holding: Holding,
  loading: boolean,
): GameState {
  const files = list?.files ?? [];
  const state = tallyFiles(files, holding, loading);
  const lacking = loading ? 'loading' : 'lacking';
  return {
    ...state,
    id,
    kept,
    size,
    status: kept ? (list ? state.status : lacking) : 'absent',
    // What nobody wants is not missing.
    missing: kept ? state.missing : [],
    damaged: kept ? state.damaged : [],
    editions: (list?.editions ?? []).map((edition) => tallyEdition(edition, files, holding)),
  };
}

function tallyEdition(
  { lang, name, icons }: ListedEdition,
  files: readonly ListedFile[],
  holding: Holding,
): EditionState {
  const of = (kind: string) =>
    count(
      files.filter(([path]) => {
        const found = kindOfFile(path);
        return found.kind === kind && found.lang === lang;
      }),
      holding,
    );
  const search = of('search');
  return {
    lang,
    name,
    entries: of('entry'),
    pages: of('page'),
    search,
    // Icons are drawn in the pages themselves; the data of the edition carries all of them.
    icons: { here: search.here === search.total ? icons : 0, total: icons },
  };
}
