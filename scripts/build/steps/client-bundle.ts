// Step: what runs in the reader's browser is bundled: the first script of every page, the parts it brings, the workers; the reader
// of PDFs lies beside. Done anew only when the code or a setting changes.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { WORK_DIR } from '../../content/folders';
import { pdfFiles } from '../../pdf/pdf-files';
import { type Build, put } from '../build';
import { type BundledClient, bundleClient } from '../bundle-client';
import { codeKey } from '../code-key';

/** The parts of the last build. */
const KEPT = join(WORK_DIR, 'client');

export async function writeClientBundle(build: Build): Promise<string> {
  const kept = join(KEPT, codeKey(build));
  const isKept = existsSync(kept);
  const parts = isKept
    ? (deserialize(readFileSync(kept)) as BundledClient)
    : await bundleClient({ settings: build.settings });
  if (!isKept) keep(kept, parts);
  for (const [path, text] of parts.files) put(build, path, text);
  for (const [path, bytes] of pdfFiles()) put(build, path, bytes);
  build.parts = parts.main;
  const size = [...parts.files.values()].reduce((sum, text) => sum + text.length, 0);
  return `${parts.files.size} files, ${Math.round(size / 1000)} KB before compression; ${isKept ? 'as they were' : 'bundled anew'}`;
}

function keep(file: string, parts: BundledClient): void {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) rmSync(join(KEPT, name));
  writeFileSync(`${file}.new`, serialize(parts));
  renameSync(`${file}.new`, file);
}
