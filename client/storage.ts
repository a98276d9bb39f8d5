// One remembered value: the same in every part and every tab, and harmless where storage is refused.
import { parseStored, type Stored, type StoredKey, storageKey } from '@/lib/core/storage-schema';

/** Where storage is refused (private mode) or full, values live as long as the page. */
const memory = new Map<string, string>();
const parsed = new Map<string, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();

function readText(key: string): string | null {
  const unkept = memory.get(key);
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The current value; the same object until the text changes. */
export function readStored<K extends StoredKey>(key: K): Stored[K] {
  const name = storageKey(key);
  const text = readText(name);
  const known = parsed.get(name);
  if (known && known.text === text) return known.value as Stored[K];
  const value = parseStored(key, text);
  parsed.set(name, { text, value });
  return value;
}

/** Says whether it will outlive the page. */
export function writeStored<K extends StoredKey>(key: K, value: Stored[K]): boolean {
  const name = storageKey(key);
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
  tell();
  return !memory.has(name);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

// Another tab, or this page shown again from the browser's memory after one.
window.addEventListener('storage', tell);
window.addEventListener('pageshow', (event) => {
  if (event.persisted) tell();
});

/** Calls whenever something remembered may have changed. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs now and whenever this value changes. */
export function follow<K extends StoredKey>(key: K, run: (value: Stored[K]) => void): void {
  let last: Stored[K] | undefined;
  const look = () => {
    const value = readStored(key);
    if (value === last) return;
    last = value;
    run(value);
  };
  look();
  onStored(look);
}
