// Build step: reads the content folder. contentlayer reads only the games that have changed since the last build. The
// other games are in the cache in compiled form.
import { filesByGame } from '../../../lib/content/checks/check-content';
import { CHECK_OPTIONS, CONTENT_DIR, displayPath } from '../../content/folders';
import { readLastChanges } from '../../content/last-changes';
import { readContent, readTexts } from '../../content/read-content';
import type { Build } from '../build-state';
import { gameKey, readCachedGame } from '../compiled-game-cache';

export async function readFiles(build: Build): Promise<string> {
  build.changes = readLastChanges(CONTENT_DIR);
  build.files = readTexts();
  for (const [id, files] of filesByGame(build.files)) {
    const key = gameKey(files, build.changes, CHECK_OPTIONS);
    const compiled = readCachedGame(key);
    build.cachedGames.set(id, { key, ...(compiled && { compiled }) });
  }
  const changed = [...build.cachedGames].flatMap(([id, { compiled }]) => (compiled ? [] : [id]));
  build.changedFiles = [
    ...build.files.filter(({ path }) => !path.includes('/')),
    ...(await readContent(CONTENT_DIR, changed)),
  ];
  return `${build.files.length} files in ${displayPath(CONTENT_DIR)}/; ${changed.length} games changed`;
}
