// `npm run compile`: contentlayer's documents become what pages read (.pravylo/editions) and the data for the device (.pravylo/data).
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drawingsOf } from '../lib/content/check';
import { createGame, registerEntry } from '../lib/content/register';
import type { Registry } from '../lib/content/registry';
import type { EntryFields, GameFields } from '../lib/content/schema';
import { isLang } from '../lib/languages';
import { parseEntry } from '../lib/markdown/parse-entry';
import { CONTENT_DIR, readContentFiles } from './content-files';
import { readLastChanges } from './last-changes';
import { clearCompiled, writeGame, writeShelf } from './write-compiled';

interface Document {
  _raw: { flattenedPath: string };
  body: { raw: string };
}

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
    if (game && isLang(lang)) registerEntry(game, lang, id, entry, parseEntry(entry.body.raw));
  }
  return registry;
}

const registry = await readDocuments();
clearCompiled();
const changes = readLastChanges(CONTENT_DIR);
const games = [...registry.values()].map((game) => writeGame(game, changes));
writeShelf(games);
const entries = games
  .flatMap(({ editions }) => editions)
  .reduce((sum, { entryCount }) => sum + entryCount, 0);
console.log(`Compiled ${games.length} games, ${entries} entries.`);
