// Installs what the benchmark compares with into its own folder, once per lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

export function installPeers(): void {
  const installed = 'bench/node_modules/.package-lock.json';
  const isNew =
    !existsSync(installed) || statSync(installed).mtimeMs < statSync('bench/package-lock.json').mtimeMs;
  if (!isNew) return;
  const { status } = spawnSync('npm', ['ci', '--prefix', 'bench'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The engines to compare with could not be installed: see above.');
}

export function versionOf(name: string): string {
  const found = [`bench/node_modules/${name}/package.json`, `node_modules/${name}/package.json`].find(
    existsSync,
  );
  if (!found) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}
