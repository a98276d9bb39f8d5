// Reads the data of all editions (an edition is a game in one language) from the folder `data` of a built site. That
// folder also has files of other kinds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameData } from '../../lib/data/game-data';

/** Lists the files of the editions, such as `outer-rim.uk.json`. */
export const listEditionFiles = (dir: string): string[] =>
  readdirSync(dir)
    .filter((file) => /\.[a-z]{2}\.json$/.test(file))
    .sort();

export const readEditions = (dir = 'out/data'): GameData[] =>
  listEditionFiles(dir).map((file) => JSON.parse(readFileSync(join(dir, file), 'utf8')) as GameData);
