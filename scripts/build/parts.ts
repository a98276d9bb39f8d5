// Step: what runs in the reader's browser is bundled: the first script of every page, the parts it brings, the workers; the reader of PDFs lies beside.

import { bundleParts } from '../bundle-parts';
import { pdfFiles } from '../pdf-files';
import { type Build, put } from './build';

export async function bundleForReaders(build: Build): Promise<string> {
  const { main, files } = await bundleParts({ settings: build.settings });
  for (const [path, text] of files) put(build, path, text);
  for (const [path, bytes] of pdfFiles()) put(build, path, bytes);
  build.parts = main;
  const size = [...files.values()].reduce((sum, text) => sum + text.length, 0);
  return `${files.size} files, ${Math.round(size / 1000)} KB before compression`;
}
