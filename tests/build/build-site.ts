// Builds a site for a test. One at a time, because contentlayer and the compile step write to the same folder.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BUILDING = '.pravylo/building';
const FORGOTTEN = 600_000;

function takeTurn(): void {
  for (;;)
    try {
      mkdirSync('.pravylo', { recursive: true });
      mkdirSync(BUILDING);
      return;
    } catch {
      // A test that was stopped half-way cannot say that it is over.
      const since = statSync(BUILDING, { throwIfNoEntry: false })?.mtimeMs ?? 0;
      if (since && Date.now() - since > FORGOTTEN) rmdirSync(BUILDING);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
}

/** What Next bundled for the site under test serves every build of the same code: none of its settings is in it. */
export function shareBundle(workDir: string): void {
  mkdirSync(workDir, { recursive: true });
  symlinkSync(resolve('.pravylo/renderers'), join(workDir, 'renderers'), 'junction');
}

export function buildSite(settings: Record<string, string>): void {
  takeTurn();
  try {
    execFileSync(process.execPath, ['scripts/run.mjs', 'build'], {
      env: { ...process.env, NODE_ENV: 'production', ...settings },
      stdio: 'pipe',
    });
  } finally {
    rmdirSync(BUILDING);
  }
}
