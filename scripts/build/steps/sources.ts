// Build step: writes the Markdown texts of each game as one file. The editor loads this file when a reader begins a
// correction or a translation. Other pages do not load these files, and devices do not store them for offline use.
import { sourcePath } from '../../../lib/navigation/editor-addresses';
import { isBookFile } from '../../../lib/private-books/book-folder';
import { type Build, writeSiteFile } from '../build-state';

/** Matches the files with the words that players use in searches. The editor does not need these files. */
const ASKER_WORDS = /^asker-words\./;

export function writeSources(build: Build): string {
  for (const { game } of build.games) {
    const prefix = `${game.id}/`;
    const files = build.files
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, text }): [string, string] => [path.slice(prefix.length), text])
      .filter(([path]) => (isBookFile(path) || path === 'rulings.txt') && !ASKER_WORDS.test(path));
    const names = Object.fromEntries(game.editions.map(({ lang, name }) => [lang, name]));
    const source = JSON.stringify({ names, files: Object.fromEntries(files) });
    writeSiteFile(build, sourcePath(game.id), source, game.id);
  }
  return `${build.games.length} games`;
}
