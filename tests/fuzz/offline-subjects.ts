// What is fuzzed of reading without a network: the reader of packs, and the keeper of the whole copy over a server on a bad day.
import assert from 'node:assert/strict';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type FileList, findList, findManifest, packPath } from '../../lib/offline/offline-manifest';
import { isWhole } from '../../lib/offline/offline-state';
import { type Download, downloadPack } from '../../service-worker/download-files';
import { createNetwork } from '../../service-worker/network';
import { OfflineError } from '../../service-worker/offline-error';
import { createOfflineManager } from '../../service-worker/offline-manager';
import { createMemoryStore } from '../offline/memory-store';
import { createBadServer, damageBytes } from './faulty-server';
import { pick, type Random } from './random-text';
import { anySite, type SmallSite } from './small-site';
import type { Subject } from './subjects';

const BASE = 'https://example.org';
const QUICK = [0, 0];

const sameBytes = (one: Uint8Array, other: Uint8Array | undefined): boolean =>
  other !== undefined && Buffer.compare(one, other) === 0;

/** What the reader kept is what the site has, file for file. */
function assertTrue(kept: ReadonlyMap<string, Uint8Array>, { answers }: SmallSite): void {
  for (const [path, bytes] of kept) assert(sameBytes(bytes, answers.get(path)), `wrong content of ${path}`);
}

function assertWhole(kept: ReadonlyMap<string, Uint8Array>, { files }: FileList): void {
  assert.deepEqual(
    files.map(([path]) => path).filter((path) => !kept.has(path)),
    [],
    'claims to be whole',
  );
}

async function tryPack(random: Random): Promise<void> {
  const site = await anySite(random);
  const { pack, list, before } = pick(random, site.packs);
  const path = packPath(pack.pack);
  const others = [...site.answers.values()];
  const times = random(4);
  // Most damage is seen by gzip at once; what is damaged before it is packed comes further.
  const isInside = random(3) > 0;
  let bytes = site.answers.get(path) as Buffer;
  if (isInside) bytes = gunzipSync(bytes);
  for (let time = 0; time < times; time++) bytes = damageBytes(random, bytes, others);
  const answers = new Map([[path, isInside ? gzipSync(bytes) : bytes]]);
  const network = createNetwork(BASE, { fetch: createBadServer(random, BASE, answers, 10), pauses: [] });
  const kept = new Map<string, Uint8Array>();
  const to: Download = {
    network,
    signal: new AbortController().signal,
    isHere: ([address]) => kept.has(address),
    keep: async ([address], bytes) => {
      kept.set(address, bytes);
    },
  };
  try {
    await downloadPack(pack, list, to, async () => before);
    assertWhole(kept, list);
  } catch (error) {
    assert(error instanceof OfflineError, `unclear refusal: ${error}`);
    assert(['wrong-answer', 'no-network'].includes(error.trouble), error.message);
  }
  assertTrue(kept, site);
}

/** A first visit, or an update, on a bad day; then the same device on a good one. */
async function tryCopy(random: Random): Promise<void> {
  const older = await anySite(random);
  const newer = await anySite(random);
  const store = createMemoryStore();
  const visit = async ({ answers }: SmallSite, share: number) => {
    const fetch = createBadServer(random, BASE, answers, share);
    const keeper = await createOfflineManager(
      store,
      createNetwork(BASE, { fetch, pauses: QUICK }),
      () => undefined,
    );
    await keeper.choose({ notKept: [], asked: [], langs: ['uk', 'ru'] });
    await keeper.sync();
    return keeper;
  };
  let wasWhole = random(2) === 0;
  if (wasWhole) await visit(older, 0);
  for (let days = random(3); days >= 0; days--) {
    const site = pick(random, [older, newer]);
    const keeper = await visit(site, 5 + random(60));
    if (random(2) === 0) await keeper.change();
    for (const file of keeper.book().files.values()) {
      const read = await keeper.read(file);
      const known = [older, newer].some(
        ({ answers }) => typeof read === 'object' && sameBytes(read.bytes, answers.get(file[0])),
      );
      assert(typeof read !== 'object' || known, `wrong content of ${file[0]}`);
    }
    const isSound = isWhole(keeper.state()) && keeper.state().games.length > 0;
    assert(isSound || !wasWhole, 'a bad day spoilt a whole copy');
    if (isSound)
      for (const file of keeper.book().files.values())
        assert(typeof (await keeper.read(file)) === 'object', `${file[0]} is not there`);
    wasWhole = isSound;
    if (random(3) === 0 && store.files.size > 0) {
      wasWhole = false;
      const [hash, bytes] = pick(random, [...store.files]);
      store.files.set(hash, new Uint8Array(damageBytes(random, Buffer.from(bytes), [Buffer.from('інше')])));
    }
  }
  const keeper = await visit(newer, 0);
  await keeper.test();
  await keeper.change();
  const state = keeper.state();
  assert.equal(state.trouble, undefined, 'a good day ends well');
  assert.equal(state.version, newer.manifest.version, 'the version of the good day is in use');
  assert(isWhole(state) && state.games.length > 1, 'a good day makes everything whole');
}

export const OFFLINE_SUBJECTS: Subject[] = [
  {
    name: 'pack reader: the very files of its list, or a clear refusal, and never a wrong file',
    trials: 100,
    trial: tryPack,
  },
  {
    name: 'offline copy: nothing wrong is shown on a bad day, and a good day makes it whole',
    trials: 12,
    trial: tryCopy,
  },
  {
    name: 'manifest and lists: anything is read as one of ours, as a newer one, or as nothing',
    trials: 300,
    trial: async (random) => {
      const { answers } = await anySite(random);
      const all = [...answers.values()];
      const text = damageBytes(random, pick(random, all), all).toString();
      const manifest = findManifest(text);
      if (typeof manifest === 'object')
        for (const { list, pack } of manifest.packs) assert(/^[0-9a-f]{32}$/.test(list + pack.slice(32)));
      for (const [path, hash] of findList(text)?.files ?? [])
        assert(new URL(path, BASE).origin === BASE && hash.length === 32, path);
    },
  },
];
