// Tests the offline manager of the service worker with a server that stalls, sends slowly, sends wrong data or stops
// in the middle. No call hangs, other jobs can still run, and the reported state is correct.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { offlineStatus } from '../../lib/offline/offline-copy-status';
import { MANIFEST_PATH } from '../../lib/offline/offline-manifest';
import { isComplete } from '../../lib/offline/offline-state';
import { contentHash } from '../../scripts/files/hash.mjs';
import { activateWaitingOnStart, answerRequest } from '../../service-worker/answer-request';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createNetwork } from '../../service-worker/verified-fetch';
import { createRandom } from '../fuzz/random-text';
import { makeSmallSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore } from './memory-store';

const BASE = 'https://example.org';
const IDLE_TIMEOUT_MS = 60;
/**
 * Time in milliseconds after which a call counts as hanging. It is much longer than the idle timeout of requests and
 * much shorter than the timeout of a test.
 */
const DEADLINE_MS = 2000;
const READER = { notKept: [], asked: [], langs: ['uk', 'ru'] };

const IDS = ['castle', 'harbour'];
const older = await makeSmallSite(createRandom(1), IDS);
const newer = await makeSmallSite(createRandom(2), IDS);

type FaultyAnswer = (
  path: string,
  bytes: Buffer,
  signal: AbortSignal,
) => Promise<Response> | Response | undefined;

/** Creates a `fetch` that answers correctly unless `fault` returns another response. */
function serve(site: { now: SmallSite }, fault: { now: FaultyAnswer | undefined }) {
  const requestedPaths: string[] = [];
  const fetch = async (address: unknown, { signal }: RequestInit = {}) => {
    const path = String(address).slice(BASE.length);
    requestedPaths.push(path);
    const bytes = site.now.answers.get(path);
    if (!bytes) return new Response(null, { status: 404 });
    return fault.now?.(path, bytes, signal as AbortSignal) ?? new Response(new Uint8Array(bytes));
  };
  return { fetch, requestedPaths };
}

async function start(idleTimeoutMs = IDLE_TIMEOUT_MS) {
  const site = { now: older };
  const fault: { now: FaultyAnswer | undefined } = { now: undefined };
  const { fetch, requestedPaths } = serve(site, fault);
  const store = createMemoryStore();
  const network = createNetwork(BASE, { fetch, retryDelaysMs: [], idleTimeoutMs });
  const manager = await createOfflineManager(store, network, () => undefined);
  return { site, fault, requestedPaths, store, manager };
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Resolves to `late` if `work` has not ended after `time` milliseconds. */
const within = <T>(time: number, work: Promise<T>): Promise<T | 'late'> =>
  Promise.race([work, pause(time).then(() => 'late' as const)]);

/** Returns a response that sends `count` bytes at a time, with a delay of `delayMs` milliseconds between the chunks. */
const sendSlowly = (bytes: Buffer, count: number, delayMs: number, signal: AbortSignal): Response => {
  let at = 0;
  return new Response(
    new ReadableStream({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      async pull(controller) {
        if (at > 0) await pause(delayMs);
        if (signal?.aborted) return;
        if (at >= bytes.length) controller.close();
        else controller.enqueue(new Uint8Array(bytes.subarray(at, at + count)));
        at += count;
      },
    }),
  );
};

const isPack = (path: string) => path.endsWith('.pack');
const isManifest = (path: string) => path === MANIFEST_PATH;
const isShell = (path: string) => path === '/a.css';

describe('sync', () => {
  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('gives up when the server never answers for %s, and succeeds later', async (_what, isMeant) => {
    const { manager, fault } = await start();
    fault.now = (path, _bytes, signal) => (isMeant(path) ? never(signal) : undefined);
    expect(await within(DEADLINE_MS, manager.setChoice(READER).then(manager.sync))).not.toBe('late');
    expect(manager.state()).toMatchObject({ trouble: 'no-network' });
    expect(manager.state().busy).toBeUndefined();
    fault.now = undefined;
    await manager.sync();
    expect(isComplete(manager.state()) && manager.state().trouble).toBeUndefined();
  });

  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('gives up when the server stalls while it sends %s', async (_what, isMeant) => {
    const { manager, fault } = await start();
    fault.now = (path, bytes, signal) =>
      isMeant(path) ? sendSlowly(bytes, 1, IDLE_TIMEOUT_MS * 10, signal) : undefined;
    expect(await within(DEADLINE_MS, manager.setChoice(READER).then(manager.sync))).not.toBe('late');
    expect(manager.state().trouble).toBe('no-network');
  });

  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('waits for a slow server that keeps sending %s', async (_what, isMeant) => {
    const { manager, fault } = await start(200);
    fault.now = (path, bytes, signal) =>
      isMeant(path) ? sendSlowly(bytes, bytes.length / 12 + 1, 30, signal) : undefined;
    const before = performance.now();
    await manager.setChoice(READER);
    await manager.sync();
    expect(performance.now() - before).toBeGreaterThan(300);
    expect(isComplete(manager.state()) && manager.state().trouble).toBeUndefined();
  });

  it('rejects a pack that decompresses beyond the limit', async () => {
    const { manager, fault } = await start();
    const bomb = gzipSync(Buffer.alloc(1 << 26, 'а'));
    fault.now = (path) => (isPack(path) ? new Response(new Uint8Array(bomb)) : undefined);
    await manager.setChoice(READER);
    await manager.sync();
    expect(manager.state().trouble).toBe('wrong-answer');
  });
});

describe('while a download is stalled', () => {
  /** Creates a device with one complete version, and a server that has a second version. */
  async function startWithUpdate() {
    const device = await start(60_000);
    await device.manager.setChoice(READER);
    await device.manager.sync();
    device.site.now = newer;
    return device;
  }
  const waitForRequest = async (paths: string[], isMeant: (path: string) => boolean) => {
    while (!paths.some(isMeant)) await pause(5);
  };

  it.each<[string, (manager: OfflineManager) => Promise<unknown>]>([
    ['activation', (manager) => manager.activateWaiting()],
    ['a new choice', (manager) => manager.setChoice({ ...READER, notKept: ['harbour'] })],
    ['verification', (manager) => manager.verify()],
  ])('%s runs at once, and the download resumes after it', async (_what, act) => {
    const { manager, fault, requestedPaths } = await startWithUpdate();
    requestedPaths.length = 0;
    fault.now = (path, _bytes, signal) => (isPack(path) ? never(signal) : undefined);
    void manager.verify();
    await waitForRequest(requestedPaths, isPack);
    requestedPaths.length = 0;
    void act(manager);
    // Downloads pause while other jobs run. So a new request for a pack shows that the job that `act` started has
    // ended.
    expect(await within(DEADLINE_MS, waitForRequest(requestedPaths, isPack))).not.toBe('late');
    fault.now = undefined;
    expect(await within(DEADLINE_MS, manager.verify())).not.toBe('late');
    expect(manager.state().waiting?.version).toBe(newer.manifest.version);
  });

  it('files can be read', async () => {
    const { manager, fault, requestedPaths } = await startWithUpdate();
    requestedPaths.length = 0;
    fault.now = (path, _bytes, signal) => (isPack(path) ? never(signal) : undefined);
    void manager.verify();
    await waitForRequest(requestedPaths, isPack);
    for (const file of manager.addresses().files.values())
      expect(typeof (await within(DEADLINE_MS, manager.read(file)))).toBe('object');
  });
});

describe('a version that was just activated', () => {
  it('is not offered again by a sync that had started before', async () => {
    const { manager, store, site } = await start();
    await manager.setChoice(READER);
    await manager.sync();
    site.now = newer;
    await manager.verify();
    expect(manager.state().waiting?.version).toBe(newer.manifest.version);
    // The test replaces `store.read`. The replacement activates the waiting version while the sync compares the rules
    // of both versions.
    const { read } = store;
    const data = [...newer.answers].find(([path]) => path === '/data/castle.uk.json')?.[1] ?? '';
    const name = contentHash(data);
    let activation: Promise<boolean> | undefined;
    store.read = async (hash) => {
      if (hash === name) {
        activation ??= manager.activateWaiting();
        await pause(20);
      }
      return read(hash);
    };
    await manager.verify();
    expect(await activation).toBe(true);
    // Even after a restart, the worker does not offer the activated version as new.
    const next = await createOfflineManager(store, createNetwork(BASE), () => undefined);
    for (const { state, activateWaiting } of [manager, next]) {
      expect(state().version).toBe(newer.manifest.version);
      expect(state().waiting).toBeUndefined();
      expect(await activateWaiting()).toBe(false);
    }
  });
});

describe('a navigation', () => {
  const navigation = { mode: 'navigate', method: 'GET', url: `${BASE}/` } as Request;
  const withoutState = (manager: OfflineManager): OfflineManager => ({
    ...manager,
    state: () => {
      throw new Error('A navigation must not count all files.');
    },
  });

  it('does not count all files, with or without a waiting version', async () => {
    Object.assign(globalThis, { SECURITY_HEADERS: {} });
    const { manager, site } = await start();
    await manager.setChoice(READER);
    await manager.sync();
    const [path] = [...manager.addresses().files.keys()].filter((one) => one.endsWith('/'));
    const navigate = async (windows: number) => {
      await activateWaitingOnStart(navigation, withoutState(manager), async () => windows);
      return answerRequest(navigation, path ?? '', BASE, withoutState(manager));
    };
    expect((await navigate(0)).status).toBe(200);
    site.now = newer;
    await manager.verify();
    expect((await navigate(1)).status).toBe(200);
    expect(manager.state().version).toBe(older.manifest.version);
    await navigate(0);
    expect(manager.state().version).toBe(newer.manifest.version);
  });
});

describe('the status with nothing stored', () => {
  it('is “empty” and not “lacking” until a page of a game is stored', async () => {
    const { manager, fault } = await start();
    fault.now = () => new Response(null, { status: 503 });
    await manager.setChoice(READER);
    await manager.sync();
    expect(offlineStatus('ready', manager.state())).toBe('empty');
    // The manifest, the file lists and the shell (the files that all games share) load. The packs and the pages of
    // games fail.
    fault.now = (path) =>
      isPack(path) || IDS.some((id) => path.includes(id)) ? new Response(null, { status: 503 }) : undefined;
    await manager.sync();
    expect(manager.state().shell.status).toBe('whole');
    expect(offlineStatus('ready', manager.state())).toBe('empty');
    fault.now = undefined;
    await manager.sync();
    expect(offlineStatus('ready', manager.state())).toBe('whole');
  });
});
