// Changes the name of a game in the front matter of its game.md, in every language in which the game has a name.
import { isMap, parseDocument } from 'yaml';
import { cleanLine } from '../core/clean-text';

/** Maximum length of a name in front matter, in characters. */
const MAX_NAME_LENGTH = 200;

/** Matches the front matter: YAML between two lines of dashes at the start of the file. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/**
 * Returns the text of game.md with the new name of the game. If the text cannot be parsed, returns it unchanged,
 * because the content check reports its errors.
 */
export function renameGame(gameFile: string, name: string): string {
  const match = FRONT_MATTER.exec(gameFile);
  if (!match) return gameFile;
  const fields = parseDocument(match[1] ?? '');
  const names = fields.get('name');
  if (fields.errors.length || !isMap(names)) return gameFile;
  for (const { key } of names.items) fields.setIn(['name', String(key)], cleanLine(name, MAX_NAME_LENGTH));
  return gameFile.replace(match[0], () => `---\n${fields.toString().trimEnd()}\n---`);
}
