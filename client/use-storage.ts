// A hook for one value of localStorage: returns the current value and its setter. The setter returns whether the
// browser stored the value.
import { useCallback } from 'preact/hooks';
import type { StoredKey, StoredValues } from '@/lib/core/storage-schema';
import { readStored, subscribeToStorage, writeStored } from './storage';
import { useExternalStore } from './use-external-store';

export function useStored<K extends StoredKey>(
  key: K,
): [StoredValues[K], (value: StoredValues[K]) => boolean] {
  const value = useExternalStore(subscribeToStorage, () => readStored(key));
  const set = useCallback((next: StoredValues[K]) => writeStored(key, next), [key]);
  return [value, set];
}
