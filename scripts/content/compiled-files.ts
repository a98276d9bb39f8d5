// What was compiled, as pages read it from the work folder (app/compiled-site.ts): a file for each thing that a page is given.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import type { SiteGame } from '../../lib/data/site-data';

import { WORK_DIR } from './folders';

const KINDS = ['editions', 'entries', 'sides', 'booklets', 'differences', 'data'];

/** File to what this process wrote there last: while somebody writes, most stay as they are. */
const last = new Map<string, string>();

function write(name: string, value: unknown): string {
  const file = join(WORK_DIR, `${name}.json`);
  const text = JSON.stringify(value);
  const isSame = existsSync(file) && (last.get(file) ?? readFileSync(file, 'utf8')) === text;
  last.set(file, text);
  if (isSame) return file;
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: while somebody writes, a page may be reading it.
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return file;
}

/** Writes a game and takes away what earlier runs wrote of it and is no more. */
export function writeGame({ game, editions }: CompiledGame): void {
  const written = new Set<string>();
  for (const { lang, edition, entries, booklet, differences, data, sides } of editions) {
    const name = `${game.id}.${lang}`;
    written.add(write(`editions/${name}`, edition));
    for (const entry of Object.values(entries)) written.add(write(`entries/${name}/${entry.id}`, entry));
    for (const { other, sides: rows } of sides)
      for (const [id, row] of Object.entries(rows)) written.add(write(`sides/${name}-${other}/${id}`, row));
    written.add(write(`booklets/${name}`, booklet));
    written.add(write(`differences/${name}`, differences));
    written.add(write(`data/${name}`, data));
  }
  for (const file of compiledFiles((folder) => folder.startsWith(`${game.id}.`)))
    if (!written.has(file)) rmSync(file);
}

/** Takes away what was written of games that are not among these. */
export function keepGames(ids: readonly string[]): void {
  for (const file of compiledFiles((name) => !ids.includes(name.split('.')[0] ?? ''))) rmSync(file);
}

/** Files of the games whose name in the folder is wanted: `outer-rim.uk.json`, or a folder `outer-rim.uk`. */
function compiledFiles(isWanted: (name: string) => boolean): string[] {
  return KINDS.map((kind) => join(WORK_DIR, kind))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { withFileTypes: true }).filter(({ name }) => isWanted(name)))
    .flatMap((found) => {
      const path = join(found.parentPath, found.name);
      return found.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    });
}

/** The shelf as it was written last; empty before the first time. */
export function readShelf(): SiteGame[] {
  const path = join(WORK_DIR, 'games.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteGame[]) : [];
}

/** The shelf, and the games by name alone. */
export function writeShelf(games: readonly SiteGame[]): void {
  const sorted = [...games].sort((a, b) => a.id.localeCompare(b.id));
  write('games', sorted);
  write('names', namesOf(sorted));
}

/** What a page of one game may know of the others. */
export const namesOf = (games: readonly SiteGame[]) =>
  games.map(({ id, editions }) => ({ id, editions: editions.map(({ lang, name }) => ({ lang, name })) }));
