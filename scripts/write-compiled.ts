// Writes what pages read (.pravylo/editions, sides, booklets) and what the device keeps (.pravylo/data), game by game.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_MEMORY } from '../lib/content/memory';
import { entriesOf, type RegisteredGame } from '../lib/content/registry';
import { toBooklet } from '../lib/content/to-booklet';
import { toEdition } from '../lib/content/to-edition';
import { innerDrawing, toGameData } from '../lib/content/to-game-data';
import { toSides } from '../lib/content/to-sides';
import { isLang, LANGS, readableLangs } from '../lib/languages';
import type { SiteGame } from '../lib/site';

export const WORK_DIR = process.env.PRAVYLO_DIR ?? '.pravylo';
const EDITIONS = join(WORK_DIR, 'editions');
const DATA = join(WORK_DIR, 'data');
const SIDES = join(WORK_DIR, 'sides');
const BOOKLETS = join(WORK_DIR, 'booklets');

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function write(dir: string, name: string, value: unknown): void {
  mkdirSync(dir, { recursive: true });
  // Whole or not at all: while somebody writes, a page may be reading it.
  writeFileSync(join(dir, `.${name}`), JSON.stringify(value));
  renameSync(join(dir, `.${name}`), join(dir, name));
}

/** Takes away what earlier runs wrote for a game; without one, for all of them. */
export function clearCompiled(game?: string): void {
  for (const dir of [EDITIONS, DATA, SIDES, BOOKLETS])
    if (!game) rmSync(dir, { recursive: true, force: true });
    else if (existsSync(dir))
      for (const file of readdirSync(dir)) if (file.startsWith(`${game}.`)) rmSync(join(dir, file));
}

/** `changes`: the day of each file's last change, by its path inside the content folder. */
export function writeGame(
  game: RegisteredGame,
  changes: ReadonlyMap<string, string>,
  memory = NO_MEMORY,
): SiteGame {
  const editions: SiteGame['editions'] = [];
  for (const lang of game.fields.languages.filter(isLang)) {
    if (entriesOf(game, lang).length === 0) continue;
    const data = toGameData(game, lang, hash);
    const edition = toEdition(game, lang, memory);
    for (const { id, ...words } of data.entries) {
      const entry = edition.entries[id];
      const changed = changes.get(`${game.id}/${lang}/${id}.md`);
      if (entry)
        Object.assign(entry, { version: hash(JSON.stringify(words)).slice(0, 8) }, changed && { changed });
    }
    write(EDITIONS, `${game.id}.${lang}.json`, edition);
    write(BOOKLETS, `${game.id}.${lang}.json`, toBooklet(game, lang, memory));
    write(DATA, `${game.id}.${lang}.json`, data);
    for (const other of game.fields.languages.filter(isLang))
      if (other !== lang)
        write(SIDES, `${game.id}.${lang}-${other}.json`, toSides(game, lang, other, memory));
    editions.push({
      lang,
      name: game.fields.name[lang] ?? game.id,
      title: game.fields.title[lang] ?? game.id,
      entryCount: edition.entryCount,
      ruleCount: edition.ruleCount,
    });
  }
  const { players, colour, emblem } = game.fields;
  const drawing = emblem && innerDrawing(game.drawings.get(emblem) ?? '');
  return { id: game.id, players, colour, ...(drawing && { emblem: drawing }), editions };
}

/** The shelf as it was written last; empty before the first time. */
export function readShelf(): SiteGame[] {
  const path = join(WORK_DIR, 'games.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SiteGame[]) : [];
}

/** The shelf, and the languages it can be read in. */
export function writeShelf(games: readonly SiteGame[]): void {
  const sorted = [...games].sort((a, b) => a.id.localeCompare(b.id));
  write(WORK_DIR, 'games.json', sorted);
  write(WORK_DIR, 'languages.json', { known: LANGS, readable: readableLangs(sorted) });
}
