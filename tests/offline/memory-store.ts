// The device's storage without a device: contents by hash in a map, read as the real one reads them.

import type { ContentStore } from '../../service-worker/content-store';
import { hashOf } from '../../service-worker/hash';

export interface MemoryStore extends ContentStore {
  /** What lies there, open to be looked at and damaged. */
  files: Map<string, Uint8Array<ArrayBuffer>>;
}

export function createMemoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let record: string | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    files,
    names: async () => new Set(files.keys()),
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
    alone(work) {
      const mine = last.then(work);
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
