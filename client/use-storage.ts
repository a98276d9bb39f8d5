// A hook for one stored value: the current value and its setter, which returns whether the value was persisted.
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
