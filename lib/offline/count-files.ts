// Counts what is on the device against the lists of a version: the figures of the proof.
import { isLang, type Lang } from '../core/languages';
import type { FileKind, FileList, ListedFile, ListedPack } from './offline-manifest';
import { kindOfFile } from './offline-manifest';
import type { Count, EditionState, GameState, GameStatus } from './offline-state';

/** Hashes of what is kept, and of what was found damaged. */
export interface Holding {
  here: ReadonlySet<string>;
  damaged: ReadonlySet<string>;
}

const isHere = ([, hash]: ListedFile, { here, damaged }: Holding): boolean =>
  here.has(hash) && !damaged.has(hash);

export interface FilesState {
  status: GameStatus;
  progress: Count;
  missing: string[];
  damaged: string[];
  bytes: number;
}

export function tallyFiles(files: readonly ListedFile[], holding: Holding, loading: boolean): FilesState {
  const state: FilesState = {
    status: 'whole',
    progress: { here: 0, total: files.length },
    missing: [],
    damaged: [],
    bytes: 0,
  };
  for (const file of files)
    if (isHere(file, holding)) {
      state.progress.here++;
      state.bytes += file[2];
    } else state[holding.damaged.has(file[1]) ? 'damaged' : 'missing'].push(file[0]);
  if (state.progress.here < files.length) state.status = loading ? 'loading' : 'lacking';
  return state;
}

export interface TalliedPack extends Pick<ListedPack, 'langs' | 'size'> {
  kept: boolean;
  /** Whether it would be kept if the game were. */
  wouldBeKept: boolean;
  /** Undefined when even its list is missing. */
  list: FileList | undefined;
}

type Tallied = TalliedPack & { state: FilesState };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

export function tallyGame(
  id: string,
  packs: readonly TalliedPack[],
  holding: Holding,
  loading: boolean,
): GameState {
  const tallied = packs.map((pack) => ({ ...pack, state: tallyPack(pack, holding, loading) }));
  const kept = tallied.filter((pack) => pack.kept);
  const states = kept.map(({ state }) => state);
  const wanted = kept.length ? kept : tallied.filter((pack) => pack.wouldBeKept);
  return {
    id,
    kept: kept.length > 0,
    status: statusOf(states, loading),
    // What nobody wants is not missing.
    missing: states.flatMap(({ missing }) => missing),
    damaged: states.flatMap(({ damaged }) => damaged),
    size: sum(wanted.map(({ size }) => size)),
    bytes: sum(states.map(({ bytes }) => bytes)),
    progress: {
      here: sum(states.map(({ progress }) => progress.here)),
      total: sum(states.map(({ progress }) => progress.total)),
    },
    editions: langsOf(packs).map((lang) => tallyEdition(lang, tallied, holding, loading)),
  };
}

function tallyPack({ list }: TalliedPack, holding: Holding, loading: boolean): FilesState {
  const state = tallyFiles(list?.files ?? [], holding, loading);
  return list ? state : { ...state, status: loading ? 'loading' : 'lacking' };
}

function statusOf(states: readonly FilesState[], loading: boolean): GameStatus {
  if (states.length === 0) return 'absent';
  if (states.every(({ status }) => status === 'whole')) return 'whole';
  return loading ? 'loading' : 'lacking';
}

/** Every language of the game; of a game kept as one, those that its list names. */
const langsOf = (packs: readonly TalliedPack[]): Lang[] => [
  ...new Set(
    packs
      .filter(({ langs }) => langs.length < 2)
      .flatMap(({ langs, list }) => (langs.length ? langs : (list?.editions ?? []).map(({ lang }) => lang)))
      .filter(isLang),
  ),
];

function tallyEdition(
  lang: Lang,
  packs: readonly Tallied[],
  holding: Holding,
  loading: boolean,
): EditionState {
  const isKept = (one: string): boolean =>
    packs.some(({ langs, kept }) => kept && (langs.length === 0 || langs.join() === one));
  const kept = isKept(lang);
  // What comes and goes with this language: itself, and itself beside others that are kept.
  const own = packs.filter(
    ({ langs }) =>
      langs.length === 0 || (langs.includes(lang) && langs.every((one) => one === lang || isKept(one))),
  );
  const counts: Record<FileKind, Count> = {
    entry: { here: 0, total: 0 },
    page: { here: 0, total: 0 },
    search: { here: 0, total: 0 },
    other: { here: 0, total: 0 },
  };
  for (const { list } of own)
    for (const file of list?.files ?? []) {
      const found = kindOfFile(file[0]);
      if (found.lang !== lang) continue;
      counts[found.kind].total++;
      if (isHere(file, holding)) counts[found.kind].here++;
    }
  const { entry, page, search } = counts;
  const icons = own.flatMap(({ list }) => list?.editions ?? []).find((one) => one.lang === lang)?.icons ?? 0;
  const states = own.map(({ state }) => state);
  return {
    lang,
    kept,
    status: kept ? statusOf(states, loading) : 'absent',
    size: sum(own.map(({ size }) => size)),
    bytes: kept ? sum(states.map(({ bytes }) => bytes)) : 0,
    entries: entry,
    pages: page,
    search,
    // Icons are drawn in the pages themselves; the data of the edition carries all of them.
    icons: { here: search.here === search.total ? icons : 0, total: icons },
  };
}
