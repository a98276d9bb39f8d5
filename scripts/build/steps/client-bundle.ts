// Build step: bundles client/ (the main script, the islands, the workers) and copies the PDF library. The build uses
// the bundle again until the code or a setting changes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { WORK_DIR } from '../../content/folders';
import { removeUnusedFiles, writeFileAtomically } from '../../files/cache-files';
import { pdfFiles } from '../../pdf/pdf-files';
import { missingLanguagesNote } from '../../scan/scan-files';
import { type Build, writeSiteFile } from '../build-state';
import { type BundledClient, bundleClient } from '../bundle-client';
import { codeKey } from '../code-cache-key';

/** Folder with the client bundle of the previous build. */
const CACHE_DIR = join(WORK_DIR, 'client');

export async function writeClientBundle(build: Build): Promise<string> {
  const key = codeKey(build);
  const cached = join(CACHE_DIR, key);
  const isCached = existsSync(cached);
  const client = isCached
    ? (deserialize(readFileSync(cached)) as BundledClient)
    : await bundleClient({ settings: build.settings });
  if (!isCached) {
    removeUnusedFiles(CACHE_DIR, new Set());
    writeFileAtomically(cached, serialize(client));
  }
  for (const [path, text] of client.files) writeSiteFile(build, path, text);
  for (const [path, bytes] of pdfFiles()) writeSiteFile(build, path, bytes);
  build.mainScript = client.main;
  const size = [...client.files.values()].reduce((sum, text) => sum + text.length, 0);
  const notes = [isCached ? 'reused' : 'bundled', missingLanguagesNote()].filter(Boolean).join('; ');
  return `${client.files.size} files, ${Math.round(size / 1000)} KB uncompressed; ${notes}`;
}
