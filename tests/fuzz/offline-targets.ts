// Fuzz tests of offline storage: the decoder of packs (downloads of many files in one), the offline manager with a
// faulty server, and the manifest parser.
import assert from 'node:assert/strict';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type FileList, findFileList, findManifest, packPath } from '../../lib/offline/offline-manifest';
import { isComplete } from '../../lib/offline/offline-state';
import { type DownloadTarget, downloadPack } from '../../service-worker/download-files';
import { OfflineError } from '../../service-worker/offline-error';
import { createOfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { createMemoryStore } from '../offline/memory-store';
import { createFaultyServer, damageBytes } from './faulty-server';
import type { FuzzTarget } from './fuzz-targets';
import { pick, type Random } from './random-text';
import { pickSite, type SmallSite } from './small-site';

const BASE = 'https://example.org';
const NO_DELAYS_MS = [0, 0];

const sameBytes = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  other !== undefined && Buffer.compare(one, other) === 0;

/** Checks that every stored file equals the file on the site. */
function assertSameContents(stored: ReadonlyMap<string, Uint8Array>, { answers }: SmallSite): void {
  for (const [path, bytes] of stored) assert(sameBytes(bytes, answers.get(path)), `wrong content of ${path}`);
}

function assertComplete(stored: ReadonlyMap<string, Uint8Array>, { files }: FileList): void {
  assert.deepEqual(
    files.map(([path]) => path).filter((path) => !stored.has(path)),
    [],
    'the download succeeded but files are missing',
  );
}

async function tryDecoder(random: Random): Promise<void> {
  const site = await pickSite(random);
  const { pack, list, baseTexts } = pick(random, site.packs);
  const path = packPath(pack.pack);
  const others = [...site.answers.values()];
  const times = random(4);
  // Gzip detects most damage itself. So in two of three trials, the damage happens before the compression, which tests
  // the pack decoder.
  const isInside = random(3) > 0;
  let bytes = site.answers.get(path) as Buffer;
  if (isInside) bytes = gunzipSync(bytes);
  for (let time = 0; time < times; time++) bytes = damageBytes(random, bytes, others);
  const answers = new Map([[path, isInside ? gzipSync(bytes) : bytes]]);
  const network = createNetwork(BASE, {
    fetch: createFaultyServer(random, BASE, answers, 10),
    retryDelaysMs: [],
  });
  const stored = new Map<string, Uint8Array>();
  const target: DownloadTarget = {
    network,
    signal: new AbortController().signal,
    isStored: ([address]) => stored.has(address),
    store: async ([address], bytes) => {
      stored.set(address, bytes);
    },
  };
  try {
    await downloadPack(pack, list.files, target, async () => baseTexts);
    assertComplete(stored, list);
  } catch (error) {
    assert(error instanceof OfflineError, `unexpected kind of error: ${error}`);
    assert(['wrong-answer', 'no-network'].includes(error.code), error.message);
  }
  assertSameContents(stored, site);
}

/**
 * Simulates a first visit and an update with a faulty server. After that, a sync without faults must complete the
 * offline copy on the same device.
 */
async function tryCopy(random: Random): Promise<void> {
  const older = await pickSite(random);
  const newer = await pickSite(random);
  const store = createMemoryStore();
  const visit = async ({ answers }: SmallSite, share: number) => {
    const fetch = createFaultyServer(random, BASE, answers, share);
    const manager = await createOfflineManager(
      store,
      createNetwork(BASE, { fetch, retryDelaysMs: NO_DELAYS_MS }),
      () => undefined,
    );
    await manager.setChoice({ notKept: [], asked: [], langs: ['uk', 'ru'] });
    await manager.sync();
    return manager;
  };
  let wasComplete = random(2) === 0;
  if (wasComplete) await visit(older, 0);
  for (let visits = random(3); visits >= 0; visits--) {
    const site = pick(random, [older, newer]);
    const manager = await visit(site, 5 + random(60));
    if (random(2) === 0) await manager.activateWaiting();
    for (const file of manager.addresses().files.values()) {
      const read = await manager.read(file);
      const known = [older, newer].some(
        ({ answers }) => typeof read === 'object' && sameBytes(read.bytes, answers.get(file[0])),
      );
      assert(typeof read !== 'object' || known, `wrong content of ${file[0]}`);
    }
    const isIntact = isComplete(manager.state()) && manager.state().games.length > 0;
    assert(isIntact || !wasComplete, 'a faulty server damaged a complete copy');
    if (isIntact)
      for (const file of manager.addresses().files.values())
        assert(typeof (await manager.read(file)) === 'object', `${file[0]} is missing from a complete copy`);
    wasComplete = isIntact;
    if (random(3) === 0 && store.files.size > 0) {
      wasComplete = false;
      const [hash, bytes] = pick(random, [...store.files]);
      store.files.set(hash, new Uint8Array(damageBytes(random, Buffer.from(bytes), [Buffer.from('інше')])));
    }
  }
  const manager = await visit(newer, 0);
  await manager.verify();
  await manager.activateWaiting();
  const state = manager.state();
  assert.equal(state.trouble, undefined, 'a visit without faults reports no error');
  assert.equal(state.version, newer.manifest.version, 'a visit without faults activates the newest version');
  assert(isComplete(state) && state.games.length > 1, 'a visit without faults completes the copy');
}

export const OFFLINE_TARGETS: FuzzTarget[] = [
  {
    name: 'pack decoder: returns exactly the files of its list or throws an OfflineError, and never a wrong file',
    trials: 100,
    trial: tryDecoder,
  },
  {
    name: 'offline copy: a faulty server never leads to wrong content, and a visit without faults completes it',
    trials: 12,
    trial: tryCopy,
  },
  {
    name: 'manifest and lists: any input parses as valid, as newer or as undefined',
    trials: 300,
    trial: async (random) => {
      const { answers } = await pickSite(random);
      const all = [...answers.values()];
      const text = damageBytes(random, pick(random, all), all).toString();
      const manifest = findManifest(text);
      if (typeof manifest === 'object')
        for (const { list, pack } of manifest.packs) assert(/^[0-9a-f]{32}$/.test(list + pack.slice(32)));
      for (const [path, hash] of findFileList(text)?.files ?? [])
        assert(new URL(path, BASE).origin === BASE && hash.length === 32, path);
    },
  },
];
