// Compiles the files of a private book into the data of its pages, with the same content checks and the same compiler
// as for the games of the site.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { createCompileCache } from '../compile/compile-cache';
import { type CompiledEdition, type CompileOptions, compileGame } from '../compile/compile-game';
import { type CheckOptions, checkGameFiles } from '../content/checks/check-content';
import { createCachedParser } from '../content/parse-entry-file';
import type { RegisteredGame } from '../content/registry';
import { type AddressSettings, privateGameId } from '../core/addresses';
import { cleanFile } from '../core/clean-text';
import { formatDiagnostics } from '../core/diagnostics';
import type { Lang } from '../core/languages';
import type { GameData } from '../data/game-data';
import type {
  SiteBooklet,
  SiteDifferences,
  SiteEdition,
  SiteEntry,
  SiteGame,
  SiteRulings,
} from '../data/site-data-types';
import { alignRulesToLines, type PrintedLine, type RuleLines } from './align-printed-lines';
import { booksOfGame, namingBook, partOfBook, roleOf } from './game-books';
import { idInGame, mergeGames } from './merge-games';
import { BOOK_LIMITS, type PrivateBook, PrivateBookError } from './private-book';
import { shortHash } from './short-hash';

export interface PrivateEdition {
  lang: Lang;
  edition: SiteEdition;
  entries: Record<string, SiteEntry>;
  booklet: SiteBooklet;
  differences: SiteDifferences;
  rulings: SiteRulings;
  data: GameData;
  /** Maps the id of an entry to the printed lines of its rules. */
  marks: Record<string, RuleLines>;
}

export interface CompiledBook {
  game: SiteGame;
  editions: PrivateEdition[];
}

/** Name of the book's folder during the content check, because the id of a private book is not a valid folder name. */
const FOLDER = 'book';

/**
 * Parsed and rendered files of earlier compilations of a book. After an edit, only the files that the edit affects are
 * parsed and rendered again.
 */
export type BookCache = Required<Pick<CheckOptions, 'parseFile'> & Pick<CompileOptions, 'cache'>>;

export const createBookCache = (): BookCache => ({
  parseFile: createCachedParser(),
  cache: createCompileCache(),
});

/** The properties of a private book that the compiler needs. */
export type BookToCompile = Pick<PrivateBook, 'id' | 'files' | 'account' | 'source'>;

/** The properties that the compiler needs to compile a book together with the other books of its game. */
export type BookOfGame = BookToCompile & Pick<PrivateBook, 'name' | 'role' | 'rank' | 'added'>;

export function compileBook(
  book: BookToCompile,
  settings: AddressSettings,
  { parseFile, cache }: Partial<BookCache> = {},
): CompiledBook {
  const game = checkBook(book, parseFile);
  game.id = privateGameId(book.id);
  for (const entries of game.entries.values()) for (const entry of entries.values()) entry.game = game.id;
  return toCompiledBook(game, [book], settings, cache);
}

/**
 * Compiles the books of one game together. Leaves out a book with damaged files, so the reader can still use the other
 * books. If all books are damaged, throws the error of the first book.
 */
export function compileGameBooks(
  gameId: string,
  given: readonly BookOfGame[],
  settings: AddressSettings,
): CompiledBook {
  const books = booksOfGame(given, gameId);
  const [only, ...more] = books;
  if (!only) throw new PrivateBookError('gone');
  if (more.length >= BOOK_LIMITS.books) throw new PrivateBookError('too-large', 'books');
  if (more.length === 0 && partOfBook(only.id) === undefined) return compileBook(only, settings);
  const results = books.map((book) => checkOrError(book));
  const checked = results.flatMap((result) => ('game' in result ? [result] : []));
  const naming = namingBook(checked.map((one) => one.book));
  const byBook = new Map(
    checked.map(({ book, game }) => [book, { id: book.id, name: book.name, role: roleOf(book), game }]),
  );
  const first = naming && byBook.get(naming);
  if (!first) throw results.flatMap((result) => ('error' in result ? [result.error] : []))[0];
  const merged = mergeGames(privateGameId(gameId), [...byBook.values()], first);
  return toCompiledBook(
    merged,
    checked.map(({ book }) => book),
    settings,
  );
}

type CheckResult = { book: BookOfGame; game: RegisteredGame } | { error: unknown };

function checkOrError(book: BookOfGame): CheckResult {
  try {
    return { book, game: checkBook(book) };
  } catch (error) {
    return { error };
  }
}

/** Runs the content check on the files of a book. Returns the game in them, without links to other sites. */
function checkBook(book: BookToCompile, parseFile?: BookCache['parseFile']): RegisteredGame {
  assertWithinLimits(book.files);
  const files = Object.entries(book.files).map(([path, text]) => ({
    path: `${FOLDER}/${path}`,
    text: cleanFile(text),
  }));
  const { game, diagnostics } = checkGameFiles(FOLDER, files, {
    root: '',
    requirePublishedIds: false,
    ...(parseFile && { parseFile }),
  });
  if (!game || diagnostics.length)
    throw new PrivateBookError('not-sound', formatDiagnostics(diagnostics.slice(0, 3)).trim());
  for (const entries of game.entries.values())
    for (const entry of entries.values()) removeExternalLinks(entry.tree);
  return game;
}

function toCompiledBook(
  game: RegisteredGame,
  books: readonly BookToCompile[],
  settings: AddressSettings,
  cache?: BookCache['cache'],
): CompiledBook {
  const compiled = compileGame(game, { settings, hash: shortHash, ...(cache && { cache }) });
  if (!compiled.editions.length) throw new PrivateBookError('nothing-found');
  return {
    game: compiled.game,
    editions: compiled.editions.map((edition) => toPrivateEdition(edition, books)),
  };
}

/**
 * Replaces every Markdown link with its text, because the author of the book is not trusted. Only `[[entry]]`
 * references remain links. Input: `[a die](https://example.org/)`. Output: `a die`.
 */
function removeExternalLinks(tree: Root): void {
  visit(tree, 'link', (node, at, parent) => {
    if (!parent || at === undefined) return;
    parent.children.splice(at, 1, ...(node.children as typeof parent.children));
    return at;
  });
}

/** Matches characters with a special meaning in Markdown, in its extensions or in the syntax of entries. */
const MARK = /[\n*_`[\]|<>&:~\\!^@]|www\./gi;

function countMarks(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(MARK)) count++;
  return count;
}

/** Throws an error that names the exceeded limit if the files are larger than those of any rulebook. */
export function assertWithinLimits(files: PrivateBook['files']): void {
  const texts = Object.values(files);
  const letters = texts.map((text) => text.length);
  const marks = texts.map(countMarks);
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  const largest = (counts: number[]) => counts.reduce((most, count) => Math.max(most, count), 0);
  const sizes = {
    files: texts.length,
    letters: sum(letters),
    entries: Object.keys(files).filter((path) => /^[a-z]{2}\/.+\.md$/.test(path)).length,
    entryLetters: largest(letters),
    marks: sum(marks),
    entryMarks: largest(marks),
  };
  for (const [limit, size] of Object.entries(sizes))
    if (size > BOOK_LIMITS[limit as keyof typeof sizes]) throw new PrivateBookError('too-large', limit);
}

function toPrivateEdition(
  { lang, edition, entries, booklet, differences, rulings, data }: CompiledEdition,
  books: readonly BookToCompile[],
): PrivateEdition {
  const marks: PrivateEdition['marks'] = {};
  for (const book of books) Object.assign(marks, marksOfBook(book, data, lang));
  return { lang, edition, entries, booklet, differences, rulings, data, marks };
}

/** Finds the printed lines of the rules that one book of the game contains. */
function marksOfBook(
  { id, account, source }: BookToCompile,
  data: GameData,
  lang: Lang,
): PrivateEdition['marks'] {
  const marks: PrivateEdition['marks'] = {};
  if (!account?.places) return marks;
  const lines = source?.split('\n') ?? [];
  const linesByEntry = new Map<string, PrintedLine[]>();
  for (const topic of account.topics) {
    const [, entry] = new RegExp(`/${lang}/([^/]+)\\.md$`).exec(topic.file) ?? [];
    if (!entry) continue;
    const printed = topic.lines
      .flatMap(([from, to]) => range(from, to))
      .map((n) => ({ n, text: lines[n - 1] ?? '' }));
    const key = idInGame(id, entry);
    linesByEntry.set(key, [...(linesByEntry.get(key) ?? []), ...printed]);
  }
  for (const entry of data.entries) {
    const printed = linesByEntry.get(entry.id);
    if (printed?.length) marks[entry.id] = alignRulesToLines(entry, printed, data.icons);
  }
  return marks;
}

/**
 * Maximum number of lines in a range of printed lines. Without this limit, a damaged extraction report could create a
 * huge list.
 */
const MAX_RANGE_LINES = 5000;

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(to - from + 1, MAX_RANGE_LINES)) }, (_, at) => from + at);
