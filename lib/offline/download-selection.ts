// Selects what to download: all games of a small library, or the opened and added games of a large one; of each game,
// the languages that the reader reads, has opened or has added.
import { findPair } from '../core/addresses';
import { isLang } from '../core/languages';
import { isLargeLibrary } from '../core/library-size';
import { type FileList, type ListedFile, type ListedPack, packsByGame } from './offline-manifest';

/** The reader's choice. Games are named by id, editions by `outer-rim.uk`. The property names are stored and sent. */
export interface ReaderChoice {
  /** Removed games and editions. */
  notKept: readonly string[];
  /** Opened or added games and editions; those that were removed are ignored. */
  asked: readonly string[];
  /** Languages the reader reads in; a game is downloaded in these by default. */
  langs: readonly string[];
}

export const editionKey = (game: string, lang: string): string => `${game}.${lang}`;

/** The editions that a page shows, by its path without the base path: one, two on a side-by-side page, or none. */
export function editionsOnPage(path: string): string[] {
  const [, game = '', segment = ''] = path.split('/');
  const langs = findPair(segment) ?? (isLang(segment) ? [segment] : []);
  return game === 'shelf' || game === 'not-kept' ? [] : langs.map((lang) => editionKey(game, lang));
}

/** The reader's languages: those the page sent, else those of the record, else those of the opened editions. */
export const resolveReaderLangs = (
  sent: readonly string[] | undefined,
  { asked, langs }: Omit<ReaderChoice, 'notKept'>,
): string[] => [
  ...(sent ?? (langs.length ? langs : new Set(asked.flatMap((key) => key.split('.').slice(1))))),
];

/** The packs to download, in the order of the manifest. A side-by-side pack needs both its languages. */
export function selectPacks<Pack extends Pick<ListedPack, 'game' | 'langs'>>(
  packs: readonly Pack[],
  choice: ReaderChoice,
): Pack[] {
  const games = packsByGame({ packs: packs as unknown as ListedPack[] });
  const isLarge = isLargeLibrary([...games.keys()]);
  const langs = new Map<string, string[]>();
  for (const [game, gamePacks] of games)
    if (isGameSelected(game, choice, isLarge)) {
      const editions = gamePacks.filter((pack) => pack.langs.length === 1).flatMap((pack) => pack.langs);
      langs.set(game, selectLangs(game, editions, choice));
    }
  return packs.filter((pack) => {
    const selected = langs.get(pack.game);
    return selected && pack.langs.every((lang) => selected.includes(lang));
  });
}

/**
 * Finds the language of a shell file: `/shelf/ru/`, `/install/ru.webmanifest`, `/client/0a1b/strings-ru-offline.js`.
 * Files that all languages need do not match: `/client/0a1b/main.js`.
 */
const SHELL_LANG =
  /^\/(?:shelf\/|not-kept\/|install\/|client\/[^/]+\/(?:strings|colloquial)-)([a-z]+)(?=[/.-])/;

/** The key in `ReaderChoice.asked` of a reader who has added a private book. */
export const PRIVATE_BOOKS_KEY = 'own';
/** Shell files that only such a reader needs: `/client/0a1b/book-worker.js`. */
const PRIVATE_BOOK_FILES =
  /^\/client\/[^/]+\/(?:private-books-reader|book-worker|strings-[a-z]+-private-books)\./;

/** What to store of one version. */
export interface DownloadSelection {
  packs: readonly ListedPack[];
  langs: readonly string[];
  withPrivateBooks: boolean;
}

export const selectDownloads = (packs: readonly ListedPack[], choice: ReaderChoice): DownloadSelection => ({
  packs: selectPacks(packs, choice),
  langs: choice.langs,
  withPrivateBooks: choice.asked.includes(PRIVATE_BOOKS_KEY),
});

/**
 * The shell files in the languages of the reader, of the selected editions and of the root page. A private book can
 * be in any language, so its readers get the strings of all languages.
 */
export function selectShellFiles(
  { files, home }: Pick<FileList, 'files' | 'home'>,
  {
    packs,
    langs,
    withPrivateBooks,
  }: Omit<DownloadSelection, 'packs'> & { packs: readonly Pick<ListedPack, 'langs'>[] },
): ListedFile[] {
  const needed = new Set([home, ...langs, ...packs.flatMap((pack) => pack.langs)]);
  return files.filter(([path]) => {
    // Lists of older versions have no `home`; all their files are needed.
    const lang = home && SHELL_LANG.exec(path)?.[1];
    const isLangNeeded =
      !lang || !isLang(lang) || needed.has(lang) || (withPrivateBooks && path.startsWith('/client/'));
    return isLangNeeded && (withPrivateBooks || !PRIVATE_BOOK_FILES.test(path));
  });
}

const isGameSelected = (game: string, { notKept, asked }: ReaderChoice, isLarge: boolean): boolean =>
  !notKept.includes(game) &&
  (!isLarge || asked.some((one) => one === game || one.startsWith(editionKey(game, ''))));

/** Falls back to the first language of a game that has none of the reader's. */
function selectLangs(
  game: string,
  all: readonly string[],
  { notKept, asked, langs }: ReaderChoice,
): string[] {
  const read = all.filter((lang) => langs.includes(lang) || asked.includes(editionKey(game, lang)));
  return (read.length ? read : all.slice(0, 1)).filter((lang) => !notKept.includes(editionKey(game, lang)));
}

type GameChoice = Pick<ReaderChoice, 'notKept' | 'asked'>;

const isOf = (game: string) => (key: string) => key === game || key.startsWith(editionKey(game, ''));
const plus = (keys: readonly string[], ...added: string[]): string[] => [...new Set([...keys, ...added])];
const minus = (keys: readonly string[], ...removed: string[]): string[] =>
  keys.filter((key) => !removed.includes(key));

/** Switches a game on or off. Switched on, it returns in its default and its added languages. */
export const switchGame = ({ notKept, asked }: GameChoice, game: string, on: boolean): GameChoice =>
  on
    ? { notKept: notKept.filter((key) => !isOf(game)(key)), asked: plus(asked, game) }
    : { notKept: plus(notKept, game), asked: minus(asked, game) };

/**
 * Switches one language of a game on or off. `all` are the languages of the game, `kept` those selected now. A game
 * that was off is switched on in this language alone; removing the last language switches the game off.
 */
export function switchEdition(
  { notKept, asked }: GameChoice,
  { game, lang, all, kept }: { game: string; lang: string; all: readonly string[]; kept: readonly string[] },
  on: boolean,
): GameChoice {
  const key = editionKey(game, lang);
  if (on) {
    const others = notKept.includes(game) ? all.filter((one) => one !== lang) : [];
    return {
      notKept: plus(minus(notKept, game, key), ...others.map((one) => editionKey(game, one))),
      asked: plus(asked, key),
    };
  }
  const isLast = kept.every((one) => one === lang);
  return isLast
    ? switchGame({ notKept, asked: minus(asked, key) }, game, false)
    : { notKept: plus(notKept, key), asked: minus(asked, key) };
}
