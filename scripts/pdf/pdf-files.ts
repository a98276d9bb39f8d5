// The reader of PDFs as its makers give it, for readers' own books: its two scripts and the files they ask for by themselves.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pdfPath } from '../../lib/core/addresses';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

export const PDF_VERSION = (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;

/** The build for older browsers too: a phone at the table is seldom the newest. Named so that every host knows what they are. */
const SCRIPTS = { 'pdf.js': 'legacy/build/pdf.min.mjs', 'pdf.worker.js': 'legacy/build/pdf.worker.min.mjs' };
/** Maps of letters, fonts that files take for granted, decoders of pictures, colours. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Address in the site to its content. */
export function* pdfFiles(): Generator<[path: string, bytes: Uint8Array]> {
  const home = dirname(PACKAGE);
  for (const [name, file] of Object.entries(SCRIPTS))
    yield [pdfPath(PDF_VERSION, name), readFileSync(join(home, file))];
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(home, folder)))
      yield [pdfPath(PDF_VERSION, `${folder}/${name}`), readFileSync(join(home, folder, name))];
}
