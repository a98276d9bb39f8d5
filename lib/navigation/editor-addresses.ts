// Builds the paths of the editor. Only pages that link to the editor load this code.
import type { Lang } from '../core/languages';
import { type Home, homePath } from '../core/parse-address';

/** Returns the path of the page of the editor, without a book. */
export const editorPath = (lang: Lang, home: Home): string => `${homePath(lang, home)}edit/`;

/** Returns the path of the editor for an edition. `target` is an entry or a rule. */
export function editPath(lang: Lang, home: Home, game: string, edition: string, target = ''): string {
  const [entry = '', rule] = target.split('#');
  return `${editorPath(lang, home)}?g=${encodeURIComponent(game)}&l=${edition}${entry && `&t=${entry}`}${rule ? `#${rule}` : ''}`;
}

/** Returns the path of the texts of a game, which only the editor requests. */
export const sourcePath = (game: string): string => `/data/${game}.source.json`;
