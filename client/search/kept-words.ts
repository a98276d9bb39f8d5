// Stores the words of each edition on this device (lib/search/library/edition-words.ts) in IndexedDB. With these words,
// the search can choose among hundreds of editions without reading their data. The words of an edition are computed
// when the edition is searched, or when the search has nothing else to do.
import type { GameData } from '@/lib/data/game-data';
import { type Documents, gameDataToDocuments } from '@/lib/search/index/game-data-to-documents';
import { type EditionWords, toEditionWords } from '@/lib/search/library/edition-words';

const NAME = 'pravylo-words';
const STORE = 'words';

interface StoredWords {
  words: EditionWords;
  /** Hash of the data from which the words were computed. */
  hash: string;
}

export interface KeptWords {
  /** The words of the editions, by the key of the edition (`outer-rim.uk`). */
  read: () => Promise<ReadonlyMap<string, EditionWords>>;
  /** Remembers the words of an edition that was searched. */
  add: (key: string, documents: Documents) => void;
  /** Computes the missing and the outdated words of these editions, one edition after another. Runs only once at a time. */
  complete: (keys: readonly string[], load: (key: string) => Promise<GameData>) => Promise<void>;
}

/**
 * `keptPath` is the address at which the service worker lists the stored editions with the hashes of their data.
 * Without it, no words are stored.
 */
export function createKeptWords(keptPath: string | undefined): KeptWords {
  const known = new Map<string, EditionWords>();
  const hashes = new Map<string, string>();
  let kept: Record<string, string> = {};
  let reading: Promise<void> | undefined;
  let completing = false;

  const isCurrent = (key: string): boolean => known.has(key) && hashes.get(key) === kept[key];
  const add = (key: string, documents: Documents): void => {
    if (isCurrent(key)) return;
    const words = toEditionWords(documents);
    known.set(key, words);
    const hash = kept[key];
    // Only the words of editions on this device are stored.
    if (hash === undefined) return;
    hashes.set(key, hash);
    void write(key, { words, hash });
  };
  const readAll = async (): Promise<void> => {
    if (keptPath === undefined) return;
    const [stored, listed] = await Promise.all([readStored(), fetchKept(keptPath)]);
    kept = listed;
    // The search uses outdated words to choose editions until the words are computed again.
    for (const [key, { words, hash }] of stored)
      if (kept[key] !== undefined && !known.has(key)) {
        known.set(key, words);
        hashes.set(key, hash);
      }
    const gone = [...stored.keys()].filter((key) => kept[key] === undefined);
    if (gone.length > 0 && Object.keys(kept).length > 0) void remove(gone);
  };
  return {
    async read() {
      reading ??= readAll();
      await reading;
      return known;
    },
    add,
    async complete(keys, load) {
      if (completing) return;
      completing = true;
      for (const key of keys)
        if (kept[key] !== undefined && !isCurrent(key))
          await load(key).then(
            (data) => add(key, gameDataToDocuments(data)),
            // An edition without words is searched last, and the next session tries again.
            () => {},
          );
      completing = false;
    },
  };
}

/** Returns the hashes of the data of the stored editions. Empty if the service worker is of an older version. */
const fetchKept = (address: string): Promise<Record<string, string>> =>
  fetch(address).then(
    (response) => (response.ok ? response.json() : {}),
    () => ({}),
  );

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => resolve(request.result);
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Reads all stored words. Without a database, for example in private mode, there are none. */
async function readStored(): Promise<Map<string, StoredWords>> {
  try {
    const transaction = (await open()).transaction(STORE);
    const store = transaction.objectStore(STORE);
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    await finish(transaction);
    return new Map(keys.result.map((key, at) => [String(key), values.result[at] as StoredWords]));
  } catch {
    return new Map();
  }
}

const write = (key: string, value: StoredWords): Promise<void> =>
  change((store) => void store.put(value, key));
const remove = (keys: readonly string[]): Promise<void> =>
  change((store) => {
    for (const key of keys) store.delete(key);
  });

/** Changes the database. If this fails, the next session computes the words again. */
async function change(apply: (store: IDBObjectStore) => void): Promise<void> {
  try {
    const transaction = (await open()).transaction(STORE, 'readwrite');
    apply(transaction.objectStore(STORE));
    await finish(transaction);
  } catch {
    // Ignore the error, because the stored words are only a cache.
  }
}

const finish = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
