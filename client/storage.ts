// Reads and writes the values that the site stores for the reader, and synchronizes them between tabs. IndexedDB stores
// the values durably (durable-store.ts). localStorage is a cache: pages need the values synchronously, some of them
// before the first paint. If localStorage refuses a value, this module keeps the value in memory.
import { reconcileStored, type StoredRecord } from '@/lib/core/reconcile-stored';
import {
  DEFAULTS,
  inspectStored,
  parseStored,
  type StoredKey,
  type StoredValues,
  storageKey,
} from '@/lib/core/storage-schema';
import { nameAside, readDurable, updateDurable } from './durable-store';

/** Key in localStorage for the revision numbers of all values, as JSON: `{"pins": 3}`. */
const REVISIONS_KEY = 'pravylo.revisions';

/**
 * Values that localStorage has refused, for example in private mode or because the storage is full. IndexedDB may have
 * stored them.
 */
const memory = new Map<StoredKey, StoredRecord>();
const parsed = new Map<StoredKey, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();
/** A function that gets the old JSON text of a value, or null if nothing is stored, and returns the new JSON text. */
type TextChange = (text: string | null) => string;
/** Changes by this page that IndexedDB has not stored yet, oldest first. */
const pendingChanges = new Map<StoredKey, TextChange[]>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

function readRevisions(): Record<string, unknown> {
  try {
    return Object(JSON.parse(localStorage.getItem(REVISIONS_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function readText(key: StoredKey): string | null {
  const inMemory = memory.get(key);
  if (inMemory) return inMemory.text;
  try {
    return localStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

function readRevision(key: StoredKey): number {
  const revision = memory.get(key)?.revision ?? readRevisions()[key];
  return Number.isFinite(revision) ? (revision as number) : 0;
}

/** Writes a value to localStorage. Returns whether localStorage stored it. */
function writeCache(key: StoredKey, record: StoredRecord): boolean {
  const isSameText = readText(key) === record.text;
  if (isSameText && readRevision(key) === record.revision) return !memory.has(key);
  try {
    if (!isSameText || memory.has(key)) localStorage.setItem(storageKey(key), record.text);
    localStorage.setItem(REVISIONS_KEY, JSON.stringify({ ...readRevisions(), [key]: record.revision }));
    memory.delete(key);
  } catch {
    memory.set(key, record);
  }
  if (!isSameText) notifyListeners();
  return !memory.has(key);
}

/** Returns the current value. Returns the same object until the stored text changes. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] {
  const text = readText(key);
  const known = parsed.get(key);
  if (known && known.text === text) return known.value as StoredValues[K];
  const { value, isIntact } = inspectStored(key, text);
  parsed.set(key, { text, value });
  if (!isIntact) void setAside(key, text);
  return value;
}

/** Damaged texts that this page has already copied, each with its key. */
const setAsideTexts = new Set<string>();

/**
 * Copies a damaged text to a separate record, so that the reader can save it (client/offline/damaged-values.tsx). Then
 * replaces the stored text with its valid part. If IndexedDB refuses the copy, the damaged text stays.
 */
async function setAside(key: StoredKey, text: string | null): Promise<void> {
  const known = `${key} ${text}`;
  if (text === null || setAsideTexts.has(known)) return;
  setAsideTexts.add(known);
  try {
    await updateDurable(nameAside(key), () => ({ text, revision: 0 }));
    await updateStored(key, (value) => value);
  } catch {
    // Without IndexedDB, the damaged text stays in localStorage until the reader changes the value.
  }
}

/**
 * Changes a value. The page uses the new value immediately. Then `change` is applied again, to the value in IndexedDB,
 * so that two tabs do not overwrite each other's changes. The result of `change` must depend only on its argument, and
 * applying it twice must have the same result as applying it once. For example, `change` can add an item, but must not
 * toggle it. Resolves to whether IndexedDB or localStorage has stored the value. A value in IndexedDB is on disk.
 */
export async function updateStored<K extends StoredKey>(
  key: K,
  change: (value: StoredValues[K]) => StoredValues[K],
): Promise<boolean> {
  // If the text is damaged, `readStored` makes a copy before this function replaces the text.
  readStored(key);
  const before = { text: readText(key), revision: readRevision(key) };
  const changeText: TextChange = (text) => JSON.stringify(change(parseStored(key, text)));
  const pending = pendingChanges.get(key) ?? [];
  pendingChanges.set(key, pending);
  pending.push(changeText);
  const revision = Math.floor(before.revision);
  const isCached = writeCache(key, { text: changeText(before.text), revision: revision + 0.5 });
  try {
    const stored = await updateDurable(key, (durable) => ({
      text: changeText(reconcileStored(key, durable, before)?.text ?? null),
      revision: Math.max(revision, durable?.revision ?? 0) + 1,
    }));
    pending.splice(pending.indexOf(changeText), 1);
    // Changes that this page has made in the meantime stay visible.
    const text = pending.reduce((latest, next) => next(latest), stored.text);
    writeCache(key, { text, revision: stored.revision + (pending.length ? 0.5 : 0) });
    return true;
  } catch {
    pending.splice(pending.indexOf(changeText), 1);
    return isCached;
  }
}

/**
 * Makes localStorage and IndexedDB equal. Runs when a page opens or becomes visible again, and when another tab has
 * changed a value.
 */
async function synchronizeStored(): Promise<void> {
  const records = await readDurable();
  // Skips values with pending changes. When IndexedDB has stored the changes, `updateStored` writes these values to
  // localStorage.
  const isPending = (key: StoredKey) => Boolean(pendingChanges.get(key)?.length);
  for (const key of Object.keys(DEFAULTS) as StoredKey[]) {
    if (isPending(key)) continue;
    const durable = records.get(key);
    readStored(key);
    if (durable && !inspectStored(key, durable.text).isIntact) await setAside(key, durable.text);
    const cached = { text: readText(key), revision: readRevision(key) };
    const record = reconcileStored(key, durable, cached);
    if (!record) continue;
    const stored =
      record.text === durable?.text
        ? record
        : await updateDurable(key, (latest) => reconcileStored(key, latest, cached) ?? record);
    if (!isPending(key)) writeCache(key, stored);
  }
}

/** Starts `synchronizeStored`. Ignores its errors: without IndexedDB, localStorage is the only storage. */
export const synchronize = (): Promise<void> => synchronizeStored().catch(() => {});

// The browser fires this event when another tab has written to localStorage.
window.addEventListener('storage', () => {
  notifyListeners();
  void synchronize();
});
// While the page was in the back/forward cache or in the background, other tabs may have changed values.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) notifyListeners();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void synchronize();
});

/** Calls `listener` whenever a stored value may have changed. Returns a function that ends the subscription. */
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
