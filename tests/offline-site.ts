// A smaller site made of the exported one: the shell and some games, with some words changed, and lists and packs of its own.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileList, ListedGame, Manifest } from '../lib/offline/manifest';
import { withPolicy } from '../lib/security/policy';
import type { SiteGame } from '../lib/site';

const OUT = 'out';
const WORK = '.pravylo';

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

export function makeSite(
  dir: string,
  games: readonly string[],
  { entries, changes = [] }: Wanted = {},
): void {
  rmSync(dir, { recursive: true, force: true });
  const compiled = join(dir, 'compiled');
  const all = JSON.parse(readFileSync(`${WORK}/games.json`, 'utf8')) as SiteGame[];
  const kept = all.filter(({ id }) => games.includes(id));
  for (const name of readdirSync(OUT))
    if (!['previews', 'packs', 'data'].includes(name) && !all.some(({ id }) => id === name))
      cpSync(join(OUT, name), join(dir, 'site', name), { recursive: true });
  mkdirSync(join(dir, 'site', 'data'), { recursive: true });
  mkdirSync(compiled, { recursive: true });
  for (const { id, editions } of kept) {
    copyPages(id, dir, entries);
    for (const { lang } of editions) {
      cpSync(join(OUT, 'data', `${id}.${lang}.json`), join(dir, 'site', 'data', `${id}.${lang}.json`));
      for (const kind of ['editions', 'data'])
        cpSync(join(WORK, kind, `${id}.${lang}.json`), join(compiled, kind, `${id}.${lang}.json`));
    }
  }
  writeFileSync(join(compiled, 'games.json'), JSON.stringify(kept));
  for (const change of changes) changeWords(join(dir, 'site'), change);
  execFileSync('npx', ['tsx', 'scripts/write-offline.ts'], {
    env: { ...process.env, OUT_DIR: join(dir, 'site'), PRAVYLO_DIR: compiled },
    stdio: 'pipe',
  });
}

/** Pages of the framework alone: no tiny pages of rules, and perhaps not all entries. */
function copyPages(game: string, dir: string, entries?: number): void {
  for (const lang of readdirSync(join(OUT, game)))
    for (const entry of ['', 'booklet', 'topics', ...readdirSync(join(OUT, game, lang)).slice(0, entries)])
      for (const file of ['index.html', 'index.txt']) {
        const from = join(OUT, game, lang, entry, file);
        if (existsSync(from)) cpSync(from, join(dir, 'site', game, lang, entry, file));
      }
}

/** A page names its scripts by hash, and they say the words too. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64');

function changeWords(site: string, { from, to }: Change): void {
  if (Buffer.byteLength(from) !== Buffer.byteLength(to)) throw new Error('The words must be of one length.');
  for (const file of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !/\.(html|txt|json)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) continue;
    const changed = text.replaceAll(from, to);
    writeFileSync(path, file.name.endsWith('.html') ? withPolicy(changed, hash) : changed);
  }
}

const readPacks = (site: string, name: string) => JSON.parse(readFileSync(join(site, 'packs', name), 'utf8'));

/** What the site's manifest says of a game. */
export const listed = (site: string, game: string): ListedGame | undefined =>
  (readPacks(site, 'manifest.json') as Manifest).games.find(({ id }) => id === game);

export const packOf = (site: string, game: string): string => `/packs/${listed(site, game)?.pack}.txt`;

export const hashOfFile = (site: string, game: string, path: string): string =>
  (readPacks(site, `${listed(site, game)?.list}.json`) as FileList).files.find(
    ([one]) => one === path,
  )?.[1] ?? '';
