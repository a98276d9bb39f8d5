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

/** Leaves out of the data what does not apply. The island modules/choice sets it in a game with modules (expansions). */
let leaveOut = (data: GameData, _target: string): GameData => data;
export const setDataFilter = (filter: typeof leaveOut): void => {
  leaveOut = filter;
};

/** Loads the data with what applies. If `target` is in a module that is not played, the data is complete. */
export const loadDataFor = (game: string, lang: string, target: string): Promise<GameData> =>
  loadGameData(game, lang).then((data) => leaveOut(data, target));
