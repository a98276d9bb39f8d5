// Lists the files that the site serves for private books: the two scripts of pdf.js, the resources that they load, the
// files of Tesseract, and a list of all hashes.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { ALLOCATION_LIMITS } from '../../extract/pdf/read/pdf-limits';
import { pdfHashesPath, pdfPath } from '../../lib/core/addresses';
import { contentHash } from '../files/hash.mjs';
import { scanFiles } from '../scan/scan-files';

const PACKAGE = createRequire(import.meta.url).resolve('pdfjs-dist/package.json');

/**
 * Version in the address of the files. It consists of the version of pdf.js and a number, which must be raised when
 * other files change.
 */
export const PDF_VERSION = `${(JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version}-4`;

/**
 * Scripts of pdf.js. The legacy build supports older phones. The names end in `.js`, because some hosts do not know the
 * content type of `.mjs`.
 */
const SCRIPTS = { 'pdf.js': 'legacy/build/pdf.min.mjs', 'pdf.worker.js': 'legacy/build/pdf.worker.min.mjs' };
/** Folders with resources: character maps, the standard PDF fonts, image decoders, color profiles. */
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Bundles the code that limits the memory of the pdf.js worker. */
function bundleWorkerStart(): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { installLimits, TOO_MUCH_MEMORY } from './extract/pdf/limit-pdf-memory';
import { limitPictures } from './extract/pdf/limit-picture-memory';
const report = () => postMessage(TOO_MUCH_MEMORY);
const onPageRequest = installLimits(${JSON.stringify(ALLOCATION_LIMITS)}, TOO_MUCH_MEMORY, report);
const startNextPage = limitPictures(globalThis, ${ALLOCATION_LIMITS.pagePixels}, report);
addEventListener('message', ({ data }) => {
  onPageRequest(data);
  if (data?.action === 'GetOperatorList') startNextPage();
});`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const WORKER_START = bundleWorkerStart();

/** Inserts the code that limits the memory before the code of the pdf.js worker. */
const withLimits = (name: string, script: Buffer): Uint8Array =>
  name === 'pdf.worker.js' ? Buffer.concat([Buffer.from(WORKER_START), script]) : script;

/**
 * Returns the hashes of all files as JSON, by the path in the folder of pdf.js. The service worker compares the files
 * with these hashes.
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

/** The version of pdf.js, and the hash of the list of hashes. The build inserts both into the service worker. */
export const pdfLibraryConstant = (): { version: string; hashesHash: string } => ({
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
  for (const [name, bytes] of scanFiles()) yield [pdfPath(PDF_VERSION, name), bytes];
}
