// Measures the bytes that a device downloads for offline use. The sizes are those of the transfer: packs are already
// compressed, and all other files are compressed with gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { selectShellFiles, shellPackOf } from '../../lib/offline/download-selection';
import {
  type FileList,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
} from '../../lib/offline/offline-manifest';

export interface PackSize {
  game: string;
  /** Languages of the pack: one for an edition, two for side-by-side pages. */
  langs: string[];
  bytes: number;
  requests: number;
  files: number;
}

export interface OfflineSizes {
  /**
   * Size of the files that every reader of these languages downloads: service worker, manifest, scripts, styles, fonts,
   * and the pages that belong to no game.
   */
  shell: (langs: readonly string[]) => { bytes: number; requests: number };
  /** Size of each pack. A device downloads packs in addition to the files of `shell`. */
  packs: PackSize[];
}

export function measureOffline(dir: string): OfflineSizes {
  const read = (path: string) => readFileSync(join(dir, path.endsWith('/') ? `${path}index.html` : path));
  const sent = (path: string): number =>
    /\.(woff2|png|pack)$/.test(path) ? read(path).length : gzipSync(read(path)).length;
  const manifest = JSON.parse(read(MANIFEST_PATH).toString()) as Manifest;
  const listOf = (hash: string) => JSON.parse(read(listPath(hash)).toString()) as FileList;
  const shell = listOf(manifest.shell);
  return {
    shell: (langs) => {
      const files = selectShellFiles(shell, { packs: [], langs, withPrivateBooks: false }).map(
        ([path]) => path,
      );
      const neededPacks = new Set(files.map(shellPackOf));
      const paths = [
        '/sw.js',
        MANIFEST_PATH,
        listPath(manifest.shell),
        ...(manifest.shellPacks ?? []).flatMap(({ lang, pack }) =>
          neededPacks.has(lang) ? [packPath(pack)] : [],
        ),
        ...files.filter((path) => shellPackOf(path) === undefined),
      ];
      return { bytes: paths.map(sent).reduce((sum, size) => sum + size, 0), requests: paths.length };
    },
    packs: manifest.packs.map(({ game, langs, list, pack }) => ({
      game,
      langs,
      bytes: sent(listPath(list)) + sent(packPath(pack)),
      requests: 2,
      files: listOf(list).files.length,
    })),
  };
}

/**
 * Returns how many bytes a reader of these languages downloads for one game, or for all games. Omits the files that all
 * games share.
 */
export const downloadBytes = ({ packs }: OfflineSizes, langs: readonly string[], game?: string): number =>
  packs
    .filter(
      (pack) =>
        (game === undefined || pack.game === game) && pack.langs.every((lang) => langs.includes(lang)),
    )
    .reduce((sum, { bytes }) => sum + bytes, 0);
