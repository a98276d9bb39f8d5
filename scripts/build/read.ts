// Step: the content folder, read once.
import { readContent } from '../content';
import { CONTENT_DIR, shownFolder } from '../folders';
import type { Build } from './build';

export async function read(build: Build): Promise<string> {
  build.files = await readContent();
  return `${build.files.length} files of ${shownFolder(CONTENT_DIR)}/`;
}
