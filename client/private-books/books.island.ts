// What other parts ask of private books: their data, their pages, the list of them. It brings the compiler only where it is needed.

import { bookOf, printPath } from '@/lib/core/addresses';
import type { GameData } from '@/lib/data/game-data';
import type { CompiledBook, OwnEdition } from '@/lib/private-books/compile-book';
import { type OwnBook, PrivateBookError } from '@/lib/private-books/private-book';
import { carryOver } from '@/lib/private-books/remap-rules';
import { boxesOf } from '@/lib/private-books/rules-on-page';
import { readStored, writeStored } from '../storage';
import * as shelf from './book-store';
import { askWorker } from './worker-client';

/** The version of this code: it stands in the address of every part. */
const CODE = /\/client\/([^/]+)\//.exec(import.meta.url)?.[1] ?? '';

/** One edition of a private book as its pages show it; compiled anew where the site has changed since. */
export async function readEdition(game: string, lang: string): Promise<OwnEdition | undefined> {
  const id = bookOf(game);
  const kept = await shelf.readEdition(id, lang);
  if (kept?.code === CODE && CODE !== 'dev') return kept;
  const book = await shelf.readBook(id);
  if (!book) return undefined;
  try {
    const compiled = await compile(book);
    // Without room for it the page is shown all the same.
    await shelf.keepEditions(id, compiled, CODE).catch(() => {});
    return compiled.editions.find((edition) => edition.lang === lang) ?? compiled.editions[0];
  } catch (error) {
    // Without a network the compiler of a newer site may not be here yet: what the older one made is shown.
    if (kept) return kept;
    throw error;
  }
}

export async function readData(game: string, lang: string): Promise<GameData> {
  const edition = await readEdition(game, lang);
  if (!edition) throw new PrivateBookError('gone');
  return edition.data;
}

/** Address of the picture of the page a rule is printed on, its lines marked; undefined where there is no picture. */
export async function findPrinted(game: string, lang: string, target: string): Promise<string | undefined> {
  const [edition, book] = await Promise.all([readEdition(game, lang), shelf.readBook(bookOf(game))]);
  if (!edition || !book?.print) return undefined;
  const [first] = boxesOf(edition, book.account?.places ?? [], target);
  return first && printPath(game, lang, first[0], target);
}

export async function compile(
  book: Pick<OwnBook, 'id' | 'files' | 'account' | 'source'>,
): Promise<CompiledBook> {
  const { files, id, account, source } = book;
  const asked = askWorker();
  try {
    const answer = await asked.ask({
      ask: 'compile',
      book: { id, files, ...(account && { account }), ...(source !== undefined && { source }) },
    });
    if (!('compiled' in answer)) throw new PrivateBookError('broken');
    return answer.compiled;
  } finally {
    asked.end();
  }
}

/** Keeps a book under its id; two tabs take turns, and the list says the same to all of them. */
export async function keep(book: OwnBook, print?: Uint8Array): Promise<void> {
  const compiled = await compile(book);
  await inTurn(async () => {
    const before = await Promise.all(compiled.editions.map(({ lang }) => shelf.readEdition(book.id, lang)));
    await shelf.keepBook(book, compiled, CODE, print);
    await refreshList();
    for (const [at, { data }] of compiled.editions.entries())
      if (before[at]) carryStored(carryOver(before[at].data, data), data);
  });
  // A wish, not a condition: what is kept stays readable without it.
  await navigator.storage?.persist?.().catch(() => false);
}

export async function remove(id: string): Promise<void> {
  await inTurn(async () => {
    await shelf.removeBook(id);
    await refreshList();
  });
}

/** The shelf draws its cards from this list, without opening any storage that takes time. */
export async function refreshList(): Promise<void> {
  const books = await shelf.listBooks();
  const list = Object.fromEntries(books.map(({ id, name, languages }) => [id, [name, ...languages]]));
  if (JSON.stringify(list) !== JSON.stringify(readStored('own'))) writeStored('own', list);
}

/** What the reader pinned, read and decided follows the rules of a book that was read again. */
function carryStored(moved: ReadonlyMap<string, string>, { game, lang }: GameData): void {
  if (!moved.size) return;
  const now = (target: string): string => moved.get(target) ?? target;
  const all = (targets: readonly string[] = []): string[] => [...new Set(targets.map(now))];
  const [pins, history, decisions] = [readStored('pins'), readStored('history'), readStored('decisions')];
  const edition = `${game}.${lang}`;
  if (pins[game]) writeStored('pins', { ...pins, [game]: all(pins[game]) });
  if (history[edition]) writeStored('history', { ...history, [edition]: all(history[edition]) });
  if (decisions[game])
    writeStored('decisions', {
      ...decisions,
      [game]: decisions[game].map((one) => ('at' in one && one.at ? { ...one, at: now(one.at) } : one)),
    });
}

const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('pravylo-own', work) as Promise<T>) : work();

export { isPrintWhole, listBooks, readBook, readPrint, weigh } from './book-store';
