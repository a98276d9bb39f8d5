// Content-addressed storage in the Cache API: gzipped files whose keys are their hashes, and one JSON record with the
// stored versions of the site. Every read compares the file with its hash, so the site never uses a damaged file.
import { gunzip, gzip } from './gzip';
import { hashOf } from './hash';
import { joinBytes } from './join-bytes';
import { toStorageError } from './offline-error';

const FILES_CACHE = 'pravylo-files-1';
const RECORD_CACHE = 'pravylo-record-1';
/** Name of the header that marks a cached response whose body is gzipped. */
const ENCODING_HEADER = 'x-kept-as';
const LOCK_NAME = 'pravylo-copy';

export type ContentRead = { bytes: Uint8Array<ArrayBuffer> } | 'missing' | 'damaged';

export interface ContentStore {
  /** Returns the hashes of all stored files, which are their cache keys. The files are not verified. */
  listHashes: () => Promise<Set<string>>;
  read: (hash: string) => Promise<ContentRead>;
  /** Stores a file. The caller must make sure that `bytes` has this hash. */
  write: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  remove: (hashes: Iterable<string>) => Promise<void>;
  readRecord: () => Promise<unknown>;
  writeRecord: (record: unknown) => Promise<void>;
  /**
   * Runs `work` under a lock that all service workers of the site share. A new service worker may run at the same time
   * as the one that it replaces.
   */
  runExclusive: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Time, in milliseconds, for which an opened `Cache` object is reused. Reuse makes a write 20% faster. The time is
 * short, because a store that uses an opened object does not notice that the browser has cleared its storage.
 */
const CACHE_HANDLE_MS = 50;
/** Maximum size of a decompressed file, in bytes. It is many times the size of the largest file. */
const MAX_CONTENT_BYTES = 1 << 26;

async function* once<T>(item: T): AsyncGenerator<T> {
  yield item;
}

/**
 * Creates the store. `folder` is the prefix of all cache keys: a URL inside the scope of the service worker. The site
 * must have no files under this URL.
 */
export function createContentStore(folder: string): ContentStore {
  let files: Promise<Cache> | undefined;
  const openFiles = (): Promise<Cache> => {
    if (!files) {
      files = caches.open(FILES_CACHE);
      setTimeout(() => {
        files = undefined;
      }, CACHE_HANDLE_MS);
    }
    return files;
  };
  const keyOf = (hash: string): string => folder + hash;
  const recordKey = keyOf('record');

  const withStorageErrors = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toStorageError(error);
    }
  };

  return {
    listHashes: () =>
      withStorageErrors(async () => {
        const keys = await (await openFiles()).keys();
        return new Set(keys.map(({ url }) => url.slice(folder.length)));
      }),
    async read(hash) {
      try {
        const response = await (await openFiles()).match(keyOf(hash));
        if (!response) return 'missing';
        const stored = new Uint8Array(await response.arrayBuffer());
        const isGzipped = response.headers.has(ENCODING_HEADER);
        const bytes = isGzipped ? await joinBytes(gunzip(once(stored), MAX_CONTENT_BYTES)) : stored;
        return (await hashOf(bytes)) === hash ? { bytes } : 'damaged';
      } catch {
        return 'damaged';
      }
    },
    write: (hash, bytes) =>
      withStorageErrors(async () => {
        const gzipped = await gzip(bytes);
        const response = gzipped
          ? new Response(gzipped, { headers: { [ENCODING_HEADER]: 'gzip' } })
          : new Response(bytes);
        await (await openFiles()).put(keyOf(hash), response);
      }),
    remove: (hashes) =>
      withStorageErrors(async () => {
        const cache = await openFiles();
        for (const hash of hashes) await cache.delete(keyOf(hash));
      }),
    async readRecord() {
      try {
        const response = await (await caches.open(RECORD_CACHE)).match(recordKey);
        return response && (await response.json());
      } catch {
        return undefined;
      }
    },
    writeRecord: (record) =>
      withStorageErrors(async () => {
        await (await caches.open(RECORD_CACHE)).put(recordKey, new Response(JSON.stringify(record)));
      }),
    runExclusive: (work) => (navigator.locks ? navigator.locks.request(LOCK_NAME, work) : work()),
  };
}
