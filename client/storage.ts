// Typed access to localStorage, shared by all islands and kept in step across tabs; falls back to memory.
import { parseStored, type StoredKey, type StoredValues, storageKey } from '@/lib/core/storage-schema';

/** Values that localStorage refused (private mode, or no space left); they last until the page is closed. */
const memory = new Map<string, string>();
const parsed = new Map<string, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();

function readText(key: string): string | null {
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The current value; returns the same object until the stored text changes. */
export function readStored<K extends StoredKey>(key: K): StoredValues[K] {
  const name = storageKey(key);
  const text = readText(name);
  const known = parsed.get(name);
  if (known && known.text === text) return known.value as StoredValues[K];
  const value = parseStored(key, text);
  parsed.set(name, { text, value });
  return value;
}

/** Returns whether the value was persisted, not only held in memory. */
export function writeStored<K extends StoredKey>(key: K, value: StoredValues[K]): boolean {
  const name = storageKey(key);
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
  notifyListeners();
  return !memory.has(name);
}

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

// `storage` fires when another tab writes; `pageshow` covers a page that was in the back/forward cache meanwhile.
window.addEventListener('storage', notifyListeners);
window.addEventListener('pageshow', (event) => {
  if (event.persisted) notifyListeners();
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
