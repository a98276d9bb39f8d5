// Keeps a list in memory of the files that are stored on the device, and of those that are damaged. Every read and
// write updates the list.
import type { StoredContents } from '../lib/offline/count-stored-files';
import type { ContentRead, ContentStore } from './content-store';

export interface ContentInventory extends StoredContents {
  /** Whether the file with this hash is stored, and no read has found it damaged. */
  isIntact: (hash: string) => boolean;
  read: (hash: string) => Promise<ContentRead>;
  write: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  removeUnneeded: (isNeeded: (hash: string) => boolean) => Promise<void>;
  /**
   * Lists the stored files again. The list in memory may be outdated, because the browser may delete files, and another
   * service worker may add files.
   */
  rescan: () => Promise<void>;
}

/** Creates the inventory. It calls `onWrite` after it has stored a file. */
export function createContentInventory(store: ContentStore, onWrite: () => void): ContentInventory {
  const stored = new Set<string>();
  const damaged = new Set<string>();
  const forget = (hash: string): void => {
    stored.delete(hash);
    damaged.delete(hash);
  };
  return {
    stored,
    damaged,
    isIntact: (hash) => stored.has(hash) && !damaged.has(hash),
    async read(hash) {
      const read = await store.read(hash);
      if (read === 'missing') forget(hash);
      else {
        stored.add(hash);
        if (read === 'damaged') damaged.add(hash);
        else damaged.delete(hash);
      }
      return read;
    },
    async write(hash, bytes) {
      await store.write(hash, bytes);
      stored.add(hash);
      damaged.delete(hash);
      onWrite();
    },
    async removeUnneeded(isNeeded) {
      const unneeded = [...stored].filter((hash) => !isNeeded(hash));
      await store.remove(unneeded);
      unneeded.forEach(forget);
    },
    async rescan() {
      const hashes = await store.listHashes();
      for (const hash of stored) if (!hashes.has(hash)) forget(hash);
      for (const hash of hashes) stored.add(hash);
    },
  };
}
