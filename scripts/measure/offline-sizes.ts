// What a device transfers to keep the site: measured over the files of the export, as a host sends them (packs as they lie,
// the rest as gzip).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { wantedShell } from '../../lib/offline/download-selection';
import {
  type FileList,
  listPath,
  MANIFEST_PATH,
  type Manifest,
  packPath,
} from '../../lib/offline/offline-manifest';

export interface PackSize {
  game: string;
  /** One for an edition, two for side by side. */
  langs: string[];
  bytes: number;
  requests: number;
  files: number;
}

export interface OfflineSizes {
  /** Worker, manifest, scripts, styles, typefaces and the pages of no game, for a reader of these languages. */
  shell: (langs: readonly string[]) => { bytes: number; requests: number };
  /** Each beyond the shell. */
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
      const paths = ['/sw.js', MANIFEST_PATH, listPath(manifest.shell)].concat(
        wantedShell(shell, { packs: [], langs, ownBooks: false }).map(([path]) => path),
      );
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

/** What a reader of these languages transfers for a game, in those of them that it has; or for all games. The shell aside. */
export const bytesOf = ({ packs }: OfflineSizes, langs: readonly string[], game?: string): number =>
  packs
    .filter(
      (pack) =>
        (game === undefined || pack.game === game) && pack.langs.every((lang) => langs.includes(lang)),
    )
    .reduce((sum, { bytes }) => sum + bytes, 0);
