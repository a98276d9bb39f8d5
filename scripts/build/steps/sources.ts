// Build step: writes the Markdown texts of each game as one file, with the rules whose translation is out of date. The
// editor loads this file when a reader begins a correction or a translation. Other pages do not load these files, and
// devices do not store them for offline use.
import { pairsOf } from '../../../lib/content/translations/missing-translations';
import type { GameSource } from '../../../lib/editing/game-source';
import { sourcePath } from '../../../lib/navigation/editor-addresses';
import { isBookFile } from '../../../lib/private-books/book-folder';
import { CONTENT_DIR } from '../../content/folders';
import { readStaleTranslations } from '../../content/read-stale-translations';
import { type Build, writeSiteFile } from '../build-state';

/** Matches the files with the words that players use in searches. The editor does not need these files. */
const ASKER_WORDS = /^asker-words\./;

/** `contentDir` is the content folder; its Git history tells which rules are outdated. */
export function writeSources(build: Build, contentDir = CONTENT_DIR): string {
  const pairs = build.games.map(
    ({ game }) => [game.id, pairsOf(game.editions.map(({ lang }) => lang))] as const,
  );
  const stale = readStaleTranslations(contentDir, build.files, new Map(pairs)) ?? [];
  for (const { game } of build.games) {
    const prefix = `${game.id}/`;
    const files = build.files
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, text }): [string, string] => [path.slice(prefix.length), text])
      .filter(([path]) => (isBookFile(path) || path === 'rulings.txt') && !ASKER_WORDS.test(path));
    const names = Object.fromEntries(game.editions.map(({ lang, name }) => [lang, name]));
    const outdated = stale
      .filter((one) => one.game === game.id)
      .map(({ changed, outdated: lang, target }) => ({ changed, lang, target }));
    const source: GameSource = { names, files: Object.fromEntries(files), outdated };
    writeSiteFile(build, sourcePath(game.id), JSON.stringify(source), game.id);
  }
  return `${build.games.length} games`;
}
