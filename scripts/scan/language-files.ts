// Finds the files of Tesseract: the WebAssembly module, and the data of each language. The data of Ukrainian and
// English comes from npm packages. The data of other languages comes from the folder of the system's Tesseract, or from
// the folder in TESSDATA_DIR.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { RECOGNIZED_LANGS, type RecognizedLang } from '../../extract/scan/recognized-languages';

const require = createRequire(import.meta.url);
const SYSTEM_FOLDER = '/usr/share/tesseract-ocr';

/** Path of the script of Tesseract. The WebAssembly file is in the same folder. */
export const CORE_SCRIPT = require.resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
export const CORE_WASM = CORE_SCRIPT.replace(/\.js$/, '.wasm');

/** Returns the folders that can contain the system's language data, in the order in which they are searched. */
function dataFolders(): string[] {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER).sort().reverse() : [];
  return [
    ...(process.env.TESSDATA_DIR ? [process.env.TESSDATA_DIR] : []),
    ...versions.map((version) => join(SYSTEM_FOLDER, version, 'tessdata')),
  ];
}

/**
 * Returns the path of the data of a language, in its npm package or in the system. Returns undefined if the data is
 * missing.
 */
function findDataFile(tesseract: string): string | undefined {
  const inPackage = () => {
    try {
      const home = dirname(require.resolve(`@tesseract.js-data/${tesseract}/package.json`));
      return join(home, '4.0.0_best_int', `${tesseract}.traineddata.gz`);
    } catch {
      return undefined;
    }
  };
  const candidates = [
    inPackage(),
    ...dataFolders().map((folder) => join(folder, `${tesseract}.traineddata`)),
  ];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/**
 * Returns the decompressed data of a language. The argument is the language's code in Tesseract. Returns undefined if
 * the data is not installed.
 */
export function readLanguageData(tesseract: string): Uint8Array | undefined {
  const path = findDataFile(tesseract);
  if (!path) return undefined;
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

/** Returns the data of a language, compressed with gzip. */
export function readCompressedData(tesseract: string): Uint8Array {
  const path = findDataFile(tesseract);
  if (!path) throw new Error(`Unexpected language ${tesseract}, expected an installed one.`);
  const bytes = readFileSync(path);
  return path.endsWith('.gz') ? bytes : gzipSync(bytes, { level: 9 });
}

/** Returns the languages whose data is installed. */
export const installedLanguages = (): RecognizedLang[] =>
  RECOGNIZED_LANGS.filter(({ tesseract }) => findDataFile(tesseract));
