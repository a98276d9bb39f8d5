// Stores every built game as one file in the work folder: the files of the site that belong to the game, and what the
// site needs to know about the game. The key of a game is a hash of all its inputs. If the key has not changed, the
// next build reads the game from this file instead of building it. A file can come from another machine: see
// .github/workflows/build-games.yml.
//
// Format: the length of the header in bytes (32 bits, little endian), the header as JSON, the files one after another.
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteGame } from '../../lib/data/site-data-types';
import type { ListedPack } from '../../lib/offline/offline-manifest';
import type { IndexedGame } from '../../lib/open-data/data-index';
import { WORK_DIR } from '../content/folders';
import { writeFileAtomically } from '../files/cache-files';
import type { StoredFile } from '../files/publish-site';

const DIR = join(WORK_DIR, 'built-games');
const LENGTH_BYTES = 4;

/** What the pages and files of the whole site show about a game. */
export interface GameSummary {
  /** Data of the game for the home page. */
  game: SiteGame;
  /** The item about the game in the index of the open data (`/data/index.json`). */
  indexed: IndexedGame;
  /** Paths of the game's pages that the sitemap lists. */
  sitemap: string[];
  packs: ListedPack[];
}

export interface BuiltGame extends GameSummary {
  /** Hash of all inputs of the files of the game: its content, the code and the settings. */
  key: string;
  /** Maps a cache folder to the names of the files in it that belong to the game. */
  cached: Record<string, string[]>;
  /** Path and size in bytes of every file, in the order in which they are stored. */
  files: [path: string, size: number][];
}

const fileOf = (id: string): string => join(DIR, `${id}.game`);

export function writeBuiltGame(
  game: Omit<BuiltGame, 'files'>,
  contents: ReadonlyMap<string, string | Uint8Array>,
): void {
  const bodies = [...contents].map(([path, content]) => [path, Buffer.from(content as string)] as const);
  const files = bodies.map(([path, body]): [string, number] => [path, body.length]);
  const header = Buffer.from(JSON.stringify({ ...game, files } satisfies BuiltGame));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  writeFileAtomically(
    fileOf(game.game.id),
    Buffer.concat([length, header, ...bodies.map(([, body]) => body)]),
  );
}

/**
 * Reads the header of a built game. Returns undefined if the game is not built, or if its file is not complete, for
 * example because a download was interrupted.
 */
export function findBuiltGame(id: string): BuiltGame | undefined {
  if (!existsSync(fileOf(id))) return undefined;
  const file = openSync(fileOf(id), 'r');
  try {
    const { size } = fstatSync(file);
    if (size < LENGTH_BYTES) return undefined;
    const length = readAt(file, 0, LENGTH_BYTES).readUInt32LE();
    if (size < LENGTH_BYTES + length) return undefined;
    const built = JSON.parse(readAt(file, LENGTH_BYTES, length).toString()) as BuiltGame;
    const bodies = built.files.reduce((sum, [, bytes]) => sum + bytes, 0);
    return size === LENGTH_BYTES + length + bodies ? built : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** Returns the files of a built game. Reads the bytes of a file from the disk only when the build needs them. */
export function storedFiles({ game, key, files }: BuiltGame): Map<string, StoredFile> {
  const path = fileOf(game.id);
  let start: number | undefined;
  const bodiesStart = () => {
    start ??= LENGTH_BYTES + readPart(path, 0, LENGTH_BYTES).readUInt32LE();
    return start;
  };
  let offset = 0;
  return new Map(
    files.map(([name, size]) => {
      const at = offset;
      offset += size;
      return [name, { source: key, size, read: () => readPart(path, bodiesStart() + at, size) }];
    }),
  );
}

/** Removes the stored files of games that are no longer in the content folder. Returns the ids of these games. */
export function removeOtherBuiltGames(ids: ReadonlySet<string>): string[] {
  if (!existsSync(DIR)) return [];
  const removed = readdirSync(DIR)
    .map((name) => name.replace(/\.game$/, ''))
    .filter((id) => !ids.has(id));
  for (const id of removed) rmSync(fileOf(id));
  return removed;
}

function readPart(path: string, start: number, size: number): Buffer {
  const file = openSync(path, 'r');
  try {
    return readAt(file, start, size);
  } finally {
    closeSync(file);
  }
}

function readAt(file: number, start: number, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  if (readSync(file, bytes, 0, size, start) !== size) throw new Error('Unexpected end of a built game.');
  return bytes;
}
