// What a device transfers to keep the site: measured over the files of the export, as a host sends them (gzip).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FileList, listPath, MANIFEST_PATH, type Manifest, packPath } from '../lib/offline/manifest';

export interface OfflineSizes {
  /** Worker, manifest, scripts, styles, typefaces and the pages of no game. */
  shell: { bytes: number; requests: number };
  /** Each beyond the shell. */
  games: { id: string; bytes: number; requests: number; files: number }[];
  total: { bytes: number; requests: number };
}

export function measureOffline(dir: string): OfflineSizes {
  const read = (path: string) => readFileSync(join(dir, path.endsWith('/') ? `${path}index.html` : path));
  const sent = (path: string): number =>
    /\.(woff2|png)$/.test(path) ? read(path).length : gzipSync(read(path)).length;
  const manifest = JSON.parse(read(MANIFEST_PATH).toString()) as Manifest;
  const listOf = (hash: string) => JSON.parse(read(listPath(hash)).toString()) as FileList;
  const shellFiles = ['/sw.js', MANIFEST_PATH, listPath(manifest.shell)].concat(
    listOf(manifest.shell).files.map(([path]) => path),
  );
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  const shell = { bytes: sum(shellFiles.map(sent)), requests: shellFiles.length };
  const games = manifest.games.map(({ id, list, pack }) => ({
    id,
    bytes: sent(listPath(list)) + sent(packPath(pack)),
    requests: 2,
    files: listOf(list).files.length,
  }));
  const all = [shell, ...games];
  return {
    shell,
    games,
    total: { bytes: sum(all.map(({ bytes }) => bytes)), requests: sum(all.map(({ requests }) => requests)) },
  };
}
