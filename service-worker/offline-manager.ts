// Keeps one version of the site whole on the device, fetches the next one beside it, and changes over when nobody is reading.
// Every change goes through one queue; reading waits for nobody.

import { type Choice, readLangs } from '../lib/offline/download-selection';
import type { ListedFile } from '../lib/offline/offline-manifest';
import type { OfflineErrorCode, OfflineState } from '../lib/offline/offline-state';
import type { AddressBook } from '../lib/offline/resolve-address';
import type { DownloadChoice } from '../lib/offline/worker-messages';
import { createContentInventory } from './content-inventory';
import type { ContentStore, Read } from './content-store';
import { hashOf } from './hash';
import { createQueue } from './job-queue';
import type { Network } from './network';
import { createCopy } from './offline-copy';
import { errorCodeOf } from './offline-error';
import { countState } from './report-state';
import { shellFiles } from './site-version';
import { syncLatestVersion } from './sync-version';
import { verifyContents } from './verify-contents';

export interface OfflineManager {
  /** Everything counted: for pages that ask, not for answers. */
  state: () => OfflineState;
  trouble: () => OfflineErrorCode | undefined;
  /** Whether a version is in use. */
  hasCopy: () => boolean;
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
  /** What the reader wants here; what a page leaves unsaid stays as it is. */
  choose: (choice: DownloadChoice) => Promise<void>;
  /** Whether a version waits; whether it is complete is found out when it is changed to. */
  hasWaiting: () => boolean;
  /** Changes to the waiting version; false when there is none, or something of it is missing. */
  change: () => Promise<boolean>;
}

/** A page that opens so soon after another asks the server nothing. */
const RECENT = 10_000;

const toText = ({ notKept, asked, langs }: Choice): string => JSON.stringify([notKept, asked, langs]);

export async function createOfflineManager(
  store: ContentStore,
  network: Network,
  tell: (state: () => OfflineState, now: boolean) => void,
): Promise<OfflineManager> {
  const holdings = createContentInventory(store, () => tell(state, false));
  const looked = await holdings.look().catch(errorCodeOf);
  const copy = await createCopy(store, holdings);
  const queue = createQueue(
    (work) =>
      store.alone(async () => {
        await copy.refresh();
        await work();
      }),
    () => tell(state, true),
  );
  if (looked) queue.note(looked);
  const state = (): OfflineState => countState(copy, holdings, queue);

  let synced = Number.NEGATIVE_INFINITY;
  let syncing: Promise<void> | undefined;
  const sync = (): Promise<void> => {
    syncing ??= queue
      .run({
        kind: 'loading',
        makesWay: true,
        work: async (signal) => {
          await syncLatestVersion({ copy, holdings, network }, signal);
          synced = performance.now();
        },
      })
      .then(() => {
        syncing = undefined;
      });
    return syncing;
  };

  let said = '';
  async function choose({ notKept, asked = [], langs }: DownloadChoice): Promise<void> {
    const next = () => {
      const known = { asked: [...new Set([...copy.record().asked, ...asked])], langs: copy.record().langs };
      return { notKept, asked: known.asked, langs: readLangs(langs, known) };
    };
    const saying = toText({ notKept, asked, langs: langs ?? [] });
    if (saying === said) return;
    said = saying;
    if (toText(next()) === toText(copy.record())) return;
    const current = copy.current();
    const keys = (choice: Choice): string => {
      if (!current) return choice.notKept.join();
      const wanted = copy.wanted(current, choice);
      return [...wanted.packs.map(({ list }) => list), ...shellFiles(current, wanted)].join();
    };
    const isOther = keys(next()) !== keys(copy.record());
    const done = await queue.run({
      ...(isOther && { kind: 'loading' }),
      work: async () => {
        await copy.write(next());
        if (isOther) await copy.prune();
        return true;
      },
    });
    // What could not be noted may be said again.
    if (!done) said = '';
    if (isOther) await sync();
  }

  return {
    state,
    trouble: queue.trouble,
    hasCopy: () => copy.current() !== undefined,
    book: copy.book,
    async read([, hash]) {
      const before = holdings.holds(hash);
      const found = await holdings.read(hash);
      if (before !== holdings.holds(hash)) tell(state, true);
      return found;
    },
    async readOther(version, path) {
      const waiting = copy.waiting();
      const hash =
        version === 'waiting' ? waiting && copy.dataOf(waiting).get(path) : copy.record().previous?.[path];
      return hash ? holdings.read(hash) : 'missing';
    },
    async mend([, hash], bytes) {
      if ((await hashOf(bytes)) !== hash) return false;
      void queue.run({ work: () => holdings.keep(hash, bytes) });
      return true;
    },
    async sync() {
      const current = copy.current();
      const isRecent = performance.now() - synced < RECENT;
      if (!isRecent || !current || !copy.isComplete(current)) await sync();
    },
    async test() {
      await queue.run({ kind: 'testing', work: () => verifyContents(copy, holdings) });
      await sync();
    },
    choose,
    hasWaiting: () => copy.waiting() !== undefined,
    async change() {
      const changed = await queue.run({
        kind: 'updating',
        work: async () => {
          const [current, waiting] = [copy.current(), copy.waiting()];
          if (!waiting || !copy.isComplete(waiting)) return false;
          const previous = Object.fromEntries(current ? copy.dataOf(current) : []);
          await copy.write({ current: waiting.manifest, waiting: undefined, previous });
          return true;
        },
      });
      if (changed) void queue.run({ kind: 'updating', work: copy.prune });
      return changed ?? false;
    },
  };
}
