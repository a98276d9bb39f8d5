// The keeper over a server that falls silent, dribbles, cheats or stops half-way: nothing hangs, nothing waits behind it, and
// what is said of the copy is true.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { offlineStatus } from '../../lib/offline/copy-status';
import { MANIFEST_PATH } from '../../lib/offline/offline-manifest';
import { isWhole } from '../../lib/offline/offline-state';
import { hashOf } from '../../scripts/files/hash';
import { answer, changeAtStart } from '../../service-worker/answer-request';
import { createNetwork } from '../../service-worker/network';
import { createOfflineManager, type OfflineManager } from '../../service-worker/offline-manager';
import { createRandom } from '../fuzz/random-text';
import { makeSmallSite, type SmallSite } from '../fuzz/small-site';
import { createMemoryStore } from './memory-store';

const BASE = 'https://example.org';
const PATIENCE = 60;
/** Far longer than any wait that is allowed here, far shorter than a test may take. */
const LONG = 2000;
const READER = { notKept: [], asked: [], langs: ['uk', 'ru'] };

const IDS = ['castle', 'harbour'];
const older = await makeSmallSite(createRandom(1), IDS);
const newer = await makeSmallSite(createRandom(2), IDS);

type Answer = (path: string, bytes: Buffer, signal: AbortSignal) => Promise<Response> | Response | undefined;

/** A server that answers as it should, but for what `fault` has to say. */
function serve(site: { now: SmallSite }, fault: { now: Answer | undefined }) {
  const asked: string[] = [];
  const fetch = async (address: unknown, { signal }: RequestInit = {}) => {
    const path = String(address).slice(BASE.length);
    asked.push(path);
    const bytes = site.now.answers.get(path);
    if (!bytes) return new Response(null, { status: 404 });
    return fault.now?.(path, bytes, signal as AbortSignal) ?? new Response(new Uint8Array(bytes));
  };
  return { fetch, asked };
}

async function start(patience = PATIENCE) {
  const site = { now: older };
  const fault: { now: Answer | undefined } = { now: undefined };
  const { fetch, asked } = serve(site, fault);
  const store = createMemoryStore();
  const network = createNetwork(BASE, { fetch, pauses: [], patience });
  const keeper = await createOfflineManager(store, network, () => undefined);
  return { site, fault, asked, store, keeper };
}

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** `late` when it is still not done. */
const within = <T>(time: number, work: Promise<T>): Promise<T | 'late'> =>
  Promise.race([work, pause(time).then(() => 'late' as const)]);

/** So many bytes at once, then a rest. */
const dribble = (bytes: Buffer, count: number, rest: number, signal: AbortSignal): Response => {
  let at = 0;
  return new Response(
    new ReadableStream({
      start: (control) => signal?.addEventListener('abort', () => control.error(signal.reason)),
      async pull(control) {
        if (at > 0) await pause(rest);
        if (signal?.aborted) return;
        if (at >= bytes.length) control.close();
        else control.enqueue(new Uint8Array(bytes.subarray(at, at + count)));
        at += count;
      },
    }),
  );
};

const isPack = (path: string) => path.endsWith('.pack');
const isManifest = (path: string) => path === MANIFEST_PATH;
const isShell = (path: string) => path === '/a.css';

describe('a server that', () => {
  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('never answers when asked for %s is given up, and asked again another time', async (_what, isMeant) => {
    const { keeper, fault } = await start();
    fault.now = (path, _bytes, signal) => (isMeant(path) ? never(signal) : undefined);
    expect(await within(LONG, keeper.choose(READER).then(keeper.sync))).not.toBe('late');
    expect(keeper.state()).toMatchObject({ trouble: 'no-network' });
    expect(keeper.state().busy).toBeUndefined();
    fault.now = undefined;
    await keeper.sync();
    expect(isWhole(keeper.state()) && keeper.state().trouble).toBeUndefined();
  });

  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('gives %s a byte at a time and falls silent between is given up', async (_what, isMeant) => {
    const { keeper, fault } = await start();
    fault.now = (path, bytes, signal) =>
      isMeant(path) ? dribble(bytes, 1, PATIENCE * 10, signal) : undefined;
    expect(await within(LONG, keeper.choose(READER).then(keeper.sync))).not.toBe('late');
    expect(keeper.state().trouble).toBe('no-network');
  });

  it.each([
    ['the manifest', isManifest],
    ['a file', isShell],
    ['a pack', isPack],
  ])('is slow with %s but never silent is heard to the end', async (_what, isMeant) => {
    const { keeper, fault } = await start(200);
    fault.now = (path, bytes, signal) =>
      isMeant(path) ? dribble(bytes, bytes.length / 12 + 1, 30, signal) : undefined;
    const before = performance.now();
    await keeper.choose(READER);
    await keeper.sync();
    expect(performance.now() - before).toBeGreaterThan(300);
    expect(isWhole(keeper.state()) && keeper.state().trouble).toBeUndefined();
  });

  it('sends a few bytes that claim to be gigabytes is not believed', async () => {
    const { keeper, fault } = await start();
    const bomb = gzipSync(Buffer.alloc(1 << 26, 'а'));
    fault.now = (path) => (isPack(path) ? new Response(new Uint8Array(bomb)) : undefined);
    await keeper.choose(READER);
    await keeper.sync();
    expect(keeper.state().trouble).toBe('wrong-answer');
  });
});

describe('behind a download that stands still', () => {
  /** A device with one version whole, a second one on its way that never comes. */
  async function stall() {
    const device = await start(60_000);
    await device.keeper.choose(READER);
    await device.keeper.sync();
    device.site.now = newer;
    return device;
  }
  const waitUntilAsked = async (asked: string[], isMeant: (path: string) => boolean) => {
    while (!asked.some(isMeant)) await pause(5);
  };

  it.each<[string, (keeper: OfflineManager) => Promise<unknown>]>([
    ['changing over', (keeper) => keeper.change()],
    ['a choice', (keeper) => keeper.choose({ ...READER, notKept: ['harbour'] })],
    ['a test', (keeper) => keeper.test()],
  ])('%s does not wait, and the download goes on after it', async (_what, act) => {
    const { keeper, fault, asked } = await stall();
    asked.length = 0;
    fault.now = (path, _bytes, signal) => (isPack(path) ? never(signal) : undefined);
    void keeper.test();
    await waitUntilAsked(asked, isPack);
    asked.length = 0;
    void act(keeper);
    // It is done when the download has begun again.
    expect(await within(LONG, waitUntilAsked(asked, isPack))).not.toBe('late');
    fault.now = undefined;
    expect(await within(LONG, keeper.test())).not.toBe('late');
    expect(keeper.state().waiting?.version).toBe(newer.manifest.version);
  });

  it('reading goes on', async () => {
    const { keeper, fault, asked } = await stall();
    asked.length = 0;
    fault.now = (path, _bytes, signal) => (isPack(path) ? never(signal) : undefined);
    void keeper.test();
    await waitUntilAsked(asked, isPack);
    for (const file of keeper.book().files.values())
      expect(typeof (await within(LONG, keeper.read(file)))).toBe('object');
  });
});

describe('a version that was just taken', () => {
  it('is not offered again by a look for newer ones that had begun before', async () => {
    const { keeper, store, site } = await start();
    await keeper.choose(READER);
    await keeper.sync();
    site.now = newer;
    await keeper.test();
    expect(keeper.state().waiting?.version).toBe(newer.manifest.version);
    // The look is comparing the rules of the two versions when the reader says "update now".
    const { read } = store;
    const data = [...newer.answers].find(([path]) => path === '/data/castle.uk.json')?.[1] ?? '';
    const name = hashOf(data);
    let changing: Promise<boolean> | undefined;
    store.read = async (hash) => {
      if (hash === name) {
        changing ??= keeper.change();
        await pause(20);
      }
      return read(hash);
    };
    await keeper.test();
    expect(await changing).toBe(true);
    // Nor by the worker's next life.
    const next = await createOfflineManager(store, createNetwork(BASE), () => undefined);
    for (const { state, change } of [keeper, next]) {
      expect(state().version).toBe(newer.manifest.version);
      expect(state().waiting).toBeUndefined();
      expect(await change()).toBe(false);
    }
  });
});

describe('a navigation', () => {
  const navigation = { mode: 'navigate', method: 'GET', url: `${BASE}/` } as Request;
  const unread = (keeper: OfflineManager): OfflineManager => ({
    ...keeper,
    state: () => {
      throw new Error('Every file was counted.');
    },
  });

  it('does not count every file, with a version waiting or without', async () => {
    Object.assign(globalThis, { SAFETY: {} });
    const { keeper, site } = await start();
    await keeper.choose(READER);
    await keeper.sync();
    const [path] = [...keeper.book().files.keys()].filter((one) => one.endsWith('/'));
    const go = async (readers: number) => {
      await changeAtStart(navigation, unread(keeper), async () => readers);
      return answer(navigation, path ?? '', BASE, unread(keeper));
    };
    expect((await go(0)).status).toBe(200);
    site.now = newer;
    await keeper.test();
    expect((await go(1)).status).toBe(200);
    expect(keeper.state().version).toBe(older.manifest.version);
    await go(0);
    expect(keeper.state().version).toBe(newer.manifest.version);
  });
});

describe('with nothing saved', () => {
  it('nobody is told that the rest can be read', async () => {
    const { keeper, fault } = await start();
    fault.now = () => new Response(null, { status: 503 });
    await keeper.choose(READER);
    await keeper.sync();
    expect(offlineStatus('ready', keeper.state())).toBe('empty');
    // Manifest, lists and shell come; the packs and the pages of games are out of reach.
    fault.now = (path) =>
      isPack(path) || IDS.some((id) => path.includes(id)) ? new Response(null, { status: 503 }) : undefined;
    await keeper.sync();
    expect(keeper.state().shell.status).toBe('whole');
    expect(offlineStatus('ready', keeper.state())).toBe('empty');
    fault.now = undefined;
    await keeper.sync();
    expect(offlineStatus('ready', keeper.state())).toBe('whole');
  });
});
