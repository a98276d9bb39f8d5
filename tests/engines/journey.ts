// A journey: what a reader does from a beginning to an end, told once for every engine.
import assert from 'node:assert/strict';
import { OUT } from '../../scripts/content/folders';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import type { Engine } from './engine';
import { createReader, type Reader } from './person';

export interface Journey {
  /** As it stands in the README's table. */
  name: string;
  /** One of the few that every `npm test` makes. */
  short?: true;
  /** The folder of the site, where it is not the exported one. */
  dir?: string;
  make: (reader: Reader, server: OfflineServer) => Promise<void>;
}

/** Longer than any journey takes on a busy machine; a driver that says nothing more would hold up the rest. */
export const LIMIT = 240_000;

/** Every journey has a server of its own: another address is another device, which remembers nothing. */
export async function runJourney(engine: Engine, { dir = OUT, make }: Journey): Promise<void> {
  const server = await startOfflineServer(dir);
  const going = async (): Promise<void> => {
    const page = await engine.newPage();
    try {
      await make(
        createReader(page, () => server.origin),
        server,
      );
      assert.deepEqual(await page.errors(), []);
    } finally {
      await page.close().catch(() => {});
    }
  };
  try {
    await within(LIMIT, going());
  } finally {
    await server.stop().catch(() => {});
  }
}

async function within<Told>(time: number, going: Promise<Told>): Promise<Told> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not at its end after ${time / 1000} s.`)), time);
  });
  return Promise.race([going, late]).finally(() => clearTimeout(timer));
}
