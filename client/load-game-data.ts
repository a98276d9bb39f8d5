// Loads the data of an edition (its entries and rules) once per page. If loading fails, the next call tries again.
import { withBase } from '@/components/page/build-settings';
import { isPrivateGame } from '@/lib/core/parse-address';
import type { GameData } from '@/lib/data/game-data';
import { fetchGameData } from './fetch-game-data';
import { loadIsland } from './load-island';

const loading = new Map<string, Promise<GameData>>();

export const dataPath = (game: string, lang: string): string => withBase(`/data/${game}.${lang}.json`);

export function loadGameData(game: string, lang: string): Promise<GameData> {
  const key = `${game}.${lang}`;
  const known = loading.get(key);
  if (known) return known;
  const request = isPrivateGame(game)
    ? loadIsland('private-books/books').then(({ readGameData }) => readGameData(game, lang))
    : fetchGameData(dataPath(game, lang));
  loading.set(key, request);
  request.catch(() => loading.delete(key));
  return request;
}

/**
 * The filter for game data: it removes the content of modules (expansions) that are not played. At first it removes
 * nothing. On the page of a game with modules, the island modules/choice sets another filter.
 */
let leaveOut = (data: GameData, _target: string): GameData => data;
export const setDataFilter = (filter: typeof leaveOut): void => {
  leaveOut = filter;
};

/**
 * Loads game data without the content of modules (expansions) that are not played. If the entry or rule `target`
 * belongs to such a module, the data is complete.
 */
export const loadDataFor = (game: string, lang: string, target: string): Promise<GameData> =>
  loadGameData(game, lang).then((data) => leaveOut(data, target));
