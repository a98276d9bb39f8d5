// Loads the data of an edition with what applies to the modules (expansions) that are played. Only a game with modules loads
// the code that leaves out the others.
import type { GameData } from '@/lib/data/game-data';
import { loadGameData } from './load-game-data';
import { loadIsland } from './load-island';

/** The modules that are played, separated by spaces, as the island modules/choice has applied them to the page. */
const readPlayed = (): string | undefined => document.documentElement.dataset.played;

/** Returns the query string that keeps the choice of modules in a shared address; empty if everything is shown. */
export const playedQuery = (): string => {
  const played = readPlayed();
  return played === undefined ? '' : `?with=${played.replaceAll(' ', ',')}`;
};

/** Loads the data with what applies. If `target` is in a module that is not played, the data is complete. */
export async function loadPlayedData(game: string, lang: string, target: string): Promise<GameData> {
  const data = await loadGameData(game, lang);
  return applyPlayed(data, target);
}

export const applyPlayed = async (data: GameData, target: string): Promise<GameData> =>
  readPlayed() === undefined ? data : (await loadIsland('modules/choice')).withPlayedModules(data, target);
