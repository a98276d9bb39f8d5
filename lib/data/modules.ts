// Applies the choice of modules to the data of a game: without a choice, everything is shown; with one, the entries and
// rules of the other modules are left out.
import type { EntryData, GameData, ReplacingEntry } from './game-data';

/** Name of the query parameter with the modules that are played: `?with=shadow,solo`, or `?with=` for the base game. */
export const MODULES_PARAMETER = 'with';

/** The modules that are played. Undefined if the group has not chosen, so that everything is shown. */
export type PlayedModules = readonly string[] | undefined;

/** Returns the choice in a query string that names only modules of the game; undefined if there is none. */
export function modulesInQuery(search: string, modules: readonly string[]): PlayedModules {
  const given = new URLSearchParams(search).get(MODULES_PARAMETER);
  return given === null ? undefined : given.split(',').filter((id) => modules.includes(id));
}

/** Adds the choice of modules to an address, before its anchor. */
export function withModulesQuery(address: string, played: PlayedModules): string {
  if (!played) return address;
  const [path = '', ...anchor] = address.split('#');
  const sign = path.includes('?') ? '&' : '?';
  return [`${path}${sign}${MODULES_PARAMETER}=${played.join(',')}`, ...anchor].join('#');
}

const isPlayed = (module: { id: string } | undefined, played: readonly string[]): boolean =>
  !module || played.includes(module.id);

/**
 * Returns the data with the entries and the rules that apply. Of what replaces an entry, only the played modules are
 * left. Data without modules, or without a choice, is returned unchanged.
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

/** Returns the words that say what replaces an entry: "With “Shadow” instead: Combat in the dark". */
export const replacedWords = ({ module, title }: ReplacingEntry): string => `${module.label} ${title}`;
