// The durable copy of the stored values, in IndexedDB. Browsers delay writing localStorage to disk by some seconds, so
// a crash can lose the last values. An IndexedDB transaction with strict durability is on disk when it completes.
import type { StoredRecord } from '@/lib/core/reconcile-stored';

const NAME = 'pravylo-reader';
const STORE = 'values';

/** Beginning of the keys of damaged texts that are set aside for the reader: `aside pins 1763450000000`. */
export const SET_ASIDE_PREFIX = 'aside ';

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      const close = () => {
        db.close();
        opening = undefined;
      };
      // Closes the connection when another tab needs to upgrade the database, so that the other tab does not wait.
      db.onversionchange = close;
      db.onclose = close;
      resolve(db);
    };
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

// Closes the connection when the reader leaves the page. Some browsers do not put a page with an open connection into
// the back/forward cache.
addEventListener('pagehide', () => {
  void opening?.then((db) => db.close());
  opening = undefined;
});

/** Returns all records; the keys of the map are the keys of the stored values. */
export async function readDurable(): Promise<Map<string, StoredRecord>> {
  const store = (await open()).transaction(STORE).objectStore(STORE);
  const [keys, records] = [store.getAllKeys(), store.getAll()];
  return new Promise((resolve, reject) => {
    store.transaction.oncomplete = () =>
      resolve(new Map(keys.result.map((key, at) => [String(key), records.result[at] as StoredRecord])));
    store.transaction.onabort = () => reject(store.transaction.error);
  });
}

/** Deletes records. */
export async function deleteDurable(keys: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  for (const key of keys) transaction.objectStore(STORE).delete(key);
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Replaces the record of `key` with the result of `change`, in one transaction. Resolves to the new record when the
 * record is on disk.
 */
export async function updateDurable(
  key: string,
  change: (record: StoredRecord | undefined) => StoredRecord,
): Promise<StoredRecord> {
  const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  return new Promise((resolve, reject) => {
    let changed: StoredRecord;
    const request = store.get(key);
    request.onsuccess = () => {
      changed = change(request.result as StoredRecord | undefined);
      store.put(changed, key);
    };
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}
