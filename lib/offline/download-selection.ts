// Selects what to download for offline use. On a site with few games, the device downloads all games. On a site with
// many games, it downloads only the games that the reader has opened or added. It downloads each game in the languages
// that the reader reads, has opened or has added.

import { isLargeSite } from '../core/is-large-site';
import { isLang } from '../core/languages';
import { findPair } from '../core/parse-address';
import { type FileList, type ListedFile, type ListedPack, packsByGame } from './offline-manifest';

/**
 * The reader's choice of downloads: ids of games (`outer-rim`) and of editions (`outer-rim.uk`). The property names
 * must not change, because devices store them and pages send them in messages.
 */
export interface ReaderChoice {
  /** Games and editions that the reader removed. */
  notKept: readonly string[];
  /** Games and editions that the reader opened or added. The selection ignores those that are also in `notKept`. */
  asked: readonly string[];
  /** Languages that the reader reads. By default, the device downloads a game in these languages. */
  langs: readonly string[];
}

export const editionKey = (game: string, lang: string): string => `${game}.${lang}`;

/** Returns the game of an edition or a game: `outer-rim` for `outer-rim.uk` and for `outer-rim`. */
const gameOfKey = (key: string): string => key.split('.')[0] ?? key;

/**
 * Returns the editions that a page shows: two on a page that shows an entry in two languages side by side, otherwise
 * one or none. `path` is the path without the base path of the site.
 */
export function editionsOnPage(path: string): string[] {
  const [, game = '', segment = ''] = path.split('/');
  const langs = findPair(segment) ?? (isLang(segment) ? [segment] : []);
  return game === 'shelf' || game === 'not-kept' ? [] : langs.map((lang) => editionKey(game, lang));
}

/**
 * Returns the reader's languages: those that the page sent, otherwise the stored `langs`, otherwise the languages of
 * the editions that the reader opened or added.
 */
export const resolveReaderLangs = (
  sent: readonly string[] | undefined,
  { asked, langs }: Omit<ReaderChoice, 'notKept'>,
): string[] => [
  ...(sent ?? (langs.length ? langs : new Set(asked.flatMap((key) => key.split('.').slice(1))))),
];

/**
 * Returns the packs to download, in the order of the manifest. Includes a pack with side-by-side pages only if both its
 * languages are selected.
 */
export function selectPacks<Pack extends Pick<ListedPack, 'game' | 'langs'>>(
  packs: readonly Pack[],
  choice: ReaderChoice,
): Pack[] {
  const asked = new Set(choice.asked.map(gameOfKey));
  const removed = new Set(choice.notKept);
  const isLarge = isLargeSite([...new Set(packs.map(({ game }) => game))]);
  return selectLangPacks(packs, choice, (game) => !removed.has(game) && (!isLarge || asked.has(game)));
}

/** Returns the packs of every game that would be downloaded if the reader switched this game on. */
export const selectPacksIfKept = <Pack extends Pick<ListedPack, 'game' | 'langs'>>(
  packs: readonly Pack[],
  choice: ReaderChoice,
): Pack[] => selectLangPacks(packs, { ...choice, notKept: [] }, () => true);

/** Returns the packs of the selected games in the languages that the reader has chosen. */
function selectLangPacks<Pack extends Pick<ListedPack, 'game' | 'langs'>>(
  packs: readonly Pack[],
  choice: ReaderChoice,
  isGameSelected: (game: string) => boolean,
): Pack[] {
  const games = packsByGame({ packs: packs as unknown as ListedPack[] });
  const langs = new Map<string, string[]>();
  for (const [game, gamePacks] of games)
    if (isGameSelected(game)) {
      const editions = gamePacks.filter((pack) => pack.langs.length === 1).flatMap((pack) => pack.langs);
      langs.set(game, selectLangs(game, editions, choice));
    }
  return packs.filter((pack) => {
    const selected = langs.get(pack.game);
    return selected && pack.langs.every((lang) => selected.includes(lang));
  });
}

/**
 * Captures the language in the path of a shell file (a file that belongs to no game): `/shelf/ru/`,
 * `/data/names/ru.json`, `/install/ru.webmanifest`, `/client/0a1b/strings-ru-offline.js`. Does not match files that all
 * languages need, such as `/client/0a1b/main.js`.
 */
const SHELL_LANG =
  /^\/(?:shelf\/|not-kept\/|install\/|data\/names\/|client\/[^/]+\/(?:strings|colloquial)-)([a-z]+)(?=[/.-])/;

/** An item of `ReaderChoice.asked` with this value means that the reader has added a private book. */
export const PRIVATE_BOOKS_KEY = 'own';
/**
 * Matches the paths of files that the device stores only for readers with private books: `/client/0a1b/book-worker.js`.
 * The scripts of the editor are among them, because editing a game of the site needs the network anyway.
 */
const PRIVATE_BOOK_FILES =
  /^\/client\/[^/]+\/(?:private-books-reader|shared-private-books_editor|editor-page|book-worker|translations|strings-[a-z]+-(?:private-books|editor))\./;

/** Matches the paths of files that are not texts, which a pack cannot contain. */
const BINARY_FILES = /\.(?:woff2|png|ico)$/;

/**
 * Returns the name of the pack that contains a shell file (a file that belongs to no game): a language, or an empty
 * text for the pack that every device needs. Returns undefined if the file is in no pack.
 */
export function shellPackOf(path: string): string | undefined {
  if (BINARY_FILES.test(path) || PRIVATE_BOOK_FILES.test(path)) return undefined;
  const lang = SHELL_LANG.exec(path)?.[1];
  return lang && isLang(lang) ? lang : '';
}

/**
 * What to store of one version of the site: packs of games, and shell files in some languages, with or without the
 * files for private books.
 */
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
 * Returns the shell files (files that belong to no game) that the reader needs: those without a language, and those in
 * the languages of the reader, of the selected editions and of the root page. A private book can be in any language, so
 * a reader with private books gets the scripts of all languages.
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
    // The file list of an older version has no property `home`. The device needs all files of such a list.
    const lang = home && SHELL_LANG.exec(path)?.[1];
    const isLangNeeded =
      !lang || !isLang(lang) || needed.has(lang) || (withPrivateBooks && path.startsWith('/client/'));
    return isLangNeeded && (withPrivateBooks || !PRIVATE_BOOK_FILES.test(path));
  });
}

/**
 * Returns the languages in which to download a game: those that the reader reads, opened or added, without those that
 * the reader removed. If the game has none of these languages, chooses its first language.
 */
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

/**
 * Switches the download of a game on or off. When a game is switched on again, the device downloads it in the languages
 * that the reader reads and in those that the reader added to the game.
 */
export const switchGame = ({ notKept, asked }: GameChoice, game: string, on: boolean): GameChoice =>
  on
    ? { notKept: notKept.filter((key) => !isOf(game)(key)), asked: plus(asked, game) }
    : { notKept: plus(notKept, game), asked: minus(asked, game) };

/**
 * Switches the download of one language of a game on or off. `all` lists the languages of the game, and `kept` lists
 * those that are selected now. If the game was off, only this language is switched on. If the last language is switched
 * off, the game is switched off.
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
