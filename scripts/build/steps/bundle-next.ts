// Build step: Next bundles the code of the pages. The bundle does not depend on the content or the settings, so the
// build uses it again until the code changes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_DIR } from '../../content/folders';
import { type Build, BuildError } from '../build-state';
import { sourcesKey } from '../code-cache-key';

const BUNDLES_DIR = join(WORK_DIR, 'next-bundles');

/** Returns the path of the folder with the bundle of the current code. */
export const bundleDir = (): string => join(BUNDLES_DIR, sourcesKey().slice(0, 16));

/**
 * Starts the bundling. It needs no content, so it runs in parallel with the steps that read, check and compile the
 * content.
 */
export function startBundling(build: Build): void {
  build.bundling = bundlePages(build);
  // If bundling fails, the step `bundle` reports the error. Without this handler, Node would end the process before
  // that step.
  build.bundling.catch(() => {});
}

async function bundlePages(build: Build): Promise<string> {
  const dir = bundleDir();
  const done = join(dir, 'bundled');
  if (existsSync(done)) return 'reused, the code has not changed';
  // Removes the bundles of earlier versions of the code.
  rmSync(BUNDLES_DIR, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  await runNext(build, 'compile');
  writeFileSync(done, '');
  return 'bundled';
}

/** Runs Next. In the mode `compile` it bundles the code; in the mode `generate` it renders pages with that bundle. */
export async function runNext(
  build: Build,
  mode: 'compile' | 'generate',
  env: Record<string, string> = {},
): Promise<void> {
  const next = join('node_modules', 'next', 'dist', 'bin', 'next');
  const child = spawn(process.execPath, [next, 'build', '--experimental-build-mode', mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: build.stop.signal,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // More memory for new objects means fewer garbage collections while pages are rendered.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: bundleDir(),
      MAIN_SCRIPT: build.mainScript,
      HOME_LANG: build.settings.homeLang,
      SITE_LANGS: build.langs.join(' '),
      // Clears a DEV_PORT of the caller's environment, because pages with DEV_PORT get the script of `npm run dev`.
      DEV_PORT: '',
      ...env,
    },
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  const [status] = await once(child, 'close').finally(() => process.off('exit', kill));
  if (status !== 0) throw new BuildError(Buffer.concat(output).toString().trim());
}
