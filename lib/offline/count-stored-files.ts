// Counts the files of a version of the site that are stored on the device. The Offline page shows the numbers.
import { isLang, type Lang } from '../core/languages';
import type { FileKind, FileList, ListedFile, ListedPack } from './offline-manifest';
import { kindOfFile } from './offline-manifest';
import type { Count, EditionState, GameState, GameStatus } from './offline-state';

/** The hashes of the stored files: of all stored files, and of the damaged ones among them. */
export interface StoredContents {
  stored: ReadonlySet<string>;
  damaged: ReadonlySet<string>;
}

const isIntact = ([, hash]: ListedFile, { stored, damaged }: StoredContents): boolean =>
  stored.has(hash) && !damaged.has(hash);

export interface FilesState {
  status: GameStatus;
  progress: Count;
  missing: string[];
  damaged: string[];
  bytes: number;
}

export function countFiles(
  files: readonly ListedFile[],
  contents: StoredContents,
  isLoading: boolean,
): FilesState {
  const state: FilesState = {
    status: 'whole',
    progress: { here: 0, total: files.length },
    missing: [],
    damaged: [],
    bytes: 0,
  };
  for (const file of files)
    if (isIntact(file, contents)) {
      state.progress.here++;
      state.bytes += file[2];
    } else state[contents.damaged.has(file[1]) ? 'damaged' : 'missing'].push(file[0]);
  if (state.progress.here < files.length) state.status = isLoading ? 'loading' : 'lacking';
  return state;
}

export interface PackToCount extends Pick<ListedPack, 'langs' | 'size' | 'room'> {
  isSelected: boolean;
  /** Whether the pack would be downloaded if the reader switched its game on. */
  isSelectedWithGame: boolean;
  /** The list of the files in the pack, or undefined if the list is not stored. */
  list: FileList | undefined;
}

type CountedPack = PackToCount & { state: FilesState };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function countGame(
  id: string,
  packs: readonly PackToCount[],
  contents: StoredContents,
  isLoading: boolean,
): GameState {
  const counted = packs.map((pack) => ({ ...pack, state: countPack(pack, contents, isLoading) }));
  const selected = counted.filter((pack) => pack.isSelected);
  // The device does not download a pack that is not selected, so the files of this pack do not count as missing.
  const states = selected.map(({ state }) => state);
  const toDownload = selected.length ? selected : counted.filter((pack) => pack.isSelectedWithGame);
  return {
    id,
    kept: selected.length > 0,
    status: statusOf(states, isLoading),
    missing: states.flatMap(({ missing }) => missing),
    damaged: states.flatMap(({ damaged }) => damaged),
    size: sum(toDownload.map(({ size }) => size)),
    room: sum(toDownload.map(({ size, room = size }) => room)),
    bytes: sum(states.map(({ bytes }) => bytes)),
    progress: {
      here: sum(states.map(({ progress }) => progress.here)),
      total: sum(states.map(({ progress }) => progress.total)),
    },
    editions: langsOf(packs).map((lang) => countEdition(lang, counted, contents, isLoading)),
  };
}

function countPack({ list }: PackToCount, contents: StoredContents, isLoading: boolean): FilesState {
  const state = countFiles(list?.files ?? [], contents, isLoading);
  return list ? state : { ...state, status: isLoading ? 'loading' : 'lacking' };
}

function statusOf(states: readonly FilesState[], isLoading: boolean): GameStatus {
  if (states.length === 0) return 'absent';
  if (states.every(({ status }) => status === 'whole')) return 'whole';
  return isLoading ? 'loading' : 'lacking';
}

/**
 * Returns all languages of a game. In manifest format 1, a pack does not name its languages, but its file list does.
 */
const langsOf = (packs: readonly PackToCount[]): Lang[] => [
  ...new Set(
    packs
      .filter(({ langs }) => langs.length < 2)
      .flatMap(({ langs, list }) => (langs.length ? langs : (list?.editions ?? []).map(({ lang }) => lang)))
      .filter(isLang),
  ),
];

function countEdition(
  lang: Lang,
  packs: readonly CountedPack[],
  contents: StoredContents,
  isLoading: boolean,
): EditionState {
  const isEditionSelected = (one: string): boolean =>
    packs.some(({ langs, isSelected }) => isSelected && (langs.length === 0 || langs.join() === one));
  const kept = isEditionSelected(lang);
  // The packs that the device adds or removes together with this language: the pack of the edition, and the packs with
  // the side-by-side pages of this language and another selected language.
  const editionPacks = packs.filter(
    ({ langs }) =>
      langs.length === 0 ||
      (langs.includes(lang) && langs.every((one) => one === lang || isEditionSelected(one))),
  );
  const { entry, page, search } = countKinds(lang, editionPacks, contents);
  const editions = editionPacks.flatMap(({ list }) => list?.editions ?? []);
  const icons = editions.find((one) => one.lang === lang)?.icons ?? 0;
  const states = editionPacks.map(({ state }) => state);
  return {
    lang,
    kept,
    status: kept ? statusOf(states, isLoading) : 'absent',
    size: sum(editionPacks.map(({ size }) => size)),
    bytes: kept ? sum(states.map(({ bytes }) => bytes)) : 0,
    entries: entry,
    pages: page,
    search,
    // Icons are not separate files. They are all in the data file of the edition, so either all or none are stored.
    icons: { here: search.here === search.total ? icons : 0, total: icons },
  };
}

function countKinds(
  lang: Lang,
  packs: readonly CountedPack[],
  contents: StoredContents,
): Record<FileKind, Count> {
  const counts: Record<FileKind, Count> = {
    entry: { here: 0, total: 0 },
    page: { here: 0, total: 0 },
    search: { here: 0, total: 0 },
    other: { here: 0, total: 0 },
  };
  for (const { list } of packs)
    for (const file of list?.files ?? []) {
      const { kind, lang: fileLang } = kindOfFile(file[0]);
      if (fileLang !== lang) continue;
      counts[kind].total++;
      if (isIntact(file, contents)) counts[kind].here++;
    }
  return counts;
}
