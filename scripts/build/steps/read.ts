// Step: the content folder, read once.

import { CONTENT_DIR, shownFolder } from '../../content/folders';
import { readContent } from '../../content/read-content';
import type { Build } from '../build';

export async function read(build: Build): Promise<string> {
  build.files = await readContent();
  return `${build.files.length} files of ${shownFolder(CONTENT_DIR)}/`;
}
