// What is known of the contents on this device: which are here, and which were found damaged. Whoever reads one notes what they see.
import type { Holding } from '../lib/offline/count-files';
import type { ContentStore, Read } from './content-store';

export interface ContentInventory extends Holding {
  holds: (hash: string) => boolean;
  read: (hash: string) => Promise<Read>;
  keep: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Removes everything that is not needed. */
  keepOnly: (isNeeded: (hash: string) => boolean) => Promise<void>;
  /** Looks at the names again: a browser may clear, another worker may keep. */
  look: () => Promise<void>;
}

export function createContentInventory(store: ContentStore, tell: () => void): ContentInventory {
  const here = new Set<string>();
  const damaged = new Set<string>();
  const forget = (hash: string): void => {
    here.delete(hash);
    damaged.delete(hash);
  };
  return {
    here,
    damaged,
    holds: (hash) => here.has(hash) && !damaged.has(hash),
    async read(hash) {
      const found = await store.read(hash);
      if (found === 'missing') forget(hash);
      else {
        here.add(hash);
        if (found === 'damaged') damaged.add(hash);
        else damaged.delete(hash);
      }
      return found;
    },
    async keep(hash, bytes) {
      await store.write(hash, bytes);
      here.add(hash);
      damaged.delete(hash);
      tell();
    },
    async keepOnly(isNeeded) {
      const rest = [...here].filter((hash) => !isNeeded(hash));
      await store.remove(rest);
      rest.forEach(forget);
    },
    async look() {
      const names = await store.names();
      for (const hash of here) if (!names.has(hash)) forget(hash);
      for (const hash of names) here.add(hash);
    },
  };
}
