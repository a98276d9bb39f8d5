// Builds search indexes from the compiled data files, for `npm run find`, `npm run eval` and the tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameData } from '../../lib/data/game-data';
import { COLLOQUIAL } from '../../lib/search/colloquial/all-colloquial';
import { addTranslations, createIndex, type GameIndex } from '../../lib/search/index/create-index';
import { type MergedResults, searchGames } from '../../lib/search/results/search-games';
import { needsTranslation } from '../../lib/search/translations/needs-translation';
import { words as TRANSLATIONS } from '../../lib/search/translations/words';
import type { SearchOptions } from '../../lib/search/types';
import { WORK_DIR } from '../content/folders';

/** Folder to which `npm run compile` writes the data of each edition. */
export const DATA_DIR = join(WORK_DIR, 'data');

/** Matches `outer-rim.uk.json`, and not `outer-rim.feed.json`. A language code has two letters. */
const EDITION_DATA = /\.[a-z]{2}\.json$/;

export interface IndexQuery {
  q: string;
  game?: string | null;
  lang: string;
}

export function loadIndexes(dir = DATA_DIR): GameIndex[] {
  const files = existsSync(dir) ? readdirSync(dir).filter((file) => EDITION_DATA.test(file)) : [];
  if (files.length === 0) {
    throw new Error(
      `There is no game data in ${dir}: run \`npm run compile\` first, or choose a folder with --data.`,
    );
  }
  return files.sort().map((file) => {
    const data = JSON.parse(readFileSync(join(dir, file), 'utf8')) as GameData;
    const index = createIndex(data, COLLOQUIAL[data.lang]);
    index.similarForms.buildAll();
    return index;
  });
}

/**
 * Searches one game, or all games if no game is given. If a game has no edition in the language, searches its first
 * edition.
 */
export function searchIndexes(
  indexes: GameIndex[],
  { q, game, lang }: IndexQuery,
  options: Omit<SearchOptions, 'unlocked'> & { unlocked?: string[] } = {},
): MergedResults {
  const games = [...new Set(indexes.map((index) => index.game))];
  const unknown = game && !games.includes(game);
  if (unknown) throw new Error(`Unexpected game ${game}, expected one of ${games.join(', ')}.`);
  const editions = (game ? [game] : games).flatMap((id) => findEdition(indexes, id, lang) ?? []);
  for (const index of editions) if (needsTranslation(q, index.lang)) addTranslations(index, TRANSLATIONS);
  const unlocked = Object.fromEntries(games.map((id) => [id, options.unlocked ?? []]));
  return searchGames(editions, q, { ...options, unlocked });
}

function findEdition(indexes: GameIndex[], game: string, lang: string): GameIndex | undefined {
  const editions = indexes.filter((index) => index.game === game);
  return editions.find((index) => index.lang === lang) ?? editions[0];
}
