// Step: Next bundles the code of the pages. It depends on no content and no setting, so it is done anew only when the code changes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from '../../content/folders';
import { type Build, BuildError } from '../build';
import { sourcesKey } from '../code-key';

const RENDERERS = join(WORK_DIR, 'renderers');
/** The code as it is, and as it was before an experiment or two. */
const MOST = 4;

/** The folder of what Next bundled of this code. */
export const rendererDir = (): string => join(RENDERERS, sourcesKey().slice(0, 16));

export function bundle(build: Build): string {
  const dir = rendererDir();
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
        RENDERER_DIR: rendererDir(),
        FIRST_PART: build.parts,
        HOME_LANG: build.settings.homeLang,
        // Somebody's own environment may have one.
        DEV_PORT: '',
        ...env,
      },
    },
  );
  if (status !== 0) throw new BuildError(`${stdout}\n${stderr}`.trim());
}

function forgetOld(): void {
  const byAge = readdirSync(RENDERERS)
    .map((name) => join(RENDERERS, name))
    .map((dir) => ({ dir, time: statSync(join(dir, 'bundled'), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { dir } of byAge.slice(MOST)) rmSync(dir, { recursive: true, force: true });
}
