// Defines and runs a journey: a sequence of actions of a simulated reader, which the tests repeat in every browser.
import assert from 'node:assert/strict';
import { OUT_DIR } from '../../scripts/content/folders';
import { type OfflineServer, startOfflineServer } from '../browser/offline/offline-server';
import type { Engine } from './engine';
import { createReader, type Reader } from './simulated-reader';

export interface Journey {
  /** Name of the journey in the table of docs/measurements.md. */
  name: string;
  /** Whether `npm test` runs this journey too, and not only `npm run test:engines`. */
  inEveryTestRun?: true;
  /** Folder of the site that the server of the journey serves. The default is `out/`. */
  dir?: string;
  run: (reader: Reader, server: OfflineServer) => Promise<void>;
}

/**
 * Time limit of a journey (a test in which a simulated reader uses the site), in milliseconds. It ends a journey in
 * which the browser hangs. All other journeys are much shorter, even on a busy machine.
 */
export const JOURNEY_TIMEOUT_MS = 240_000;

/**
 * Runs a journey (the actions of a simulated reader) with its own server. The address of this server has no stored
 * data, as on a new device.
 */
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
