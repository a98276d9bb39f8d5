// The durable copy of the stored values, in IndexedDB. Browsers write localStorage to disk seconds later, so a crash can
// lose its last values; a transaction with strict durability is on disk when it completes.

/** One stored value: its JSON text, and short hashes of the texts that it replaced, the newest last. */
export interface DurableRecord {
  text: string;
  replaced: number[];
}

const NAME = 'pravylo-reader';
const STORE = 'values';

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
      // A page with a newer schema must not wait for this one.
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

// An open connection would keep the page out of the back/forward cache in some browsers.
addEventListener('pagehide', () => {
  void opening?.then((db) => db.close());
  opening = undefined;
});

/** Returns every record by its key. */
export async function readDurable(): Promise<Map<string, DurableRecord>> {
  const store = (await open()).transaction(STORE).objectStore(STORE);
  const [keys, records] = [store.getAllKeys(), store.getAll()];
  return new Promise((resolve, reject) => {
    store.transaction.oncomplete = () =>
      resolve(new Map(keys.result.map((key, at) => [String(key), records.result[at] as DurableRecord])));
    store.transaction.onabort = () => reject(store.transaction.error);
  });
}

/** Replaces the record of `key` in one transaction, and returns the new record once it is on disk. */
export async function updateDurable(
  key: string,
  change: (record: DurableRecord | undefined) => DurableRecord,
): Promise<DurableRecord> {
  const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
  const store = transaction.objectStore(STORE);
  return new Promise((resolve, reject) => {
    let changed: DurableRecord;
    const request = store.get(key);
    request.onsuccess = () => {
      changed = change(request.result as DurableRecord | undefined);
      store.put(changed, key);
    };
    transaction.oncomplete = () => resolve(changed);
    transaction.onabort = () => reject(transaction.error);
  });
}
