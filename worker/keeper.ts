// Keeps one version of the site whole on the device, fetches the next one beside it, and changes over when nobody is reading.
import { type AddressBook, createAddressBook } from '../lib/offline/find-address';
import type { ListedFile } from '../lib/offline/manifest';
import type { OfflineState } from '../lib/offline/state';
import { tallyFiles, tallyGame } from '../lib/offline/tally';
import { type Choice, findUnwanted } from '../lib/offline/wanted';
import { type Download, downloadFiles, downloadGame } from './download';
import { dataFiles, findChanges } from './find-changes';
import { hashOf } from './hash';
import type { Network } from './network';
import { toRecord } from './record';
import type { Read, Store } from './store';
import { troubleOf } from './trouble';
import {
  fetchLists,
  fetchManifest,
  neededHashes,
  readVersion,
  shellFiles,
  toAddressBook,
  type Version,
} from './version';

export interface Keeper {
  state: () => OfflineState;
  book: () => AddressBook;
  /** A file of the version in use; what is missing or damaged is noted. */
  read: (file: ListedFile) => Promise<Read>;
  /** A file of data of the version before, or of the one that waits. */
  readOther: (version: string, path: string) => Promise<Read>;
  /** Keeps what the network gave in place of a missing file; false when it is another content. */
  mend: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /** Completes the version in use and looks for a newer one. */
  sync: () => Promise<void>;
  /** Compares every content with its hash, then mends what can be mended. */
  test: () => Promise<void>;
  choose: (choice: Choice) => Promise<void>;
  /** Changes to the waiting version; false when there is none, or something of it is missing. */
  change: () => Promise<boolean>;
}

/** A page that opens so soon after another asks the server nothing. */
const RECENT = 10_000;
const READERS = 8;

export async function createKeeper(
  store: Store,
  network: Network,
  tell: (state: () => OfflineState, now: boolean) => void,
): Promise<Keeper> {
  const record = toRecord(await store.readRecord());
  const damaged = new Set<string>();
  let trouble: OfflineState['trouble'];
  const here = await store.names().catch((error) => {
    trouble = troubleOf(error);
    return new Set<string>();
  });
  let current = record.current && (await readVersion(record.current, store));
  let waiting = record.waiting && (await readVersion(record.waiting.manifest, store));
  let book = toBook();
  let busy: OfflineState['busy'];
  let jobs: Promise<void> = Promise.resolve();
  let synced = Number.NEGATIVE_INFINITY;

  function toBook(): AddressBook {
    return current ? toAddressBook(current, unwantedOf(current)) : createAddressBook([], []);
  }

  function unwantedOf({ manifest }: Version): string[] {
    return findUnwanted(manifest.games, record);
  }

  const holds = (hash: string): boolean => here.has(hash) && !damaged.has(hash);

  async function keep(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await store.write(hash, bytes);
    here.add(hash);
    damaged.delete(hash);
    tell(state, false);
  }

  const download: Download = {
    network,
    isHere: ([, hash]) => holds(hash),
    keep: ([, hash], bytes) => keep(hash, bytes),
  };

  async function read(hash: string): Promise<Read> {
    const found = await store.read(hash);
    if (found === 'damaged') damaged.add(hash);
    else if (found === 'missing') {
      here.delete(hash);
      damaged.delete(hash);
    } else damaged.delete(hash);
    return found;
  }

  function isComplete(version: Version): boolean {
    const needed = neededHashes(version, unwantedOf(version));
    return needed !== undefined && [...needed].every(holds);
  }

  function state(): OfflineState {
    const holding = { here, damaged };
    const loading = busy === 'loading' || busy === 'testing';
    const games = current?.manifest.games ?? [];
    const unwanted = current ? unwantedOf(current) : [];
    return {
      ...(current && { version: current.manifest.version }),
      ...(record.waiting &&
        waiting &&
        isComplete(waiting) && {
          waiting: { version: record.waiting.manifest.version, changed: record.waiting.changed },
        }),
      shell: current
        ? tallyFiles(shellFiles(current), holding, loading)
        : {
            status: loading ? 'loading' : 'lacking',
            progress: { here: 0, total: 0 },
            missing: [],
            damaged: [],
            bytes: 0,
          },
      games: games.map(({ id, size, list }) =>
        tallyGame(
          { id, size, kept: !unwanted.includes(id), list: current?.lists.get(list) },
          holding,
          loading,
        ),
      ),
      ...(record.checkedAt !== undefined && { checkedAt: record.checkedAt }),
      ...(busy && { busy }),
      ...(trouble && { trouble }),
    };
  }

  function noteAsked(games: readonly string[]): void {
    record.asked = [...new Set([...record.asked, ...games])];
  }

  /** One thing at a time; a failure is told and remembered, and stops nothing else. */
  function run(kind: NonNullable<OfflineState['busy']>, job: () => Promise<void>): Promise<void> {
    jobs = jobs.then(async () => {
      busy = kind;
      tell(state, true);
      try {
        await job();
        trouble = undefined;
      } catch (error) {
        trouble = troubleOf(error);
      }
      busy = undefined;
      tell(state, true);
    });
    return jobs;
  }

  /** Everything of a version; what one game lacks keeps no other from coming. */
  async function complete(version: Version): Promise<void> {
    const unwanted = unwantedOf(version);
    await fetchLists(version, unwanted, network, holds, keep);
    book = toBook();
    await downloadFiles(shellFiles(version), download);
    let failed: unknown;
    for (const game of version.manifest.games) {
      const list = version.lists.get(game.list);
      if (!list || unwanted.includes(game.id)) continue;
      try {
        await downloadGame(game, list, download);
      } catch (error) {
        failed ??= error;
        if (troubleOf(error) !== 'wrong-answer') break;
      }
    }
    if (failed) throw failed;
    // What has been here stays when the library grows large.
    noteAsked(version.manifest.games.map(({ id }) => id).filter((id) => !unwanted.includes(id)));
  }

  async function syncNow(): Promise<void> {
    const manifest = await fetchManifest(network);
    if (!current) {
      // Nothing older to protect: what has come by now can be read at once.
      current = await readVersion(manifest, store);
      record.current = manifest;
      await store.writeRecord(record);
    }
    if (manifest.version === current.manifest.version) {
      waiting = undefined;
      delete record.waiting;
      // The same files, but where their packs lie may have been told wrong before.
      current = { manifest, lists: current.lists };
      record.current = manifest;
      await complete(current);
      record.checkedAt ??= Date.now();
    } else {
      const next =
        waiting?.manifest.version === manifest.version
          ? { manifest, lists: waiting.lists }
          : await readVersion(manifest, store);
      await complete(next);
      waiting = next;
      record.waiting = { manifest, changed: await findChanges(dataOf(current), dataOf(next), read) };
    }
    await store.writeRecord(record);
    await prune();
    synced = performance.now();
  }

  const dataOf = (version: Version): Map<string, string> => dataFiles(version, unwantedOf(version));

  /** Removes what neither version needs. */
  async function prune(): Promise<void> {
    const versions = [current, waiting].flatMap((version) => version ?? []);
    const needed = versions.map((version) => neededHashes(version, unwantedOf(version)));
    // With an unknown list nobody can say what is needed.
    if (needed.some((hashes) => hashes === undefined)) return;
    needed.push(new Set(Object.values(record.previous ?? {})));
    const rest = [...here].filter((hash) => !needed.some((hashes) => hashes?.has(hash)));
    await store.remove(rest);
    for (const hash of rest) {
      here.delete(hash);
      damaged.delete(hash);
    }
  }

  async function testNow(): Promise<void> {
    if (!current) return;
    const names = await store.names();
    for (const hash of here) if (!names.has(hash)) here.delete(hash);
    const hashes = [...(neededHashes(current, unwantedOf(current)) ?? names)];
    const reader = async (): Promise<void> => {
      for (let hash = hashes.pop(); hash; hash = hashes.pop())
        if (typeof (await read(hash)) === 'object') here.add(hash);
    };
    await Promise.all(Array.from({ length: READERS }, reader));
    record.checkedAt = Date.now();
    await store.writeRecord(record);
    tell(state, true);
  }

  return {
    state,
    book: () => book,
    read: async ([, hash]) => {
      const before = holds(hash);
      const found = await read(hash);
      if (before !== holds(hash)) tell(state, true);
      return found;
    },
    async readOther(version, path) {
      const hash = version === 'waiting' ? waiting && dataOf(waiting).get(path) : record.previous?.[path];
      return hash ? read(hash) : 'missing';
    },
    async mend([, hash], bytes) {
      if ((await hashOf(bytes)) !== hash) return false;
      await keep(hash, bytes).catch(() => undefined);
      return true;
    },
    sync() {
      const whole = current !== undefined && isComplete(current);
      if (busy || (whole && performance.now() - synced < RECENT)) return jobs;
      return run('loading', syncNow);
    },
    async test() {
      await run('testing', testNow);
      await run('loading', syncNow);
    },
    async choose({ notKept, asked }) {
      const left = () => (current ? unwantedOf(current) : record.notKept).join();
      const before = left();
      record.notKept = [...notKept];
      noteAsked(asked);
      if (left() === before) return;
      book = toBook();
      await run('loading', async () => {
        await store.writeRecord(record);
        await prune();
        tell(state, true);
        await syncNow();
      });
    },
    async change() {
      if (!waiting || !record.waiting || !isComplete(waiting)) return false;
      const { waiting: taken, ...rest } = record;
      const previous = Object.fromEntries(current ? dataOf(current) : []);
      await store.writeRecord({ ...rest, current: taken.manifest, previous });
      Object.assign(record, { current: taken.manifest, previous });
      delete record.waiting;
      current = waiting;
      waiting = undefined;
      book = toBook();
      run('updating', prune);
      return true;
    },
  };
}
