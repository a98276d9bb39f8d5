// A hook for one stored value. It returns the current value and a function that changes it. This function takes the new
// value, or a function that computes the new value from the current one. It returns a promise that resolves to whether
// the browser has stored the new value.
import { useCallback } from 'preact/hooks';
import type { StoredKey, StoredValues } from '@/lib/core/storage-schema';
import { readStored, subscribeToStorage, updateStored } from './storage';
import { useExternalStore } from './use-external-store';

type Change<T> = T | ((value: T) => T);

export function useStored<K extends StoredKey>(
  key: K,
): [StoredValues[K], (change: Change<StoredValues[K]>) => Promise<boolean>] {
  const value = useExternalStore(subscribeToStorage, () => readStored(key));
  const set = useCallback(
    (change: Change<StoredValues[K]>) =>
      updateStored(key, typeof change === 'function' ? change : () => change),
    [key],
  );
  return [value, set];
}
