// Build step: checks the games that have changed. If there are diagnostics, stops the build and prints all of them
// together.
import { checkContent } from '../../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../../lib/core/diagnostics';
import { CHECK_OPTIONS } from '../../content/folders';
import { type Build, BuildError } from '../build-state';

export function checkGames(build: Build): string {
  const { registry, diagnostics } = checkContent(build.changedFiles, CHECK_OPTIONS);
  if (diagnostics.length) throw new BuildError(formatDiagnostics(diagnostics));
  build.registry = registry;
  return `${build.ids.length} games without errors; ${registry.size} checked now`;
}
