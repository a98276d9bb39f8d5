// `npm run compile`: contentlayer's documents become what pages read (.pravylo/editions) and the data for the device (.pravylo/data).
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawingsOf } from '../lib/content/check';
import { createGame, registerEntry } from '../lib/content/register';
import { entriesOf, type Registry } from '../lib/content/registry';
import type { EntryFields, GameFields } from '../lib/content/schema';
import { toBooklet } from '../lib/content/to-booklet';
import { toEdition } from '../lib/content/to-edition';
import { innerDrawing, toGameData } from '../lib/content/to-game-data';
import { toSides } from '../lib/content/to-sides';
import { isLang, LANGS, readableLangs } from '../lib/languages';
import type { SiteGame } from '../lib/site';
import { CONTENT_DIR, readContentFiles } from './content-files';
import { readLastChanges } from './last-changes';

const WORK_DIR = process.env.PRAVYLO_DIR ?? '.pravylo';
const EDITIONS = join(WORK_DIR, 'editions');
const DATA = join(WORK_DIR, 'data');
const SIDES = join(WORK_DIR, 'sides');
const BOOKLETS = join(WORK_DIR, 'booklets');

interface Document {
  _raw: { flattenedPath: string };
  body: { raw: string };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function readDocuments(): Promise<Registry> {
  const generated = pathToFileURL(resolve('.contentlayer/generated/index.mjs')).href;
  const { allGames, allEntries } = (await import(generated)) as {
    allGames: (GameFields & Document)[];
    allEntries: (EntryFields & Document)[];
  };
  const files = readContentFiles();
  const registry: Registry = new Map();
  for (const game of allGames) {
    const [id = ''] = game._raw.flattenedPath.split('/');
    registry.set(id, createGame(id, game, drawingsOf(files, join(CONTENT_DIR, id))));
  }
  for (const entry of allEntries) {
    const [gameId = '', lang = '', id = ''] = entry._raw.flattenedPath.split('/');
    const game = registry.get(gameId);
    if (game && isLang(lang)) registerEntry(game, lang, id, entry, entry.body.raw);
  }
  return registry;
}

function write(dir: string, name: string, value: unknown): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, name), JSON.stringify(value));
}

const registry = await readDocuments();
for (const dir of [EDITIONS, DATA, SIDES, BOOKLETS]) rmSync(dir, { recursive: true, force: true });
const changes = readLastChanges(CONTENT_DIR);
const games: SiteGame[] = [];
for (const game of [...registry.values()].sort((a, b) => a.id.localeCompare(b.id))) {
  const editions: SiteGame['editions'] = [];
  for (const lang of game.fields.languages.filter(isLang)) {
    if (entriesOf(game, lang).length === 0) continue;
    const data = toGameData(game, lang, hash);
    const edition = toEdition(game, lang);
    for (const { id, ...words } of data.entries) {
      const entry = edition.entries[id];
      const changed = changes.get(`${game.id}/${lang}/${id}.md`);
      if (entry)
        Object.assign(entry, { version: hash(JSON.stringify(words)).slice(0, 8) }, changed && { changed });
    }
    write(EDITIONS, `${game.id}.${lang}.json`, edition);
    write(BOOKLETS, `${game.id}.${lang}.json`, toBooklet(game, lang));
    write(DATA, `${game.id}.${lang}.json`, data);
    for (const other of game.fields.languages.filter(isLang))
      if (other !== lang) write(SIDES, `${game.id}.${lang}-${other}.json`, toSides(game, lang, other));
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
  games.push({ id: game.id, players, colour, ...(drawing && { emblem: drawing }), editions });
}
write(WORK_DIR, 'games.json', games);
write(WORK_DIR, 'languages.json', { known: LANGS, readable: readableLangs(games) });
const pages = games.reduce(
  (sum, game) => sum + game.editions.reduce((n, edition) => n + edition.entryCount, 0),
  0,
);
console.log(`Compiled ${games.length} games, ${pages} entries.`);
