// Names and sizes of the files of the text recognizer in the site. They are in the folder of the PDF library, so that
// the service worker stores them on their first use and compares them with their hashes.

export const SCAN_FILES = {
  script: 'ocr/core.js',
  /** The WebAssembly module, compressed with gzip. */
  module: 'ocr/core.bin',
  /** The data of a language, compressed with gzip. */
  languageData: (tesseract: string): string => `ocr/${tesseract}.bin`,
  list: 'ocr/files.json',
} as const;

/** The content of `ocr/files.json`. */
export interface RecognizerFiles {
  /** Compressed size of the WebAssembly module. */
  bytes: number;
  /** Compressed size of the data of each language, by its Tesseract code. */
  languages: Record<string, number>;
}
