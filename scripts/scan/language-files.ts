// Finds the files of the text recognizer: the WebAssembly module, and the data of each language. Ukrainian and English
// come from npm packages. Other languages come from the folder of the system's Tesseract, or from TESSDATA_DIR.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { RECOGNIZED_LANGS, type RecognizedLang } from '../../extract/scan/recognized-languages';

const require = createRequire(import.meta.url);
const SYSTEM_FOLDER = '/usr/share/tesseract-ocr';

/** Path of the script of the recognizer. The WebAssembly file is beside it. */
export const CORE_SCRIPT = require.resolve('tesseract.js-core/tesseract-core-simd-lstm.js');
export const CORE_WASM = CORE_SCRIPT.replace(/\.js$/, '.wasm');

/** Returns the folders in which the system's language data may be, the preferred one first. */
function dataFolders(): string[] {
  const versions = existsSync(SYSTEM_FOLDER) ? readdirSync(SYSTEM_FOLDER).sort().reverse() : [];
  return [
    ...(process.env.TESSDATA_DIR ? [process.env.TESSDATA_DIR] : []),
    ...versions.map((version) => join(SYSTEM_FOLDER, version, 'tessdata')),
  ];
}

/** Returns the path of the data of a language in its npm package, or in the system; undefined if it is missing. */
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

/** Returns the decompressed data of a language, by its Tesseract code; undefined if it is not installed. */
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
