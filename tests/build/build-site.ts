// Builds a site for a test. A lock prevents simultaneous builds, because contentlayer and the compile step write to the
// same folder.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmdirSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const LOCK_DIR = '.pravylo/building';
const STALE_LOCK_MS = 600_000;

function waitForLock(): void {
  for (;;)
    try {
      mkdirSync('.pravylo', { recursive: true });
      mkdirSync(LOCK_DIR);
      return;
    } catch {
      // Removes a lock that is too old: the test that created it was killed.
      const since = statSync(LOCK_DIR, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (since && Date.now() - since > STALE_LOCK_MS) rmdirSync(LOCK_DIR);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
}

/**
 * Links the bundle that Next made for the main build into another work folder. The bundle depends only on the code, so
 * the test build can reuse it.
 */
export function shareNextBundle(workDir: string): void {
  mkdirSync(workDir, { recursive: true });
  symlinkSync(resolve('.pravylo/next-bundles'), join(workDir, 'next-bundles'), 'junction');
}

/** Runs `npm run build` with these settings and arguments. Returns the output of the build, including its warnings. */
export function buildSite(settings: Record<string, string>, args: readonly string[] = []): string {
  waitForLock();
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) throw new Error(`The build failed:\n${stderr}${stdout}`);
    return stdout + stderr;
  } finally {
    rmdirSync(LOCK_DIR);
  }
}
