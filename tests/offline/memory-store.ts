// A `ContentStore` (the storage of the service worker) in memory, for tests without a browser. Like the real store,
// it verifies the hash of every file at every read.

import type { ContentStore } from '../../service-worker/content-store';
import { hashOf } from '../../service-worker/hash';

export interface MemoryStore extends ContentStore {
  /** The stored files by hash. Tests inspect and damage them. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let record: string | undefined;
  let lastWork: Promise<unknown> = Promise.resolve();
  return {
    files,
    listHashes: async () => new Set(files.keys()),
    async read(hash) {
      const bytes = files.get(hash);
      if (!bytes) return 'missing';
      return (await hashOf(bytes)) === hash ? { bytes } : 'damaged';
    },
    write: async (hash, bytes) => {
      files.set(hash, bytes);
    },
    remove: async (hashes) => {
      for (const hash of hashes) files.delete(hash);
    },
    readRecord: async () => record && JSON.parse(record),
    writeRecord: async (value) => {
      record = JSON.stringify(value);
    },
    runExclusive(work) {
      const result = lastWork.then(work);
      lastWork = result.catch(() => undefined);
      return result;
    },
  };
}
