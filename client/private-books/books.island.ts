// The private books as other islands use them: read, save, remove, and the data of their pages. Books are compiled in a
// worker.

import { printedPagePath, privateBookId } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { CompiledBook, PrivateEdition } from '@/lib/private-books/compile-book';
import { type PrivateBook, PrivateBookError } from '@/lib/private-books/private-book';
import { remapRules } from '@/lib/private-books/remap-rules';
import { findRuleBoxes } from '@/lib/private-books/rules-on-page';
import { readStored, writeStored } from '../storage';
import * as store from './book-store';
import { startBookWorker } from './worker-client';

/** The version of the site: a part of the path of every client script. */
const CODE_VERSION = /\/client\/([^/]+)\//.exec(import.meta.url)?.[1] ?? '';

/**
 * One compiled edition of a private book. If another version of the site compiled the stored one, it is compiled again.
 */
export async function readEdition(game: string, lang: string): Promise<PrivateEdition | undefined> {
  const id = privateBookId(game);
  const cached = await store.readEdition(id, lang);
  if (cached?.code === CODE_VERSION && CODE_VERSION !== 'dev') return cached;
  const book = await store.readBook(id);
  if (!book) return undefined;
  try {
    const compiled = await compileInWorker(book);
    // If the storage is full, the page is shown without caching.
    await store.writeEditions(id, compiled, CODE_VERSION).catch(() => {});
    return compiled.editions.find((edition) => edition.lang === lang) ?? compiled.editions[0];
  } catch (error) {
    // Offline, the compiler of the new version may be missing: show what the old version compiled.
    if (cached) return cached;
    throw error;
  }
}

export async function readGameData(game: string, lang: string): Promise<GameData> {
  const edition = await readEdition(game, lang);
  if (!edition) throw new PrivateBookError('gone');
  return edition.data;
}

/** Path of the printed page that shows a rule; undefined if the book has no PDF or the rule no printed lines. */
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

/** Compiles a book in a worker of its own. */
export async function compileInWorker(
  book: Pick<PrivateBook, 'id' | 'files' | 'account' | 'source'>,
): Promise<CompiledBook> {
  const { files, id, account, source } = book;
  const worker = startBookWorker();
  try {
    const response = await worker.request({
      ask: 'compile',
      book: { id, files, ...(account && { account }), ...(source !== undefined && { source }) },
    });
    if (!('compiled' in response)) throw new PrivateBookError('broken');
    return response.compiled;
  } finally {
    worker.end();
  }
}

/** Saves a book under its id. If the book exists, pins, history and decisions of the reader follow its rules. */
export async function saveBook(book: PrivateBook, pdf?: Uint8Array): Promise<void> {
  const compiled = await compileInWorker(book);
  await withBooksLock(async () => {
    const before = await Promise.all(compiled.editions.map(({ lang }) => store.readEdition(book.id, lang)));
    await store.writeBook(book, compiled, CODE_VERSION, pdf);
    await refreshBookList();
    for (const [at, { data }] of compiled.editions.entries())
      if (before[at]) remapStored(remapRules(before[at].data, data), data);
  });
  // Asks the browser not to evict the storage. The book is saved even if the browser refuses.
  await navigator.storage?.persist?.().catch(() => false);
}

export async function removeBook(id: string): Promise<void> {
  await withBooksLock(async () => {
    await store.removeBook(id);
    await refreshBookList();
  });
}

/**
 * Copies names and languages of the books to localStorage, so that the home page lists them without opening the
 * database.
 */
export async function refreshBookList(): Promise<void> {
  const books = await store.listBooks();
  const list = Object.fromEntries(books.map(({ id, name, languages }) => [id, [name, ...languages]]));
  if (JSON.stringify(list) !== JSON.stringify(readStored('own'))) writeStored('own', list);
}

/** Replaces old targets by new ones in the reader's pins, history and decisions. */
function remapStored(newTargets: ReadonlyMap<string, string>, { game, lang }: GameData): void {
  if (!newTargets.size) return;
  const remap = (target: string): string => newTargets.get(target) ?? target;
  const remapAll = (targets: readonly string[] = []): string[] => [...new Set(targets.map(remap))];
  const [pins, history, decisions] = [readStored('pins'), readStored('history'), readStored('decisions')];
  const edition = `${game}.${lang}`;
  if (pins[game]) writeStored('pins', { ...pins, [game]: remapAll(pins[game]) });
  if (history[edition]) writeStored('history', { ...history, [edition]: remapAll(history[edition]) });
  if (decisions[game])
    writeStored('decisions', {
      ...decisions,
      [game]: decisions[game].map((one) => ('at' in one && one.at ? { ...one, at: remap(one.at) } : one)),
    });
}

/** Runs `work` under a Web Lock, so that two tabs never write at once. */
const withBooksLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('pravylo-own', work) as Promise<T>) : work();

export { isPdfIntact, listBooks, measureBook, readBook, readPdf } from './book-store';
