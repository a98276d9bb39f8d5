// Stores values durably in IndexedDB. Browsers write localStorage to disk some seconds later, so a crash can lose the
// last values. An IndexedDB transaction with strict durability is on disk when it completes.
import { describeValue } from '@/lib/core/describe-value';
import { type StoredRecord, toStoredRecord } from '@/lib/core/reconcile-stored';

const NAME = 'pravylo-reader';
const STORE = 'values';

/**
 * Prefix of the keys of damaged values. These values stay in the database, so that the reader can save or delete them.
 * Example of a key: `aside pins 1763450000000`.
 */
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
      // Another tab may need to upgrade the database. The upgrade waits for open connections, so this tab closes its
      // connection.
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

// Some browsers do not keep a page with an open connection in the back/forward cache. Therefore the connection closes
// when the reader leaves the page.
addEventListener('pagehide', () => {
  void opening?.then((db) => db.close());
  opening = undefined;
});

/** Resolves when the transaction is complete. */
const finish = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/**
 * Returns all records by the key of the stored value. Moves damaged records to keys with the prefix for damaged values.
 */
export async function readDurable(): Promise<Map<string, StoredRecord>> {
  const store = (await open()).transaction(STORE).objectStore(STORE);
  const [keys, records] = [store.getAllKeys(), store.getAll()];
  await finish(store.transaction);
  const valid = new Map<string, StoredRecord>();
  for (const [at, key] of keys.result.entries()) {
    const record = toStoredRecord(records.result[at]);
    if (record) valid.set(String(key), record);
    else await setAsideRecord(key, records.result[at]);
  }
  return valid;
}

/** Returns the key under which damaged data of `key` is stored. */
export const nameAside = (key: string): string => `${SET_ASIDE_PREFIX}${key} ${Date.now()}`;

/**
 * Moves a damaged record to a key with the prefix for damaged values, and converts the record to text. Both changes are
 * in one transaction.
 */
async function setAsideRecord(key: IDBValidKey, record: unknown): Promise<void> {
  const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  store.put({ text: describeValue(record), revision: 0 }, nameAside(String(key)));
  store.delete(key);
  return finish(transaction);
}

/** Deletes the records with these keys, in one transaction. */
export async function deleteDurable(keys: readonly string[]): Promise<void> {
  const transaction = (await open()).transaction(STORE, 'readwrite');
  for (const key of keys) transaction.objectStore(STORE).delete(key);
  return finish(transaction);
}

/**
 * Replaces the record of `key` with the result of `change` in one transaction. Resolves to the new record when it is on
 * disk.
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
      const record = toStoredRecord(request.result);
      if (!record && request.result !== undefined)
        store.put({ text: describeValue(request.result), revision: 0 }, nameAside(key));
      changed = change(record);
      store.put(changed, key);
    };
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}
