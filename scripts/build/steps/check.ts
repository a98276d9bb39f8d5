// Build step: checks the games that changed. If there are diagnostics, it stops the build and reports all of them
// together.
import { checkContent, filesByGame } from '../../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../../lib/core/diagnostics';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from '../../content/folders';
import { readLastChanges } from '../../content/last-changes';
import { type Build, BuildError } from '../build';
import { gameKey, readCachedGame } from '../compiled-game-cache';

export function checkGames(build: Build): string {
  const options = { root: displayPath(CONTENT_DIR), requirePublishedIds: REQUIRES_PUBLISHED_IDS };
  build.changes = readLastChanges(CONTENT_DIR);
  for (const [id, files] of filesByGame(build.files)) {
    const key = gameKey(files, build.changes, options);
    const compiled = readCachedGame(key);
    build.cachedGames.set(id, { key, ...(compiled && { compiled }) });
  }
  const isNew = (path: string) => !build.cachedGames.get(path.split('/')[0] ?? '')?.compiled;
  const { registry, diagnostics } = checkContent(
    build.files.filter(({ path }) => isNew(path)),
    options,
  );
  if (diagnostics.length) throw new BuildError(formatDiagnostics(diagnostics));
  build.registry = registry;
  return `${build.cachedGames.size} games, no problems; ${registry.size} changed`;
}
