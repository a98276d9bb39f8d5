// Lists the files of pdf.js that the site serves for private books: its two scripts, the resources that they load, and a
// list of their hashes.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformSync } from 'esbuild';
import { boundAllocationsCode } from '../../extract/pdf/bound-allocations';
import { ALLOCATION_LIMITS } from '../../extract/pdf/read/pdf-limits';
import { pdfHashesPath, pdfPath } from '../../lib/core/addresses';
import { contentHash } from '../files/hash.mjs';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/**
 * Version in the address of the files: the version of pdf.js, and a number that grows when the files change although
 * pdf.js has not.
 */
export const PDF_VERSION = `${(JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version}-2`;

/**
 * Scripts of pdf.js: the legacy build, because it supports older phones. The names end in `.js`, because some hosts do
 * not know the content type of `.mjs`.
 */
const SCRIPTS = { 'pdf.js': 'legacy/build/pdf.min.mjs', 'pdf.worker.js': 'legacy/build/pdf.worker.min.mjs' };
/** Resource folders: character maps, the standard PDF fonts, image decoders, color profiles. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/**
 * Code that bounds the memory of the worker. Its white space and syntax are minified, so that it has the same bytes
 * however this module was compiled: the code contains the text of a compiled function. Names are not minified, because
 * they could clash with those of the worker.
 */
const WORKER_START = transformSync(
  `const onPageRequest = ${boundAllocationsCode(ALLOCATION_LIMITS, '(message) => postMessage(message)')};
addEventListener('message', ({ data }) => onPageRequest(data));
`,
  { minifyWhitespace: true, minifySyntax: true, format: 'esm', target: 'es2022' },
).code;

/** Puts the code that bounds the memory of the worker before the worker's own code. */
const withLimits = (name: string, script: Buffer): Uint8Array =>
  name === 'pdf.worker.js' ? Buffer.concat([Buffer.from(WORKER_START), script]) : script;

/**
 * Returns the JSON text with the hash of each file, by its path in the folder of pdf.js. The service worker compares the
 * files with it.
 */
const hashesText = (): string =>
  JSON.stringify(
    Object.fromEntries(
      [...libraryFiles()].map(([path, bytes]) => [
        path.slice(pdfPath(PDF_VERSION).length),
        contentHash(bytes),
      ]),
    ),
  );

/** The version of pdf.js and the hash of the list of hashes, which the build inserts into the service worker. */
export const pdfReaderConstant = (): { version: string; hashesHash: string } => ({
  version: PDF_VERSION,
  hashesHash: contentHash(hashesText()),
});

/** Yields the path in the site and the content of each file. */
export function* pdfFiles(): Generator<[path: string, content: string | Uint8Array]> {
  yield* libraryFiles();
  yield [pdfHashesPath(PDF_VERSION), hashesText()];
}

function* libraryFiles(): Generator<[path: string, bytes: Uint8Array]> {
  const home = dirname(PACKAGE);
  for (const [name, file] of Object.entries(SCRIPTS))
    yield [pdfPath(PDF_VERSION, name), withLimits(name, readFileSync(join(home, file)))];
  for (const folder of FOLDERS)
    for (const name of readdirSync(join(home, folder)))
      yield [pdfPath(PDF_VERSION, `${folder}/${name}`), readFileSync(join(home, folder, name))];
}
