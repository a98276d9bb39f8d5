// Loads the content folder for commands that need valid content.
import { checkContent } from '../../lib/content/checks/check-content';
import type { ContentFile } from '../../lib/content/content-file';
import type { Registry } from '../../lib/content/registry';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { CONTENT_DIR, displayPath, REQUIRES_PUBLISHED_IDS } from './folders';
import { readContent } from './read-content';

/** Reads and checks the content folder. If the content has errors, throws an error that lists all of them. */
export async function loadContent(): Promise<{ files: readonly ContentFile[]; registry: Registry }> {
  const files = await readContent();
  const { registry, diagnostics } = checkContent(files, {
    root: displayPath(CONTENT_DIR),
    requirePublishedIds: REQUIRES_PUBLISHED_IDS,
  });
  if (diagnostics.length > 0) throw new Error(formatDiagnostics(diagnostics));
  return { files, registry };
}
