// Step: everything that is wrong in the content is said at once, and nothing is built of it.
import { checkContent, filesByGame } from '../../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../../lib/core/diagnostics';
import { CONTENT_DIR, HAS_LOCK, shownFolder } from '../../content/folders';
import { readLastChanges } from '../../content/last-changes';
import { type Build, BuildError } from '../build';
import { gameKey, readGame } from '../compiled-game-cache';

export function check(build: Build): string {
  const options = { root: shownFolder(CONTENT_DIR), lock: HAS_LOCK };
  build.changes = readLastChanges(CONTENT_DIR);
  for (const [id, files] of filesByGame(build.files)) {
    const key = gameKey(files, build.changes, options);
    const compiled = readGame(key);
    build.found.set(id, { key, ...(compiled && { compiled }) });
  }
  const isNew = (path: string) => !build.found.get(path.split('/')[0] ?? '')?.compiled;
  const { registry, diagnostics } = checkContent(
    build.files.filter(({ path }) => isNew(path)),
    options,
  );
  if (diagnostics.length) throw new BuildError(formatDiagnostics(diagnostics));
  build.registry = registry;
  return `${build.found.size} games, all in order; ${registry.size} not as they were`;
}
