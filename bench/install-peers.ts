// Installs the tools that the benchmark compares with this site, separately for `bench/` and `bench/pages/`. Installs
// the tools of a folder again only when its lock file has changed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const FOLDERS = ['bench/node_modules', 'bench/pages/node_modules', 'node_modules'];

export function installPeers(folder: string): void {
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs)
    return;
  // `npm ci` fails if the registry does not have the optional packages for other platforms, so this function runs `npm
  // install`.
  const { status } = spawnSync('npm', ['install', '--no-save', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed; see above.`);
}

export function packageVersion(name: string): string {
  const file = FOLDERS.map((folder) => `${folder}/${name}/package.json`).find((path) => existsSync(path));
  if (!file) throw new Error(`${name} is not installed.`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
