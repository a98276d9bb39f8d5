// Installs what the benchmark compares with into folders of its own, once per lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const FOLDERS = ['bench/node_modules', 'bench/pages/node_modules', 'node_modules'];

export function installPeers(folder: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs)
    return;
  // Not `npm ci`: some peers name packages for platforms that not every registry has, and it would stop at those.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`What stands in ${folder} could not be installed: see above.`);
}

export function versionOf(name: string): string {
  const found = FOLDERS.map((folder) => `${folder}/${name}/package.json`).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(found, 'utf8')) as { version: string }).version;
}
