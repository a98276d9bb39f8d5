// What lies on the device: contents under the name of their hash, compressed, and one record that says which version is in use.
// A content is compared with its name whenever it is read, so damage is noticed and never shown.
import { unzip, zip } from './gzip';
import { hashOf } from './hash';
import { joinBytes } from './join-bytes';
import { toStorageError } from './offline-error';

const FILES = 'pravylo-files-1';
const RECORD = 'pravylo-record-1';
const GZIP = 'x-kept-as';
const LOCK = 'pravylo-copy';

export type Read = { bytes: Uint8Array<ArrayBuffer> } | 'missing' | 'damaged';

export interface ContentStore {
  /** Hashes of what is kept, by name only. */
  names: () => Promise<Set<string>>;
  read: (hash: string) => Promise<Read>;
  /** `bytes` must be what the hash says. */
  write: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  remove: (hashes: Iterable<string>) => Promise<void>;
  readRecord: () => Promise<unknown>;
  writeRecord: (record: unknown) => Promise<void>;
  /** Runs while nobody else does who asks the same; a worker that takes over may meet the one before at its work. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

/** What was opened is held for so long, which spares a fifth of a write; held on, it would not notice that a browser cleared its storage. */
const HELD_MS = 50;
/** Many times the largest content. */
const MOST_BYTES = 1 << 26;

async function* once<T>(item: T): AsyncGenerator<T> {
  yield item;
}

/** `folder` is an address inside the scope that the site itself never uses. */
export function createContentStore(folder: string): ContentStore {
  let files: Promise<Cache> | undefined;
  const openFiles = (): Promise<Cache> => {
    if (!files) {
      files = caches.open(FILES);
      setTimeout(() => {
        files = undefined;
      }, HELD_MS);
    }
    return files;
  };
  const addressOf = (hash: string): string => folder + hash;
  const recordAddress = addressOf('record');

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toStorageError(error);
    }
  };

  return {
    names: () =>
      guarded(async () => {
        const keys = await (await openFiles()).keys();
        return new Set(keys.map(({ url }) => url.slice(folder.length)));
      }),
    async read(hash) {
      try {
        const response = await (await openFiles()).match(addressOf(hash));
        if (!response) return 'missing';
        const kept = new Uint8Array(await response.arrayBuffer());
        const bytes = response.headers.has(GZIP) ? await joinBytes(unzip(once(kept), MOST_BYTES)) : kept;
        return (await hashOf(bytes)) === hash ? { bytes } : 'damaged';
      } catch {
        return 'damaged';
      }
    },
    write: (hash, bytes) =>
      guarded(async () => {
        const zipped = await zip(bytes);
        const response = zipped ? new Response(zipped, { headers: { [GZIP]: 'gzip' } }) : new Response(bytes);
        await (await openFiles()).put(addressOf(hash), response);
      }),
    remove: (hashes) =>
      guarded(async () => {
        const cache = await openFiles();
        for (const hash of hashes) await cache.delete(addressOf(hash));
      }),
    async readRecord() {
      try {
        const response = await (await caches.open(RECORD)).match(recordAddress);
        return response && (await response.json());
      } catch {
        return undefined;
      }
    },
    writeRecord: (record) =>
      guarded(async () => {
        await (await caches.open(RECORD)).put(recordAddress, new Response(JSON.stringify(record)));
      }),
    alone: (work) => (navigator.locks ? navigator.locks.request(LOCK, work) : work()),
  };
}
