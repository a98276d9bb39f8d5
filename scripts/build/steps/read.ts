// Build step: reads the content folder.
import { CONTENT_DIR, displayPath } from '../../content/folders';
import { readContent } from '../../content/read-content';
import type { Build } from '../build';

export async function readFiles(build: Build): Promise<string> {
  build.files = await readContent();
  return `${build.files.length} files in ${displayPath(CONTENT_DIR)}/`;
}
