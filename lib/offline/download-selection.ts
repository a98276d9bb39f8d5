// What belongs on this device: of a small library all games, of a large one those the reader has opened or asked for; and of
// a game the languages the reader reads, opened or asked for.
import { findPair } from '../core/addresses';
import { isLang } from '../core/languages';
import { isLargeLibrary } from '../core/library-size';
import { type FileList, type ListedFile, type ListedPack, packsByGame } from './offline-manifest';

/** What the reader has said. A game goes by its id, an edition by `outer-rim.uk`. */
export interface Choice {
  /** Refused: games and editions. */
  notKept: readonly string[];
  /** Opened once, or switched on: games and editions; those refused do not count. */
  asked: readonly string[];
  /** Languages the reader reads in; unasked, a game comes in these. */
  langs: readonly string[];
}

export const editionKey = (game: string, lang: string): string => `${game}.${lang}`;

/** The editions that a page shows, by its address without the sub-path: one, two side by side, or none. */
export function editionsAt(path: string): string[] {
  const [, game = '', segment = ''] = path.split('/');
  const langs = findPair(segment) ?? (isLang(segment) ? [segment] : []);
  return game === 'shelf' || game === 'not-kept' ? [] : langs.map((lang) => editionKey(game, lang));
}

/** What the reader reads in: as said; else as known; else as the editions that were opened. A game's page alone says nothing. */
export const readLangs = (
  said: readonly string[] | undefined,
  { asked, langs }: Omit<Choice, 'notKept'>,
): string[] => [
  ...(said ?? (langs.length ? langs : new Set(asked.flatMap((key) => key.split('.').slice(1))))),
];

/** The packs that belong on the device, in their order. */
export function findWanted<Pack extends Pick<ListedPack, 'game' | 'langs'>>(
  packs: readonly Pack[],
  choice: Choice,
): Pack[] {
  const games = packsByGame({ packs: packs as unknown as ListedPack[] });
  const isLarge = isLargeLibrary([...games.keys()]);
  const langs = new Map<string, string[]>();
  for (const [game, own] of games)
    if (isWantedGame(game, choice, isLarge)) {
      const editions = own.filter((pack) => pack.langs.length === 1).flatMap((pack) => pack.langs);
      langs.set(game, wantedLangs(game, editions, choice));
    }
  return packs.filter((pack) => {
    const wanted = langs.get(pack.game);
    return wanted && pack.langs.every((lang) => wanted.includes(lang));
  });
}

/** The language that a file of the shell is in: words of the interface, shelves, manifests; undefined for what all of them need. */
const SHELL_LANG =
  /^\/(?:shelf\/|not-kept\/|install\/|client\/[^/]+\/(?:strings|colloquial)-)([a-z]+)(?=[/.-])/;

/** What is asked for by whoever adds a book of their own, and the files that are for nobody else. */
export const OWN_BOOKS = 'own';
const OWN_TOOLS = /^\/client\/[^/]+\/(?:private-books-reader|book-worker|strings-[a-z]+-private-books)\./;

/** What of a version belongs on the device. */
export interface Wanted {
  packs: readonly ListedPack[];
  langs: readonly string[];
  ownBooks: boolean;
}

export const toWanted = (packs: readonly ListedPack[], choice: Choice): Wanted => ({
  packs: findWanted(packs, choice),
  langs: choice.langs,
  ownBooks: choice.asked.includes(OWN_BOOKS),
});

/** Of the shell, what the reader's languages need: those read in, and those of the editions that are kept. A private book may be in any. */
export function wantedShell(
  { files, home }: Pick<FileList, 'files' | 'home'>,
  { packs, langs, ownBooks }: Omit<Wanted, 'packs'> & { packs: readonly Pick<ListedPack, 'langs'>[] },
): ListedFile[] {
  const spoken = new Set([home, ...langs, ...packs.flatMap((pack) => pack.langs)]);
  return files.filter(([path]) => {
    const lang = home && SHELL_LANG.exec(path)?.[1];
    const isSpoken = !lang || !isLang(lang) || spoken.has(lang) || (ownBooks && path.startsWith('/client/'));
    return isSpoken && (ownBooks || !OWN_TOOLS.test(path));
  });
}

const isWantedGame = (game: string, { notKept, asked }: Choice, isLarge: boolean): boolean =>
  !notKept.includes(game) &&
  (!isLarge || asked.some((one) => one === game || one.startsWith(editionKey(game, ''))));

/** The first language of a game that has none of the reader's. */
function wantedLangs(game: string, all: readonly string[], { notKept, asked, langs }: Choice): string[] {
  const read = all.filter((lang) => langs.includes(lang) || asked.includes(editionKey(game, lang)));
  return (read.length ? read : all.slice(0, 1)).filter((lang) => !notKept.includes(editionKey(game, lang)));
}

type Kept = Pick<Choice, 'notKept' | 'asked'>;

const isOf = (game: string) => (key: string) => key === game || key.startsWith(editionKey(game, ''));
const plus = (keys: readonly string[], ...more: string[]): string[] => [...new Set([...keys, ...more])];
const minus = (keys: readonly string[], ...less: string[]): string[] =>
  keys.filter((key) => !less.includes(key));

/** A game switched on comes in the languages it would have come in, and in those that were asked for. */
export const turnGame = ({ notKept, asked }: Kept, game: string, on: boolean): Kept =>
  on
    ? { notKept: notKept.filter((key) => !isOf(game)(key)), asked: plus(asked, game) }
    : { notKept: plus(notKept, game), asked: minus(asked, game) };

/** One language switched on or off, of all that the game has and those kept now. A game that was off comes in this one alone. */
export function turnEdition(
  { notKept, asked }: Kept,
  { game, lang, all, kept }: { game: string; lang: string; all: readonly string[]; kept: readonly string[] },
  on: boolean,
): Kept {
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
    ? turnGame({ notKept, asked: minus(asked, key) }, game, false)
    : { notKept: plus(notKept, key), asked: minus(asked, key) };
}
