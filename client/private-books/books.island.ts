// Reads, saves and removes private books (rulebooks that the reader has added), and gives their data to other islands.
// A worker compiles the books.

import { printedPagePath, privateBookId } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { BookOfGame, CompiledBook, PrivateEdition } from '@/lib/private-books/compile-book';
import { bookOfEntry, booksOfGame, namingBook, partOfBook } from '@/lib/private-books/game-books';
import { gameOfBook } from '@/lib/private-books/game-of-book';
import { type PrivateBook, PrivateBookError } from '@/lib/private-books/private-book';
import { remapRules } from '@/lib/private-books/remap-rules';
import { findRuleBoxes } from '@/lib/private-books/rules-on-page';
import { readStored, updateStored } from '../storage';
import * as store from './book-store';
import { startBookWorker, toCompiledBook } from './book-worker-client';

/** Version of the site. The path of this script contains it, because every version has its own folder of scripts. */
const CODE_VERSION = /\/client\/([^/]+)\//.exec(import.meta.url)?.[1] ?? '';

/**
 * Returns a compiled edition of a private game. If another version of the site compiled the cached edition, compiles
 * the books of the game again.
 */
export async function readEdition(game: string, lang: string): Promise<PrivateEdition | undefined> {
  const id = privateBookId(game);
  const cached = await store.readEdition(id, lang);
  if (cached?.code === CODE_VERSION && CODE_VERSION !== 'dev') return cached;
  const books = await store.readGameBooks(id);
  if (!books.length) return undefined;
  try {
    const compiled = await compileInWorker(books);
    // If the storage is full, the compiled edition is not stored, but the page shows it.
    await store.writeEditions(id, compiled, CODE_VERSION).catch(() => {});
    return compiled.editions.find((edition) => edition.lang === lang) ?? compiled.editions[0];
  } catch (error) {
    // Without a network, the compiler of the new version may not be available. In this case, the page shows the edition
    // that the old version compiled.
    if (cached) return cached;
    throw error;
  }
}

export async function readGameData(game: string, lang: string): Promise<GameData> {
  const edition = await readEdition(game, lang);
  if (!edition) throw new PrivateBookError('gone');
  return edition.data;
}

/**
 * Returns the path of the printed page that contains a rule. Returns undefined if the book has no PDF, or if the lines
 * of the rule are unknown.
 */
export async function findPrintedPagePath(
  game: string,
  lang: string,
  target: string,
): Promise<string | undefined> {
  const [edition, books] = await Promise.all([
    readEdition(game, lang),
    store.readGameBooks(privateBookId(game)),
  ]);
  const book = bookOfEntry(books, target);
  if (!edition || !book?.print) return undefined;
  const [first] = findRuleBoxes(edition, book.account?.places ?? [], target);
  return first && printedPagePath(game, lang, first[0], { part: partOfBook(book.id), target });
}

/** Compiles the books of one game in a new worker. */
export async function compileInWorker(books: readonly BookOfGame[]): Promise<CompiledBook> {
  const worker = startBookWorker();
  try {
    const game = gameOfBook(books[0]?.id ?? '');
    return toCompiledBook(await worker.request({ ask: 'compile', game, books: books.map(toBookOfGame) }));
  } finally {
    worker.end();
  }
}

/** Returns only those properties of a book that the worker needs. */
const toBookOfGame = ({ id, name, role, rank, added, files, account, source }: BookOfGame): BookOfGame => ({
  id,
  name,
  added,
  files,
  ...(role && { role }),
  ...(rank !== undefined && { rank }),
  ...(account && { account }),
  ...(source !== undefined && { source }),
});

/**
 * Saves a book under its id, with the compiled form from the review. If the book was added to a game, all books of the
 * game are compiled again. If the book already exists, the reader's pins, history and decisions get the new addresses
 * of their rules.
 */
export async function saveBook(book: PrivateBook, compiled: CompiledBook, pdf?: Uint8Array): Promise<void> {
  await withBooksLock(async () => {
    const game = gameOfBook(book.id);
    const others = (await store.readGameBooks(game)).filter(({ id }) => id !== book.id);
    const isAlone = others.length === 0 && partOfBook(book.id) === undefined;
    const all = isAlone ? compiled : await compileInWorker([...others, book]);
    const before = await Promise.all(all.editions.map(({ lang }) => store.readEdition(game, lang)));
    await store.writeBook(book, all, CODE_VERSION, pdf);
    await refreshBookList();
    for (const [at, { data }] of all.editions.entries())
      if (before[at]) await remapStored(remapRules(before[at].data, data), data);
  });
  // Asks the browser not to delete the stored data. Firefox asks the reader for this, and the promise stays pending
  // until the reader answers. Therefore this function does not wait; the book is already saved.
  void navigator.storage?.persist?.().catch(() => false);
}

export async function removeBook(id: string): Promise<void> {
  await withBooksLock(async () => {
    await store.removeBook(id);
    await refreshBookList();
  });
}

/**
 * Changes the order in which the books of a game overrule each other. `ids` are the ids of the books in the new order.
 */
export async function orderBooks(game: string, ids: readonly string[]): Promise<void> {
  await withBooksLock(async () => {
    const books = await store.readGameBooks(game);
    await store.writeBookOrder(
      game,
      books.map((book) => ({ ...book, rank: ids.indexOf(book.id) })),
    );
  });
}

/**
 * Copies the names and languages of the games to localStorage. The home page can then list the games without opening
 * the database.
 */
export async function refreshBookList(): Promise<void> {
  const list = listGames(await store.listBooks());
  if (JSON.stringify(list) !== JSON.stringify(readStored('own'))) await updateStored('own', () => list);
}

/**
 * Returns the name and the languages of each game. The first language is the language of the book whose name is the
 * name of the game.
 */
export function listGames(books: readonly PrivateBook[]): Record<string, string[]> {
  const games = new Set(books.map(({ id }) => gameOfBook(id)));
  return Object.fromEntries(
    [...games].map((game) => {
      const ofGame = booksOfGame(books, game);
      const naming = namingBook(ofGame);
      const languages = [naming, ...ofGame.toReversed()].flatMap((book) => book?.languages ?? []);
      return [game, [naming?.name ?? game, ...new Set(languages)]];
    }),
  );
}

/** Replaces old addresses of rules with new ones in the reader's pins, history and decisions. */
async function remapStored(newTargets: ReadonlyMap<string, string>, { game, lang }: GameData): Promise<void> {
  if (!newTargets.size) return;
  const remap = (target: string): string => newTargets.get(target) ?? target;
  const remapAll = (targets: readonly string[] = []): string[] => [...new Set(targets.map(remap))];
  const edition = `${game}.${lang}`;
  await Promise.all([
    updateStored('pins', (pins) => (pins[game] ? { ...pins, [game]: remapAll(pins[game]) } : pins)),
    updateStored('history', (all) => (all[edition] ? { ...all, [edition]: remapAll(all[edition]) } : all)),
    updateStored('decisions', (all) =>
      all[game]
        ? {
            ...all,
            [game]: all[game].map((one) => ('at' in one && one.at ? { ...one, at: remap(one.at) } : one)),
          }
        : all,
    ),
  ]);
}

/** Runs `work` under a Web Lock, so that two tabs never write at the same time. */
const withBooksLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('pravylo-own', work) as Promise<T>) : work();
