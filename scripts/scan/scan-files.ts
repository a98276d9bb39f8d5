// Lists the files of Tesseract that the site serves for scanned rulebooks: the script, the WebAssembly module, the data
// of each installed language, and a list of these files. The build prints which languages are missing.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { RECOGNIZED_LANGS } from '../../extract/scan/recognized-languages';
import { type RecognizerFiles, SCAN_FILES } from '../../extract/scan/recognizer-files';
import { CORE_SCRIPT, CORE_WASM, installedLanguages, readCompressedData } from './language-files';

let files: Map<string, Uint8Array> | undefined;

/** Returns the bytes of each file of Tesseract, by its name in the folder of the PDF library. */
export function scanFiles(): ReadonlyMap<string, Uint8Array> {
  files ??= readFiles();
  return files;
}

function readFiles(): Map<string, Uint8Array> {
  const module = gzipSync(readFileSync(CORE_WASM), { level: 9 });
  const data = new Map(
    installedLanguages().map(({ tesseract }) => [tesseract, readCompressedData(tesseract)] as const),
  );
  const list: RecognizerFiles = {
    bytes: module.length,
    languages: Object.fromEntries([...data].map(([code, bytes]) => [code, bytes.length])),
  };
  // The script is a CommonJS module. The added line is an export, so that a module worker can import the script.
  const script = `${readFileSync(CORE_SCRIPT, 'utf8')}\nexport default TesseractCore;\n`;
  return new Map([
    [SCAN_FILES.script, Buffer.from(script)],
    [SCAN_FILES.module, module],
    ...[...data].map(([code, bytes]) => [SCAN_FILES.languageData(code), bytes] as const),
    [SCAN_FILES.list, Buffer.from(JSON.stringify(list))],
  ]);
}

/**
 * Returns a sentence that names the languages in which the site cannot recognize scans. Returns undefined if there are
 * none.
 */
export function missingLanguagesNote(): string | undefined {
  const installed = installedLanguages();
  const missing = RECOGNIZED_LANGS.filter((lang) => !installed.includes(lang));
  return missing.length
    ? `no text recognition for ${missing.map(({ lang }) => lang).join(', ')}: install ${missing.map(({ tesseract }) => `tesseract-ocr-${tesseract}`).join(', ')} or set TESSDATA_DIR`
    : undefined;
}
