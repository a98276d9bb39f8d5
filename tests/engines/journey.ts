// Defines a journey, a sequence of a reader's actions that runs in every engine, and runs it.
import assert from 'node:assert/strict';
import { OUT_DIR } from '../../scripts/content/folders';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import type { Engine } from './engine';
import { createReader, type Reader } from './reader';

export interface Journey {
  /** As in the table of docs/measurements.md. */
  name: string;
  /** Whether `npm test` runs it, too. */
  inEveryTestRun?: true;
  /** The folder of the site; `out/` unless given. */
  dir?: string;
  run: (reader: Reader, server: OfflineServer) => Promise<void>;
}

/** Longer than any journey takes on a busy machine; ends a journey whose driver hangs. */
export const JOURNEY_TIMEOUT_MS = 240_000;

/** Every journey has its own server: a new origin has no stored data, like a new device. */
export async function runJourney(engine: Engine, { dir = OUT_DIR, run }: Journey): Promise<void> {
  const server = await startOfflineServer(dir);
  const runInPage = async (): Promise<void> => {
    const page = await engine.newPage();
    try {
      await run(
        createReader(page, () => server.origin),
        server,
      );
      assert.deepEqual(await page.errors(), []);
    } finally {
      await page.close().catch(() => {});
    }
  };
  try {
    await withTimeout(JOURNEY_TIMEOUT_MS, runInPage());
  } finally {
    await server.stop().catch(() => {});
  }
}

async function withTimeout<Result>(timeoutMs: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not finished after ${timeoutMs / 1000} s.`)), timeoutMs);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
