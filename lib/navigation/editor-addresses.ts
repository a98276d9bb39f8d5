// Builds the paths of the editor page. Only pages that link to the editor load this code.
import type { Lang } from '../core/languages';
import { type Home, homePath } from '../core/parse-address';

/** Returns the path of the editor page. The path does not say which book to open. */
export const editorPath = (lang: Lang, home: Home): string => `${homePath(lang, home)}edit/`;

/**
 * Returns the path of the editor page that opens an edition (a game in one language). `target` is the entry or rule to
 * edit.
 */
export function editPath(lang: Lang, home: Home, game: string, edition: string, target = ''): string {
  const [entry = '', rule] = target.split('#');
  return `${editorPath(lang, home)}?g=${encodeURIComponent(game)}&l=${edition}${entry && `&t=${entry}`}${rule ? `#${rule}` : ''}`;
}

/** Returns the path of the file with the Markdown texts of a game. Only the editor requests this file. */
export const sourcePath = (game: string): string => `/data/${game}.source.json`;
