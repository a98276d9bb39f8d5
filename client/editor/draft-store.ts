// The IndexedDB database of drafts: what a reader has changed in the editor and has not saved to a book or offered yet.
// Every change is one transaction with strict durability, so a crash loses nothing that the page has reported as saved.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Step } from '@/lib/editing/change-log';
import { type DraftFile, inspectDraft, type StoredDraft } from '@/lib/editing/draft';

interface DraftHead {
  game: string;
  name: string;
  /** Grows by 1 with every write, so that a tab notices that another tab has changed the draft. */
  revision: number;
  /** Number of the steps that are applied. Later steps were undone. */
  at: number;
  /** When the draft was changed, in milliseconds since 1970. */
  changed: number;
}

interface DraftsDatabase extends DBSchema {
  heads: { key: string; value: DraftHead };
  /** The changed files; the key is the game and the path. */
  files: { key: [string, string]; value: DraftFile };
  /** The steps of the log; the key is the game and the number of the step. */
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
    // Closes the database when a tab with a newer schema wants to open it, so that the other tab does not wait.
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

/** All keys that begin with the game. */
const rangeOf = (game: string): IDBKeyRange => IDBKeyRange.bound([game], [game, []]);

/** Reads a draft. Damaged parts of the record are left out. */
export async function readDraft(game: string): Promise<StoredDraft | undefined> {
  return readIn((await open()).transaction(['heads', 'files', 'steps']), game);
}

/** The parts of a transaction that reading needs. */
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

/** The names and revisions of all drafts, for the backup and the list of drafts. */
export async function listDrafts(): Promise<string[]> {
  return (await (await open()).getAllKeys('heads')).map(String);
}

export interface DraftChange {
  name: string;
  /** The changed files. A file that equals its base is removed from the draft. */
  files: Readonly<Record<string, DraftFile>>;
  /** Steps that are new or changed, with their numbers. */
  steps: readonly (readonly [number, Step])[];
  /** Number of steps of the log; later ones are removed. */
  count: number;
  at: number;
}

/**
 * Writes a change. `revision` is the revision that this tab has read last. If another tab has written since, writes
 * nothing and returns the stored draft; otherwise returns the new revision.
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
