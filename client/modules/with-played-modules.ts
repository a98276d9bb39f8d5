// Leaves out of the data what does not apply to the modules (expansions) that are played.
import type { GameData } from '@/lib/data/game-data';
import { dataWithModules } from '@/lib/data/modules';
import { page } from '../current-page';
import { playedModules } from '../played-modules';

/**
 * Returns the data with what applies. A target in a module that is not played is still shown when a reader asks for it, so
 * the data is then returned unchanged.
 */
export function withPlayedModules(data: GameData, target: string): GameData {
  if (data.game !== page.game) return data;
  const applied = dataWithModules(data, playedModules());
  const [id, rule] = target.split('#');
  const entry = applied.entries.find((one) => one.id === id);
  return entry && (!rule || entry.rules.some((one) => one.id === rule)) ? applied : data;
}
