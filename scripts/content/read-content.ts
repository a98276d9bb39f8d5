// Reads and watches the content folder. contentlayer reads the Markdown files; this module reads all other files as
// plain text. Only this module and contentlayer.config.ts import contentlayer.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import * as effects from '@contentlayer2/utils/effect';
import { type DataCache, runMain } from 'contentlayer2/core';
import { contentSource } from '../../contentlayer.config';
import type { ContentFile } from '../../lib/content/content-file';
import { listFiles } from '../files/list-files.mjs';
import { CONTENT_DIR } from './folders';

type Documents = DataCache.Cache['cacheItemsMap'];
type ReadResult = { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: DataCache.Cache };
type Stream<Item> = { of: Item };

/**
 * The functions that this module uses from contentlayer's library for effects. Their types are written here, because
 * TypeScript cannot find the types of the library.
 */
const { S, T } = effects as unknown as {
  S: {
    fromEffect: (effect: unknown) => Stream<never>;
    chain: (next: (schemaDef: never) => unknown) => (stream: Stream<never>) => Stream<ReadResult>;
    take: (count: number) => (stream: Stream<ReadResult>) => Stream<ReadResult>;
    tap: (run: (result: ReadResult) => unknown) => (stream: Stream<ReadResult>) => Stream<ReadResult>;
    runDrain: (stream: Stream<ReadResult>) => Parameters<ReturnType<typeof runMain>>[0];
  };
  T: { succeedWith: (run: () => void) => unknown };
};

/** Reads every file in the folder, sorted by path. If `games` is given, reads only the files of these games. */
export async function readContent(dir = CONTENT_DIR, games?: readonly string[]): Promise<ContentFile[]> {
  const included = games && new Set(games);
  if (included?.size === 0) return [];
  const all: Documents = {};
  for (const part of games ? divideGames(games) : [undefined])
    await readDocuments(dir, 1, (documents) => void Object.assign(all, documents), part);
  return toFiles(dir, all, (path) => included?.has(path.split('/')[0] ?? '') ?? true);
}

/**
 * Maximum total length of the ids of the games that contentlayer reads together. contentlayer joins the ids to one glob
 * pattern, and rejects a pattern of more than 10,000 characters.
 */
const MAX_IDS_LENGTH = 8000;

/** Divides the games into parts whose ids are not too long for one glob pattern. */
function divideGames(games: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const id of games) {
    length += id.length + 1;
    if (length > MAX_IDS_LENGTH) {
      parts.push([]);
      length = id.length + 1;
    }
    parts.at(-1)?.push(id);
  }
  return parts;
}

/** Reads the text of every file in the folder, sorted by path. Does not parse the front matter. */
export function readTexts(dir = CONTENT_DIR): ContentFile[] {
  assertFolder(dir);
  return toFiles(dir, {});
}

/** Calls `onFiles` with all files at the start, and again after each edit. The promise never resolves. */
export const watchContent = (dir: string, onFiles: (files: ContentFile[]) => void): Promise<void> =>
  readDocuments(dir, undefined, (documents) => onFiles(toFiles(dir, documents)));

/** Reads the Markdown files. Calls `onDocuments` at the start and after each edit, at most `limit` times. */
async function readDocuments(
  dir: string,
  limit: number | undefined,
  onDocuments: (documents: Documents) => void,
  games?: readonly string[],
): Promise<void> {
  assertFolder(dir);
  const source = await contentSource(resolve(dir), games)('content');
  const documents = S.chain((schemaDef) =>
    // The cache of contentlayer is off. It compares only the modification times of files, so it can miss a change.
    source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true }),
  )(S.fromEffect(source.provideSchema('')));
  const handled = S.tap((result) =>
    T.succeedWith(() => {
      if (result._tag === 'Left')
        throw new Error(`contentlayer could not read ${dir}: ${String(result.left)}`);
      onDocuments(result.right.cacheItemsMap);
    }),
  )(limit ? S.take(limit)(documents) : documents);
  await runMain({ tracingServiceName: 'pravylo', verbose: false })(S.runDrain(handled));
}

function assertFolder(dir: string): void {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Error(`There is no folder ${dir}: set CONTENT_DIR to a folder of games.`);
}

function toFiles(
  dir: string,
  documents: Documents,
  isIncluded: (path: string) => boolean = () => true,
): ContentFile[] {
  if (!existsSync(dir)) return [];
  return listFiles(dir)
    .filter((path) => !basename(path).startsWith('.') && isIncluded(path))
    .sort()
    .map((path) => {
      const full = join(dir, path);
      const item = documents[path];
      // contentlayer may have failed to read the file (broken YAML, Windows line endings), or may still have an older
      // state of the file. In both cases, this module reads the text itself.
      const isFresh = item?.documentHash === String(statSync(full).mtime.getTime());
      if (!item || !isFresh) return { path, text: normalizeText(readFileSync(full, 'utf8')) };
      const { body, _id, _raw, _kind, ...rest } = item.document as unknown as Record<string, unknown>;
      const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return { path, text: normalizeText((body as { html: string }).html), fields };
    });
}

/** Removes the byte order mark, and converts all line endings to `\n`. */
const normalizeText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
