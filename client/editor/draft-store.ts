// The IndexedDB database of drafts. A draft contains the files of a book that a reader has changed in the editor, and a
// log of steps (the changes that the reader can undo). Every change is one transaction with strict durability, so a
// crash loses nothing that the page has reported as saved.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Step } from '@/lib/editing/change-log';
import { type DraftFile, inspectDraft, type StoredDraft } from '@/lib/editing/draft';

interface DraftHead {
  game: string;
  name: string;
  /** Increases by 1 with every write, so that a tab notices that another tab has changed the draft. */
  revision: number;
  /** Number of steps at the start of the log that are applied. The reader has undone the steps after them. */
  at: number;
  /** Time of the last change, in milliseconds since 1970. */
  changed: number;
}

interface DraftsDatabase extends DBSchema {
  heads: { key: string; value: DraftHead };
  /** The changed files. The key is the id of the game and the path of the file. */
  files: { key: [string, string]; value: DraftFile };
  /** The steps of the log. The key is the id of the game and the number of the step, from 0. */
  steps: { key: [string, number]; value: Step };
}

const NAME = 'pravylo-drafts';
/** A release that changes the schema raises this number and migrates the records in `upgrade`. */
const VERSION = 1;

let opening: Promise<IDBPDatabase<DraftsDatabase>> | undefined;

function open(): Promise<IDBPDatabase<DraftsDatabase>> {
  opening ??= openDB<DraftsDatabase>(NAME, VERSION, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('heads', { keyPath: 'game' });
        db.createObjectStore('files');
        db.createObjectStore('steps');
      }
    },
    // Closes the database when another tab wants to open it with a newer schema; the other tab would otherwise wait.
    blocking: () => void opening?.then((db) => db.close()).finally(() => (opening = undefined)),
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Returns the range of all keys that begin with the id of the game. */
const rangeOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Reads a draft. Omits damaged parts of the record. */
export async function readDraft(game: string): Promise<StoredDraft | undefined> {
  return readIn((await open()).transaction(['heads', 'files', 'steps']), game);
}

/** The methods of an IndexedDB transaction that `readIn` calls. */
interface Readable {
  objectStore(name: 'heads' | 'files' | 'steps'): {
    get(key: string): Promise<unknown>;
    getAll(range: IDBKeyRange): Promise<unknown[]>;
    getAllKeys(range: IDBKeyRange): Promise<unknown[]>;
  };
}

async function readIn(transaction: unknown, game: string): Promise<StoredDraft | undefined> {
  const stores = transaction as Readable;
  const [head, paths, files, steps] = await Promise.all([
    stores.objectStore('heads').get(game),
    stores.objectStore('files').getAllKeys(rangeOf(game)),
    stores.objectStore('files').getAll(rangeOf(game)),
    stores.objectStore('steps').getAll(rangeOf(game)),
  ]);
  if (!head) return undefined;
  const named = Object.fromEntries(
    files.map((file, at) => [String((paths[at] as [string, string])[1]), file]),
  );
  return inspectDraft({ ...Object(head), files: named, steps });
}

/** Returns the ids of the games that have a draft. */
export async function listDrafts(): Promise<string[]> {
  return (await (await open()).getAllKeys('heads')).map(String);
}

export interface DraftChange {
  name: string;
  /** The changed files, by path. Files of the draft that are not listed stay as they are. */
  files: Readonly<Record<string, DraftFile>>;
  /** The new and changed steps, each with its number in the log. */
  steps: readonly (readonly [number, Step])[];
  /** Number of steps in the log. Stored steps with this number or a higher one are removed. */
  count: number;
  at: number;
}

/**
 * Writes a change to a draft and returns the new revision. `revision` is the revision that this tab has read or written
 * last. If another tab has written the draft since then, writes nothing and returns the stored draft.
 */
export async function writeDraft(
  game: string,
  revision: number,
  change: DraftChange,
): Promise<number | StoredDraft> {
  const transaction = (await open()).transaction(['heads', 'files', 'steps'], 'readwrite', {
    durability: 'strict',
  });
  const head = await transaction.objectStore('heads').get(game);
  if ((head?.revision ?? 0) !== revision) {
    const stored = await readIn(transaction, game);
    await transaction.done;
    if (stored) return stored;
    return writeDraft(game, 0, change);
  }
  const [files, steps] = [transaction.objectStore('files'), transaction.objectStore('steps')];
  const writes: Promise<unknown>[] = Object.entries(change.files).map(([path, file]) =>
    files.put(file, [game, path]),
  );
  for (const [number, step] of change.steps) writes.push(steps.put(step, [game, number]));
  writes.push(steps.delete(IDBKeyRange.bound([game, change.count], [game, []])));
  const { name, at } = change;
  writes.push(
    transaction.objectStore('heads').put({ game, name, at, revision: revision + 1, changed: Date.now() }),
  );
  // A failed write aborts the transaction, so `done` reports its error as well.
  await Promise.all([...writes, transaction.done]);
  return revision + 1;
}

export async function removeDraft(game: string): Promise<void> {
  const transaction = (await open()).transaction(['heads', 'files', 'steps'], 'readwrite', {
    durability: 'strict',
  });
  await Promise.all([
    transaction.objectStore('heads').delete(game),
    transaction.objectStore('files').delete(rangeOf(game)),
    transaction.objectStore('steps').delete(rangeOf(game)),
    transaction.done,
  ]);
}
