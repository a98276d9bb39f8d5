// Keeps one version of the site completely stored on the device, downloads the next version in the background, and
// makes it the current version on request. Every change runs in one job queue. Reading a file never waits for the
// queue.

import { type ReaderChoice, resolveReaderLangs } from '../lib/offline/download-selection';
import type { ListedFile } from '../lib/offline/offline-manifest';
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import type { AddressIndex } from '../lib/offline/resolve-address';
import type { DownloadChoice } from '../lib/offline/worker-messages';
import { type ContentInventory, createContentInventory } from './content-inventory';
import type { ContentRead, ContentStore } from './content-store';
import { hashOf } from './hash';
import { createJobQueue, type JobQueue } from './job-queue';
import { createOfflineCopy, type OfflineCopy } from './offline-copy';
import { errorCodeOf } from './offline-error';
import { reportState } from './report-offline-state';
import { selectedShellFiles } from './site-version';
import { type SyncContext, syncLatestVersion } from './sync-version';
import type { Network } from './verified-fetch';
import { verifyContents } from './verify-contents';

export interface OfflineManager {
  /**
   * Creates the message that tells pages the state of the offline copy. The function counts all files, so it is too
   * slow to call for every request.
   */
  state: () => OfflineState;
  errorCode: () => OfflineErrorCode | undefined;
  /** Whether the device has a current version. */
  hasVersion: () => boolean;
  /** Returns the files of the current version by path. */
  addresses: () => AddressIndex;
  /** Reads a file of the current version. If the file is missing or damaged, updates the inventory. */
  read: (file: ListedFile) => Promise<ContentRead>;
  /** Returns the hashes of the stored data files of the current version, by path. */
  storedData: () => Map<string, string>;
  /** Reads a data file of another version of the site. `version` is `previous` or `waiting`. */
  readOtherVersion: (version: string, path: string) => Promise<ContentRead>;
  /** Stores the downloaded bytes of a missing or damaged file. Returns false if their hash is wrong. */
  repair: (file: ListedFile, bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>;
  /**
   * Checks for a newer version of the site, and downloads it or, if there is none, the missing files of the current
   * version. Does nothing if all files are stored and the last sync was less than `MIN_SYNC_INTERVAL_MS` ago.
   */
  sync: () => Promise<void>;
  /** Compares every file of the current version with its hash, and then downloads the missing and damaged files. */
  verify: () => Promise<void>;
  /**
   * Stores the reader's choice of games and languages, which a page has sent. Properties that `choice` does not contain
   * keep their values.
   */
  setChoice: (choice: DownloadChoice) => Promise<void>;
  /**
   * Whether a newer version of the site is waiting. All its files were downloaded, but the browser may have deleted
   * some of them since then.
   */
  hasWaiting: () => boolean;
  /**
   * Makes the waiting version the current one. Returns false if no version is waiting, or if files of the waiting
   * version are missing.
   */
  activateWaiting: () => Promise<boolean>;
}

/**
 * Minimum time between two syncs (checks for a newer version), in milliseconds. If the reader opens a page sooner and
 * all files are stored, there is no sync.
 */
const MIN_SYNC_INTERVAL_MS = 10_000;

/**
 * Creates the manager. The manager calls `onChange` when the state may have changed. The argument `isImportant` is
 * false if only the progress of a download has changed.
 */
export async function createOfflineManager(
  store: ContentStore,
  network: Network,
  onChange: (state: () => OfflineState, isImportant: boolean) => void,
): Promise<OfflineManager> {
  const inventory = createContentInventory(store, () => onChange(state, false));
  const scanError = await inventory.rescan().catch(errorCodeOf);
  const copy = await createOfflineCopy(store, inventory);
  const runExclusive = (work: () => Promise<void>) =>
    store.runExclusive(async () => {
      await copy.reloadRecord();
      await work();
    });
  const queue = createJobQueue(runExclusive, () => onChange(state, true));
  if (scanError) queue.setError(scanError);
  const state = (): OfflineState => reportState(copy, inventory, queue);
  const { sync, syncIfDue } = createSynchronizer({ copy, inventory, network }, queue);

  return {
    state,
    errorCode: queue.errorCode,
    hasVersion: () => copy.current() !== undefined,
    addresses: copy.addresses,
    async read([, hash]) {
      const wasIntact = inventory.isIntact(hash);
      const read = await inventory.read(hash);
      if (wasIntact !== inventory.isIntact(hash)) onChange(state, true);
      return read;
    },
    storedData() {
      const current = copy.current();
      const hashes = current ? [...copy.dataHashes(current)] : [];
      return new Map(hashes.filter(([, hash]) => inventory.isIntact(hash)));
    },
    readOtherVersion: (version, path) => readOtherVersion(version, path, copy, inventory),
    async repair([, hash], bytes) {
      if ((await hashOf(bytes)) !== hash) return false;
      void queue.run({ work: () => inventory.write(hash, bytes) });
      return true;
    },
    sync: syncIfDue,
    async verify() {
      await queue.run({ kind: 'testing', work: () => verifyContents(copy, inventory) });
      await sync();
    },
    setChoice: createChoiceSetter(copy, queue, sync),
    hasWaiting: () => copy.waiting() !== undefined,
    activateWaiting: () => activateWaiting(copy, queue),
  };
}

interface Synchronizer {
  /** Waits for a running or queued sync. If there is none, starts a sync. */
  sync: () => Promise<void>;
  /** Starts a sync, unless all files are stored and the last sync was less than `MIN_SYNC_INTERVAL_MS` ago. */
  syncIfDue: () => Promise<void>;
}

function createSynchronizer(context: SyncContext, queue: JobQueue): Synchronizer {
  const { copy } = context;
  let syncedAt = Number.NEGATIVE_INFINITY;
  let syncing: Promise<void> | undefined;

  const sync = (): Promise<void> => {
    syncing ??= queue
      .run({
        kind: 'loading',
        isInterruptible: true,
        work: async (signal) => {
          await syncLatestVersion(context, signal);
          syncedAt = performance.now();
        },
      })
      .then(() => {
        syncing = undefined;
      });
    return syncing;
  };

  return {
    sync,
    async syncIfDue() {
      const current = copy.current();
      const isRecent = performance.now() - syncedAt < MIN_SYNC_INTERVAL_MS;
      if (!isRecent || !current || !copy.isComplete(current)) await sync();
    },
  };
}

const choiceToJson = ({ notKept, asked, langs }: ReaderChoice): string =>
  JSON.stringify([notKept, asked, langs]);

/**
 * Creates the function that stores the reader's choice of downloads. Every opened page sends the choice, so the
 * function first tests whether the choice is unchanged, which is fast.
 */
function createChoiceSetter(
  copy: OfflineCopy,
  queue: JobQueue,
  sync: () => Promise<void>,
): OfflineManager['setChoice'] {
  let lastMessage = '';
  return async ({ notKept, asked = [], langs }) => {
    const mergeChoice = (): ReaderChoice & { notKept: string[]; asked: string[]; langs: string[] } => {
      const known = { asked: [...new Set([...copy.record().asked, ...asked])], langs: copy.record().langs };
      return { notKept, asked: known.asked, langs: resolveReaderLangs(langs, known) };
    };
    const message = choiceToJson({ notKept, asked, langs: langs ?? [] });
    if (message === lastMessage) return;
    lastMessage = message;
    if (choiceToJson(mergeChoice()) === choiceToJson(copy.record())) return;
    const changesFiles = selectionKey(copy, mergeChoice()) !== selectionKey(copy, copy.record());
    const isWritten = await queue.run({
      ...(changesFiles && { kind: 'loading' }),
      work: async () => {
        // Merge the choice again, because the record may have changed while the job was in the queue.
        await copy.write(mergeChoice());
        if (changesFiles) await copy.prune();
        return true;
      },
    });
    // If the choice could not be stored, do not ignore the same message the next time.
    if (!isWritten) lastMessage = '';
    if (changesFiles) await sync();
  };
}

/** Returns a string that is equal for two choices if they select the same files of the current version. */
function selectionKey(copy: OfflineCopy, choice: ReaderChoice): string {
  const current = copy.current();
  if (!current) return choice.notKept.join();
  const selection = copy.selection(current, choice);
  return [...selection.packs.map(({ list }) => list), ...selectedShellFiles(current, selection)].join();
}

async function readOtherVersion(
  version: string,
  path: string,
  copy: OfflineCopy,
  inventory: ContentInventory,
): Promise<ContentRead> {
  const waiting = copy.waiting();
  const hash =
    version === 'waiting' ? waiting && copy.dataHashes(waiting).get(path) : copy.record().previous?.[path];
  return hash ? inventory.read(hash) : 'missing';
}

async function activateWaiting(copy: OfflineCopy, queue: JobQueue): Promise<boolean> {
  const isActivated = await queue.run({
    kind: 'updating',
    work: async () => {
      const [current, waiting] = [copy.current(), copy.waiting()];
      if (!waiting || !copy.isComplete(waiting)) return false;
      const previous = Object.fromEntries(current ? copy.dataHashes(current) : []);
      await copy.write({ current: waiting.manifest, waiting: undefined, previous });
      return true;
    },
  });
  if (isActivated) void queue.run({ kind: 'updating', work: copy.prune });
  return isActivated ?? false;
}
