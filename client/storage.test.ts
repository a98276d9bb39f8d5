// Tests the stored values with two simulated tabs that share localStorage and IndexedDB. Each tab is an instance of
// storage.ts. Reads and writes of IndexedDB, and the events between tabs, take a random time.
import { afterEach, expect, it, vi } from 'vitest';
import type { StoredRecord } from '@/lib/core/reconcile-stored';
import { createRandom, type Random } from '../tests/fuzz/random-text';

type Storage = typeof import('./storage');

/** A simulated device: the content of localStorage and of IndexedDB, and its open tabs. */
function createDevice(random: Random) {
  const items = new Map<string, string>();
  const durable = new Map<string, StoredRecord>();
  const onStorage: (() => void)[] = [];
  const pause = async () => {
    for (let left = random(6); left > 0; left--) await Promise.resolve();
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      items.set(name, text);
      for (const notify of onStorage) void pause().then(notify);
    },
  });
  vi.stubGlobal('document', { addEventListener: () => {}, visibilityState: 'visible' });
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => name === 'storage' && onStorage.push(listener),
  });
  vi.doMock('./durable-store', () => ({
    nameAside: (key: string) => `aside ${key} ${random(1e9)}`,
    readDurable: async () => {
      await pause();
      return new Map(durable);
    },
    updateDurable: async (key: string, change: (record: StoredRecord | undefined) => StoredRecord) => {
      await pause();
      const record = change(durable.get(key));
      durable.set(key, record);
      await pause();
      return record;
    },
  }));
  const openTab = async (): Promise<Storage> => {
    vi.resetModules();
    return import('./storage');
  };
  return { items, durable, openTab };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./durable-store');
  vi.resetModules();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const pin = (tab: Storage, target: string) =>
  tab.updateStored('pins', (pins) => ({ ...pins, game: [...(pins.game ?? []), target] }));
const unpin = (tab: Storage, target: string) =>
  tab.updateStored('pins', (pins) => ({ ...pins, game: (pins.game ?? []).filter((one) => one !== target) }));

it('keeps every pin and every removal of two tabs that change the pins at the same time', async () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = createRandom(seed);
    const device = createDevice(random);
    const tabs = [await device.openTab(), await device.openTab()] as const;
    await pin(tabs[0], 'removed');
    await settle();
    await Promise.all([
      unpin(tabs[1], 'removed'),
      ...tabs.map(async (tab, at) => {
        for (let nth = 0; nth < 6; nth++) {
          const done = pin(tab, `${at}-${nth}`);
          if (random(2)) await done;
        }
      }),
    ]);
    await settle();
    tabs[0].synchronize();
    await settle();
    const expected = ['0', '1'].flatMap((tab) => [0, 1, 2, 3, 4, 5].map((nth) => `${tab}-${nth}`));
    for (const text of [device.durable.get('pins')?.text, device.items.get('pravylo.pins')])
      expect([...new Set(JSON.parse(text ?? '{}').game)].sort(), `seed ${seed}`).toEqual(expected);
  }
});

it('copies a damaged text to a record of its own before it replaces the text with its valid part', async () => {
  const device = createDevice(createRandom(1));
  const damaged = '{"game":["combat",{}],"other":5}';
  for (const key of ['pins', 'ticks']) device.items.set(`pravylo.${key}`, damaged);
  const tab = await device.openTab();
  await pin(tab, 'patrols');
  void tab.synchronize();
  await settle();
  const [[name = '', record] = []] = [...device.durable].filter(([key]) => key.startsWith('aside pins'));
  expect(name).toMatch(/^aside pins \d+$/);
  expect(record?.text).toBe(damaged);
  expect(tab.readStored('pins')).toEqual({ game: ['combat', 'patrols'] });
  expect(JSON.parse(device.durable.get('pins')?.text ?? '')).toEqual({ game: ['combat', 'patrols'] });
  // A damaged text is copied only once, because its valid part replaces it after that.
  const aside = [...device.durable.keys()].filter((key) => key.startsWith('aside '));
  expect(aside.map((key) => key.split(' ')[1]).sort()).toEqual(['pins', 'ticks']);
});
