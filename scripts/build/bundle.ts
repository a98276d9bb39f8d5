// Step: Next bundles the code of the pages. It depends on no content, so it is done anew only when the code or a setting changes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from '../folders';
import { type Build, BuildFault } from './build';
import { codeKey } from './code-key';

const RENDERERS = join(WORK_DIR, 'renderers');
/** One for the site, and a few for private sites and tests. */
const MOST = 4;

/** The folder of what Next bundled for this code and these settings. */
export const rendererDir = (build: Build): string => join(RENDERERS, codeKey(build));

export function bundle(build: Build): string {
  const dir = rendererDir(build);
  const done = join(dir, 'bundled');
  if (existsSync(done)) {
    utimesSync(done, new Date(), new Date());
    return 'the code is as it was';
  }
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  runNext(build, 'compile');
  writeFileSync(done, '');
  forgetOld();
  return 'bundled anew';
}

/** `compile` bundles the code, `generate` renders pages with it. */
export function runNext(build: Build, mode: 'compile' | 'generate', env: Record<string, string> = {}): void {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [next, 'build', '--experimental-build-mode', mode],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        RENDERER_DIR: rendererDir(build),
        NEXT_PUBLIC_PARTS: build.parts,
        ...env,
      },
    },
  );
  if (status !== 0) throw new BuildFault(`${stdout}\n${stderr}`.trim());
}

function forgetOld(): void {
  const byAge = readdirSync(RENDERERS)
    .map((name) => join(RENDERERS, name))
    .map((dir) => ({ dir, time: statSync(join(dir, 'bundled'), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { dir } of byAge.slice(MOST)) rmSync(dir, { recursive: true, force: true });
}
