// The content folder as files: Markdown as contentlayer reads and watches it, drawings and locks as they lie there.
// The only module that runs contentlayer.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import * as effects from '@contentlayer2/utils/effect';
import { type DataCache, runMain } from 'contentlayer2/core';
import { contentSource } from '../../contentlayer.config';
import type { ContentFile } from '../../lib/content/content-file';
import { CONTENT_DIR } from './folders';

type Documents = DataCache.Cache['cacheItemsMap'];
type Read = { _tag: 'Left'; left: unknown } | { _tag: 'Right'; right: DataCache.Cache };
type Stream<Item> = { of: Item };

/** The few words of contentlayer's effect library that are needed here; its own types do not reach the compiler. */
const { S, T } = effects as unknown as {
  S: {
    fromEffect: (effect: unknown) => Stream<never>;
    chain: (next: (schemaDef: never) => unknown) => (stream: Stream<never>) => Stream<Read>;
    take: (count: number) => (stream: Stream<Read>) => Stream<Read>;
    tap: (look: (read: Read) => unknown) => (stream: Stream<Read>) => Stream<Read>;
    runDrain: (stream: Stream<Read>) => Parameters<ReturnType<typeof runMain>>[0];
  };
  T: { succeedWith: (run: () => void) => unknown };
};

/** Every file of the folder, in the order of its name. */
export async function readContent(dir = CONTENT_DIR): Promise<ContentFile[]> {
  let files: ContentFile[] = [];
  await follow(dir, 1, (documents) => {
    files = toFiles(dir, documents);
  });
  return files;
}

/** The files now, and again after each edit; never ends. */
export const watchContent = (dir: string, tell: (files: ContentFile[]) => void): Promise<void> =>
  follow(dir, undefined, (documents) => tell(toFiles(dir, documents)));

async function follow(
  dir: string,
  limit: number | undefined,
  tell: (documents: Documents) => void,
): Promise<void> {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new Error(`There is no folder ${dir}: name a folder of entries with CONTENT_DIR.`);
  const source = await contentSource(resolve(dir))('content');
  const documents = S.chain((schemaDef) =>
    // They would be cached by the time of their files alone, which is too little to trust from one run to the next.
    source.fetchData({ schemaDef, verbose: false, skipCachePersistence: true }),
  )(S.fromEffect(source.provideSchema('')));
  const told = S.tap((read) =>
    T.succeedWith(() => {
      if (read._tag === 'Left') throw new Error(`contentlayer could not read ${dir}: ${String(read.left)}`);
      tell(read.right.cacheItemsMap);
    }),
  )(limit ? S.take(limit)(documents) : documents);
  await runMain({ tracingServiceName: 'pravylo', verbose: false })(S.runDrain(told));
}

function toFiles(dir: string, documents: Documents): ContentFile[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map((file) => join(file.parentPath, file.name))
    .sort()
    .map((full) => {
      const path = relative(dir, full).split(sep).join('/');
      const read = documents[path];
      // What contentlayer could not read (broken YAML, line ends of another system), or not in its last state, the checker gets
      // as it stands.
      const isFresh = read?.documentHash === String(statSync(full).mtime.getTime());
      if (!read || !isFresh) return { path, text: plainText(readFileSync(full, 'utf8')) };
      const { body, _id, _raw, _kind, ...rest } = read.document as unknown as Record<string, unknown>;
      const fields = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      return { path, text: plainText((body as { html: string }).html), fields };
    });
}

const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
