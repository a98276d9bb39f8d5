// One remembered value as the state of a part.
import { useCallback } from 'preact/hooks';
import type { Stored, StoredKey } from '@/lib/core/storage-schema';
import { onStored, readStored, writeStored } from './storage';
import { useOutside } from './use-external-store';

export function useStored<K extends StoredKey>(key: K): [Stored[K], (value: Stored[K]) => boolean] {
  const value = useOutside(onStored, () => readStored(key));
  const set = useCallback((next: Stored[K]) => writeStored(key, next), [key]);
  return [value, set];
}
