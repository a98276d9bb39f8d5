// Writes the compiled games as JSON files to the work folder. app/compiled-site.ts reads the data of each page from
// these files.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledGame } from '../../lib/compile/compile-game';
import { readableLangs } from '../../lib/core/languages';
import { gameListName, toGameList } from '../../lib/data/game-list';
import type { SiteGame } from '../../lib/data/site-data-types';
import { writeFileAtomically } from '../files/cache-files';
import { contentHash } from '../files/hash.mjs';
import { WORK_DIR } from './folders';

/**
 * Name of the folder with the lists of games. No file of a game has this name, because the names of these files contain
 * a language: `outer-rim.uk.json`.
 */
const NAMES_FOLDER = 'names';
const FOLDERS = ['editions', 'entries', 'sides', 'booklets', 'differences', 'rulings', 'data'];

/**
 * Maps the path of each compiled file to the text that this process has written to it. If the text has not changed, the
 * file is not written again.
 */
const lastWritten = new Map<string, string>();

/** Returns the path of a compiled file: `.pravylo/editions/outer-rim.uk.json` for `editions/outer-rim.uk`. */
export const compiledFile = (name: string): string => join(WORK_DIR, `${name}.json`);

/** Writes a value as JSON to the compiled file `name`, and returns the JSON text. */
const write = (name: string, value: unknown): string => writeCompiledText(name, JSON.stringify(value));

/** Writes the text to the compiled file `name`, unless the file already has it. Returns the text. */
export function writeCompiledText(name: string, text: string): string {
  const file = compiledFile(name);
  const isSame = existsSync(file) && (lastWritten.get(file) ?? readFileSync(file, 'utf8')) === text;
  lastWritten.set(file, text);
  if (!isSame) writeFileAtomically(file, text);
  return text;
}

/**
 * Writes the files of a game, and deletes files of earlier runs that the game no longer has. Returns the hashes of the
 * files by name, such as `entries/outer-rim.uk/patrols`.
 */
export function writeGame({ game, editions }: CompiledGame): Map<string, string> {
  const hashes = new Map<string, string>();
  const add = (name: string, value: unknown) => hashes.set(name, contentHash(write(name, value)));
  for (const { lang, edition, entries, booklet, differences, rulings, data, sideBySide } of editions) {
    const name = `${game.id}.${lang}`;
    add(`editions/${name}`, edition);
    for (const entry of Object.values(entries)) add(`entries/${name}/${entry.id}`, entry);
    for (const { other, entries: rows } of sideBySide)
      for (const [id, row] of Object.entries(rows)) add(`sides/${name}-${other}/${id}`, row);
    add(`booklets/${name}`, booklet);
    add(`differences/${name}`, differences);
    if (edition.rulings) add(`rulings/${name}`, rulings);
    add(`data/${name}`, data);
  }
  const written = new Set([...hashes.keys()].map(compiledFile));
  for (const file of compiledFiles((folder) => folder.startsWith(`${game.id}.`)))
    if (!written.has(file)) rmSync(file);
  return hashes;
}

/** Deletes the compiled files of all games whose ids are not in `ids`. */
export function removeOtherGames(ids: readonly string[]): void {
  const others = (name: string) => name !== NAMES_FOLDER && !ids.includes(name.split('.')[0] ?? '');
  for (const file of compiledFiles(others)) rmSync(file);
}

/**
 * Lists the compiled files for which `isIncluded` returns true. `isIncluded` gets the names of files
 * (`outer-rim.uk.json`) and of folders (`outer-rim.uk`). If it includes a folder, all files of the folder are listed.
 */
function compiledFiles(isIncluded: (name: string) => boolean): string[] {
  return FOLDERS.map((folder) => join(WORK_DIR, folder))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) => readdirSync(dir, { withFileTypes: true }).filter(({ name }) => isIncluded(name)))
    .flatMap((item) => {
      const path = join(item.parentPath, item.name);
      return item.isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
    });
}

/** Reads the list of compiled games. It is empty before the first compilation. */
export function readGameList(): SiteGame[] {
  const path = join(WORK_DIR, 'games.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteGame[]) : [];
}

/**
 * Writes `games.json` for the pages that belong to no game, and the list of games in each language. Returns the hash of
 * `games.json` by its name.
 */
export function writeGameList(games: readonly SiteGame[], langs = readableLangs(games)): Map<string, string> {
  const sorted = [...games].sort((a, b) => a.id.localeCompare(b.id));
  for (const lang of langs) write(gameListName(lang), toGameList(sorted, lang));
  return new Map([['games', contentHash(write('games', sorted))]]);
}
