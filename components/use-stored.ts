'use client';
// One remembered value as React state: the same in every component and every tab, and harmless where storage is refused.
import { useCallback, useSyncExternalStore } from 'react';
import { DEFAULTS, parseStored, type Stored, type StoredKey, storageKey } from '@/lib/stored';

/** Where storage is refused (private mode), values live as long as the page. */
const memory = new Map<string, string>();
const parsed = new Map<string, { text: string | null; value: unknown }>();
const listeners = new Set<() => void>();

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** The current value; the same object until the text changes, as React wants it. */
export function readStored<K extends StoredKey>(key: K): Stored[K] {
  const name = storageKey(key);
  const text = readText(name);
  const known = parsed.get(name);
  if (known && known.text === text) return known.value as Stored[K];
  const value = parseStored(key, text);
  parsed.set(name, { text, value });
  return value;
}

export function writeStored<K extends StoredKey>(key: K, value: Stored[K]): void {
  const name = storageKey(key);
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Kept in memory for this visit.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useStored<K extends StoredKey>(key: K): [Stored[K], (value: Stored[K]) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => DEFAULTS[key],
  );
  const set = useCallback((next: Stored[K]) => writeStored(key, next), [key]);
  return [value, set];
}
