// Removes from the data of a game the entries and rules of modules (expansions) that the group does not play. Removes
// nothing if the group has not chosen its modules.
import type { EntryData, GameData } from './game-data';

/**
 * Name of the query parameter that lists the played modules: `?with=shadow,solo`, or `?with=` for the base game only.
 */
export const MODULES_PARAMETER = 'with';

/**
 * Ids of the played modules. Undefined if the group has not chosen its modules; in this case, the site shows
 * everything.
 */
export type PlayedModules = readonly string[] | undefined;

/**
 * Returns the ids of the played modules in a query string, without ids that are not in `modules`, the modules of the
 * game. Returns undefined if the query string does not have the parameter.
 */
export function modulesInQuery(search: string, modules: readonly string[]): PlayedModules {
  const given = new URLSearchParams(search).get(MODULES_PARAMETER);
  return given === null ? undefined : given.split(',').filter((id) => modules.includes(id));
}

const isPlayed = (module: { id: string } | undefined, played: readonly string[]): boolean =>
  !module || played.includes(module.id);

/**
 * Returns the data without the entries and rules of modules that are not played, and without the references to them in
 * `replacedBy`. Returns the data unchanged if the game has no modules or the group has not chosen.
 */
export function dataWithModules(data: GameData, played: PlayedModules): GameData {
  if (!played || !data.modules) return data;
  return {
    ...data,
    played: [...played],
    entries: data.entries
      .filter(({ module }) => isPlayed(module, played))
      .map((entry) => applyTo(entry, played)),
  };
}

function applyTo({ replacedBy, ...entry }: EntryData, played: readonly string[]): EntryData {
  const left = replacedBy?.filter(({ module }) => isPlayed(module, played)) ?? [];
  return {
    ...entry,
    ...(left.length > 0 && { replacedBy: left }),
    rules: entry.rules.filter(({ module }) => isPlayed(module, played)),
  };
}
