// A smaller site made of the exported one: the shell and some games, with some words changed, and lists and packs of its own.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { FileList, ListedPack, Manifest } from '../../lib/offline/offline-manifest';
import { withPolicy } from '../../lib/security/content-security-policy';
import { createBuild, put } from '../../scripts/build/build';
import { writeOffline } from '../../scripts/build/steps/offline-packs';
import { SETTINGS } from '../fixtures/settings';

const OUT = 'out';
const PACKS = 'packs';

/** Words of equal length, so that lengths written elsewhere in a page stay true. */
export interface Change {
  from: string;
  to: string;
}

interface Wanted {
  /** How many entries of each game: a whole game takes its time. */
  entries?: number;
  changes?: Change[];
}

/** Packs as zlib makes them: quicker, and read alike. */
export const zipAll = async (texts: readonly string[]) => ({
  squeezed: new Map(texts.map((text): [string, Uint8Array] => [text, gzipSync(text)])),
  anew: texts.length,
});

/** Writes the site to `dir/site`. */
export async function makeSite(
  dir: string,
  games: readonly string[],
  { entries, changes = [] }: Wanted = {},
): Promise<void> {
  rmSync(dir, { recursive: true, force: true });
  const build = { ...createBuild(join(dir, 'site')), settings: SETTINGS };
  const all = new Set((readPacks(OUT, 'manifest.json') as Manifest).packs.map(({ game }) => game));
  const folders = readdirSync(OUT).filter((name) => !['previews', 'data', PACKS].includes(name));
  const shell = folders.filter((name) => !all.has(name)).flatMap((name) => filesIn(name));
  for (const path of [...shell, ...games.flatMap((game) => gameFiles(game, entries))]) {
    put(build, `/${path}`, withChanges(path, readFileSync(join(OUT, path)), changes));
    const game = games.find((id) => path.startsWith(`${id}/`));
    if (game)
      build.pages.set(game, [...(build.pages.get(game) ?? []), `/${path}`.replace(/index\.html$/, '')]);
  }
  build.games = games.map(toCompiled);
  await writeOffline(build, zipAll);
}

/** Paths in the export of a file, or of all files of a folder. */
function filesIn(name: string): string[] {
  try {
    return readdirSync(join(OUT, name), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => relative(OUT, join(file.parentPath, file.name)).split(sep).join('/'));
  } catch {
    return [name];
  }
}

/** Data and pages without the tiny pages of rules, and perhaps not all entries. */
function gameFiles(game: string, entries = Number.POSITIVE_INFINITY): string[] {
  const data = filesIn('data').filter((path) => path.startsWith(`data/${game}.`));
  // A game's bare address leads to the reader's language: a file beside the folders.
  const folders = readdirSync(join(OUT, game)).filter((name) => !name.includes('.'));
  const pages = folders.flatMap((folder) => {
    const start = `${game}/${folder}/`;
    const kept = new Set(['booklet', 'topics', ...readdirSync(join(OUT, start)).slice(0, entries)]);
    return filesIn(`${game}/${folder}`).filter((path) => {
      const [entry = '', file = entry, ...more] = path.slice(start.length).split('/');
      return file === 'index.html' && more.length === 0 && (entry === file || kept.has(entry));
    });
  });
  return [...data, ...pages];
}

/** As much of a compiled game as its lists tell. */
function toCompiled(id: string): CompiledGame {
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

/** A page names its scripts by hash, and they say the words too. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

function withChanges(path: string, bytes: Buffer, changes: readonly Change[]): string | Uint8Array {
  if (!/\.(html|txt|json)$/.test(path)) return bytes;
  const text = bytes.toString();
  let changed = text;
  for (const { from, to } of changes) {
    if (Buffer.byteLength(from) !== Buffer.byteLength(to))
      throw new Error('The words must be of one length.');
    changed = changed.replaceAll(from, to);
  }
  return changed !== text && path.endsWith('.html') ? withPolicy(changed, hash) : changed;
}

const readPacks = (site: string, name: string) => JSON.parse(readFileSync(join(site, PACKS, name), 'utf8'));

const packsOf = (site: string, game: string): ListedPack[] =>
  (readPacks(site, 'manifest.json') as Manifest).packs.filter((pack) => pack.game === game);

/** What the site's manifest says of an edition. */
export const listed = (site: string, game: string, lang = 'uk'): ListedPack | undefined =>
  packsOf(site, game).find(({ langs }) => langs.join() === lang);

export const packOf = (site: string, game: string): string => `/packs/${listed(site, game)?.pack}.pack`;

export const hashOfFile = (site: string, game: string, path: string): string =>
  packsOf(site, game)
    .flatMap(({ list }) => (readPacks(site, `${list}.json`) as FileList).files)
    .find(([one]) => one === path)?.[1] ?? '';
