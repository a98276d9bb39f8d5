// Writes a part of the built site as a separate site, for tests: the shell (the files that all games share) and some
// games, with optional changes to the text, and new file lists and packs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { FileList, ListedPack, Manifest } from '../../lib/offline/offline-manifest';
import { withPolicy } from '../../lib/security/content-security-policy';
import { createBuild, writeSiteFile } from '../../scripts/build/build-state';
import { encodePack, type encodePacks } from '../../scripts/build/encode-packs';
import { writeOfflinePacks } from '../../scripts/build/steps/offline-packs';
import { publishSite } from '../../scripts/files/publish-site';
import { SETTINGS } from '../fixtures/settings';

const OUT = 'out';
const PACKS = 'packs';

/** A replacement of text. Both texts must have the same byte length, because pages contain byte lengths. */
export interface TextChange {
  from: string;
  to: string;
}

interface SubsetOptions {
  /** Maximum number of entries per game. A limit saves time, because packing complete games takes longer. */
  entries?: number;
  changes?: TextChange[];
}

/** Compresses packs with zlib, which is faster than Zopfli and produces the same format. */
export const encodeAll: typeof encodePacks = async (packs) => ({
  encoded: await Promise.all(packs.map((pack) => encodePack(pack, (text) => gzipSync(text)))),
  added: packs.length,
  names: [],
});

/** Writes the site to `dir/site`. */
export async function writeSiteSubset(
  dir: string,
  games: readonly string[],
  { entries, changes = [] }: SubsetOptions = {},
): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const build = { ...createBuild(), settings: SETTINGS };
  const gameIds = new Set((readPacks(OUT, 'manifest.json') as Manifest).packs.map(({ game }) => game));
  const folders = readdirSync(OUT).filter((name) => !['previews', 'data', PACKS].includes(name));
  const shell = [...folders.filter((name) => !gameIds.has(name)), 'data/names'].flatMap(filesIn);
  for (const path of [...shell, ...games.flatMap((game) => gameFiles(game, entries))]) {
    const game = games.find((id) => path.startsWith(`${id}/`));
    writeSiteFile(build, `/${path}`, withChanges(path, readFileSync(join(OUT, path)), changes), game);
    if (game)
      build.pages.set(game, [...(build.pages.get(game) ?? []), `/${path}`.replace(/index\.html$/, '')]);
  }
  build.games = games.map(toCompiledGame);
  await writeOfflinePacks(build, undefined, encodeAll);
  publishSite(build.site, join(dir, 'site'), join(dir, 'temporary'));
}

/** Returns the path of a file in out/, or the paths of all files in a folder. */
function filesIn(name: string): string[] {
  try {
    return readdirSync(join(OUT, name), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(OUT, join(file.parentPath, file.name)).split(sep).join('/'));
  } catch {
    return [name];
  }
}

/**
 * Returns the paths of the data and pages of a game, without the redirect pages of rules, and with at most `entries`
 * entries.
 */
function gameFiles(game: string, entries = Number.POSITIVE_INFINITY): string[] {
  const data = filesIn('data').filter(
    (path) => path.startsWith(`data/${game}.`) && !path.endsWith('.feed.json'),
  );
  // Read pages only from folders, because files such as `outer-rim/index.html` only redirect to the reader's language.
  const folders = readdirSync(join(OUT, game)).filter((name) => !name.includes('.'));
  const pages = folders.flatMap((folder) => {
    const start = `${game}/${folder}/`;
    const included = new Set(['booklet', 'topics', ...readdirSync(join(OUT, start)).slice(0, entries)]);
    return filesIn(`${game}/${folder}`).filter((path) => {
      const [entry = '', file = entry, ...more] = path.slice(start.length).split('/');
      return file === 'index.html' && more.length === 0 && (entry === file || included.has(entry));
    });
  });
  return [...data, ...pages];
}

/**
 * Returns the properties of a compiled game that the build step for packs needs, taken from the file lists of the
 * built site.
 */
function toCompiledGame(id: string): CompiledGame {
  const editions = packsOf(OUT, id).flatMap(({ list }) => {
    const { editions: named, moved } = readPacks(OUT, `${list}.json`) as FileList;
    return named.map(({ lang, name, icons }) => ({
      lang,
      edition: { name },
      data: { icons: Object.fromEntries(Array.from({ length: icons }, (_, at) => [at, {}])) },
      rulePages: new Map(Object.entries(moved).map(([from, to]) => [from, { to }])),
    }));
  });
  return { game: { id }, editions } as unknown as CompiledGame;
}

/**
 * Hashes an inline script for the Content-Security-Policy of a page. Inline scripts contain text that `changes` may
 * replace, so the hashes of the built site may be wrong.
 */
const scriptHash = (text: string) => createHash('sha256').update(text).digest('base64');

function withChanges(path: string, bytes: Buffer, changes: readonly TextChange[]): string | Uint8Array {
  if (!/\.(html|txt|json)$/.test(path)) return bytes;
  const text = bytes.toString();
  let changed = text;
  for (const { from, to } of changes) {
    if (Buffer.byteLength(from) !== Buffer.byteLength(to))
      throw new Error('Both texts of a change must have the same byte length.');
    changed = changed.replaceAll(from, to);
  }
  return changed !== text && path.endsWith('.html') ? withPolicy(changed, scriptHash) : changed;
}

const readPacks = (site: string, name: string) => JSON.parse(readFileSync(join(site, PACKS, name), 'utf8'));

const packsOf = (site: string, game: string): ListedPack[] =>
  (readPacks(site, 'manifest.json') as Manifest).packs.filter((pack) => pack.game === game);

/** Finds the pack of an edition in the manifest of a site. */
export const findListedPack = (site: string, game: string, lang = 'uk'): ListedPack | undefined =>
  packsOf(site, game).find(({ langs }) => langs.join() === lang);

export const packPathOf = (site: string, game: string): string =>
  `/packs/${findListedPack(site, game)?.pack}.pack`;

export const hashOfFile = (site: string, game: string, path: string): string =>
  packsOf(site, game)
    .flatMap(({ list }) => (readPacks(site, `${list}.json`) as FileList).files)
    .find(([one]) => one === path)?.[1] ?? '';
