// Gives a game another name in its own page, game.md, in every language it has one.
import { isMap, parseDocument } from 'yaml';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---/;

/** A page that cannot be read stays as it is: the checker says what is wrong with it. */
export function renameGame(page: string, name: string): string {
  const match = FRONT_MATTER.exec(page);
  if (!match) return page;
  const fields = parseDocument(match[1] ?? '');
  const names = fields.get('name');
  if (fields.errors.length || !isMap(names)) return page;
  for (const { key } of names.items) fields.setIn(['name', String(key)], name);
  return page.replace(match[0], () => `---\n${fields.toString().trimEnd()}\n---`);
}
