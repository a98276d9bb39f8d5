// Reads and writes the values that the site stores for the reader. All islands share these values, and tabs synchronize
// them. IndexedDB has the durable copy (durable-store.ts). localStorage is a cache of that copy, because pages read
// values synchronously, some of them before the first paint. A value that localStorage refuses is kept in memory.
import { reconcileStored, replaceText } from '@/lib/core/reconcile-stored';
import {
  DEFAULTS,
  parseStored,
  type StoredKey,
  type StoredValues,
  storageKey,
} from '@/lib/core/storage-schema';
import { type DurableRecord, readDurable, updateDurable } from './durable-store';

/**
 * Values that localStorage refused, for example in private mode or because no space is left. IndexedDB may have stored
 * them nevertheless.
 */
const memory = new Map<string, string>();
const parsed = new Map<string, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();
/** Number of updates of each value in this page. */
const updateCounts = new Map<StoredKey, number>();

function readCache(key: StoredKey): string | null {
  const name = storageKey(key);
  const inMemory = memory.get(name);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * Writes a text to localStorage, or to memory if localStorage refuses the text. Returns whether localStorage has the
 * text.
 */
function writeCache(key: StoredKey, text: string): boolean {
  if (readCache(key) === text) return !memory.has(storageKey(key));
  try {
    localStorage.setItem(storageKey(key), text);
    memory.delete(storageKey(key));
  } catch {
    memory.set(storageKey(key), text);
  }
  notifyListeners();
  return !memory.has(storageKey(key));
}

/** Returns the current value. It is the same object until the stored text changes. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] {
  const text = readCache(key);
  const known = parsed.get(key);
  if (known && known.text === text) return known.value as StoredValues[K];
  const value = parseStored(key, text);
  parsed.set(key, { text, value });
  return value;
}

/**
 * Changes a value. The page sees the new value immediately. Then `change` is applied again, to the value in IndexedDB,
 * so that two tabs do not overwrite each other; the result of `change` must depend only on its argument. Resolves to
 * whether IndexedDB or localStorage stored the value. If IndexedDB stored it, the value is then on disk.
 */
export async function updateStored<K extends StoredKey>(
  key: K,
  change: (value: StoredValues[K]) => StoredValues[K],
): Promise<boolean> {
  const before = readCache(key);
  const number = (updateCounts.get(key) ?? 0) + 1;
  updateCounts.set(key, number);
  const isCached = writeCache(key, JSON.stringify(change(parseStored(key, before))));
  const changeRecord = (record: DurableRecord | undefined) => {
    const text = reconcileStored(key, record, before);
    return replaceText(record, JSON.stringify(change(parseStored(key, text))));
  };
  try {
    const { text } = await updateDurable(key, changeRecord);
    // A later update of this page has already changed the cache and writes its own text.
    if (updateCounts.get(key) === number) writeCache(key, text);
    return true;
  } catch {
    return isCached;
  }
}

/**
 * Makes localStorage and the durable copy equal. Runs when a page opens or is shown again, and when another tab has
 * changed a value.
 */
async function synchronizeStored(): Promise<void> {
  const records = await readDurable();
  for (const key of Object.keys(DEFAULTS) as StoredKey[]) {
    const record = records.get(key);
    const text = reconcileStored(key, record, readCache(key));
    if (text === null) continue;
    writeCache(key, text);
    if (text !== record?.text)
      await updateDurable(key, (latest) => replaceText(latest, reconcileStored(key, latest, text) ?? text));
  }
}

/** Starts `synchronizeStored`. Its errors are ignored: without IndexedDB, localStorage is the only copy. */
export const synchronize = (): void => void synchronizeStored().catch(() => {});

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

// The browser fires this event when another tab has written to localStorage.
window.addEventListener('storage', () => {
  notifyListeners();
  synchronize();
});
// Values may have changed while the page was in the back/forward cache or another tab was in front.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) notifyListeners();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') synchronize();
});

/** Calls `listener` whenever any stored value may have changed; returns the unsubscribe function. */
export function subscribeToStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `run` now and whenever the value of `key` changes. */
export function watchStored<K extends StoredKey>(key: K, run: (value: StoredValues[K]) => void): void {
  let last: StoredValues[K] | undefined;
  const update = () => {
    const value = readStored(key);
    if (value === last) return;
    last = value;
    run(value);
  };
  update();
  subscribeToStorage(update);
}
