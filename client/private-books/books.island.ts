// Reads, saves and removes private books (rulebooks that the reader has added), and gives their data to other islands.
// A worker compiles the books.

import { printedPagePath, privateBookId } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { CompiledBook, PrivateEdition } from '@/lib/private-books/compile-book';
import { type PrivateBook, PrivateBookError } from '@/lib/private-books/private-book';
import { remapRules } from '@/lib/private-books/remap-rules';
import { findRuleBoxes } from '@/lib/private-books/rules-on-page';
import { readStored, updateStored } from '../storage';
import * as store from './book-store';
import { startBookWorker, toCompiledBook } from './book-worker-client';

/** Version of the site. The path of this script contains it, because every version has its own folder of scripts. */
const CODE_VERSION = /\/client\/([^/]+)\//.exec(import.meta.url)?.[1] ?? '';

/**
 * Returns a compiled edition of a private book. If the cached edition was compiled by another version of the site,
 * compiles the book again.
 */
export async function readEdition(game: string, lang: string): Promise<PrivateEdition | undefined> {
  const id = privateBookId(game);
  const cached = await store.readEdition(id, lang);
  if (cached?.code === CODE_VERSION && CODE_VERSION !== 'dev') return cached;
  const book = await store.readBook(id);
  if (!book) return undefined;
  try {
    const compiled = await compileInWorker(book);
    // If the storage is full, the compiled edition is not stored. The page is shown nevertheless.
    await store.writeEditions(id, compiled, CODE_VERSION).catch(() => {});
    return compiled.editions.find((edition) => edition.lang === lang) ?? compiled.editions[0];
  } catch (error) {
    // Without a network, the compiler of the new version may not be available. In this case, the edition that the old
    // version compiled is used.
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
  const [edition, book] = await Promise.all([readEdition(game, lang), store.readBook(privateBookId(game))]);
  if (!edition || !book?.print) return undefined;
  const [first] = findRuleBoxes(edition, book.account?.places ?? [], target);
  return first && printedPagePath(game, lang, first[0], target);
}

/** Compiles a book in a new worker. */
export async function compileInWorker(
  book: Pick<PrivateBook, 'id' | 'files' | 'account' | 'source'>,
): Promise<CompiledBook> {
  const { files, id, account, source } = book;
  const worker = startBookWorker();
  try {
    return toCompiledBook(
      await worker.request({
        ask: 'compile',
        book: { id, files, ...(account && { account }), ...(source !== undefined && { source }) },
      }),
    );
  } finally {
    worker.end();
  }
}

/**
 * Saves a book under its id, with the compiled form from the review. If the book already exists, the reader's pins,
 * history and decisions get the new addresses of their rules.
 */
export async function saveBook(book: PrivateBook, compiled: CompiledBook, pdf?: Uint8Array): Promise<void> {
  await withBooksLock(async () => {
    const before = await Promise.all(compiled.editions.map(({ lang }) => store.readEdition(book.id, lang)));
    await store.writeBook(book, compiled, CODE_VERSION, pdf);
    await refreshBookList();
    for (const [at, { data }] of compiled.editions.entries())
      if (before[at]) await remapStored(remapRules(before[at].data, data), data);
  });
  // Asks the browser not to evict the storage. The book is already saved. Firefox asks the reader, and the promise stays
  // pending until the reader answers, so this function does not wait for it.
  void navigator.storage?.persist?.().catch(() => false);
}

export async function removeBook(id: string): Promise<void> {
  await withBooksLock(async () => {
    await store.removeBook(id);
    await refreshBookList();
  });
}

/**
 * Copies the names and languages of the books to localStorage. The home page can then list the books without opening
 * the database.
 */
export async function refreshBookList(): Promise<void> {
  const books = await store.listBooks();
  const list = Object.fromEntries(books.map(({ id, name, languages }) => [id, [name, ...languages]]));
  if (JSON.stringify(list) !== JSON.stringify(readStored('own'))) await updateStored('own', () => list);
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
