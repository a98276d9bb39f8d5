// Reads and changes the names in game.md: the names of the game, its parts, its icons, its modules and the points of its
// campaign, in every language of the game.
import { isMap } from 'yaml';
import { cleanLine } from '../core/clean-text';
import { type BookFiles, readGame, withGame } from './edit-book';
import { type IconNames, uniqueIconNames } from './plain-text';

export interface GameName {
  kind: 'name' | 'title' | 'part' | 'icon' | 'module' | 'unlock';
  /** Position of the name in game.md: `['icons', 'hit']`. */
  path: (string | number)[];
  /** The name in each language. */
  texts: Readonly<Record<string, string>>;
}

const MAX_NAME_LENGTH = 200;

const LISTS = [
  ['icons', 'icon'],
  ['modules', 'module'],
  ['unlocks', 'unlock'],
] as const;

/** Lists the names that every language of the game must have. */
export function listGameNames(files: BookFiles): GameName[] {
  const game = readFields(files);
  const parts = Array.isArray(game.parts) ? game.parts : [];
  const found: [GameName['kind'], GameName['path'], unknown][] = [
    ['name', ['name'], game.name],
    ['title', ['title'], game.title],
    ...parts.map((part, at): (typeof found)[number] => ['part', ['parts', at, 'title'], Object(part).title]),
    ...LISTS.flatMap(([field, kind]) =>
      Object.entries(Object(game[field])).map(([id, names]): (typeof found)[number] => [
        kind,
        [field, id],
        names,
      ]),
    ),
  ];
  return found.map(([kind, path, names]) => ({
    kind,
    path,
    texts: Object.fromEntries(
      Object.entries(Object(names) as object).filter(
        (name): name is [string, string] => typeof name[1] === 'string' && name[1] !== '',
      ),
    ),
  }));
}

function readFields(files: BookFiles): Record<string, unknown> {
  try {
    return Object(readGame(files)?.toJS({ maxAliasCount: 0 })) as Record<string, unknown>;
  } catch {
    // YAML aliases are not supported; the content check reports them.
    return {};
  }
}

/** Sets a name in one language. An empty text changes nothing, because every language of a game needs its names. */
export function setGameName(files: BookFiles, path: GameName['path'], lang: string, text: string): BookFiles {
  const game = readGame(files);
  const name = cleanLine(text, MAX_NAME_LENGTH).trim();
  if (!game || !name || !isMap(game.getIn(path))) return files;
  game.setIn([...path, lang], name);
  return withGame(files, game);
}

let last: { text: string | undefined; names: GameName[] } | undefined;

/**
 * Returns the names that stand for the icons in the plain words of rules. The names of the last game are cached, because
 * every rule that the editor shows needs them.
 */
export function iconNamesOf(files: BookFiles, lang: string): IconNames {
  const text = files['game.md'];
  if (!last || last.text !== text) last = { text, names: listGameNames(files) };
  const named = last.names.filter(({ kind }) => kind === 'icon');
  return uniqueIconNames(
    named.flatMap(({ path, texts }): [string, string][] => {
      const name = texts[lang];
      return name === undefined ? [] : [[String(path[1]), name]];
    }),
  );
}
