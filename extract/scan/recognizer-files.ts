// Names of the OCR engine's files on the site. They are in the folder of the PDF library, whose files the service
// worker stores on first use and verifies by their hashes.

export const SCAN_FILES = {
  script: 'ocr/core.js',
  /** The WebAssembly module, compressed with gzip. */
  module: 'ocr/core.bin',
  /** The data of a language, compressed with gzip. */
  languageData: (tesseract: string): string => `ocr/${tesseract}.bin`,
  list: 'ocr/files.json',
} as const;

/** The content of `ocr/files.json`: sizes in bytes, which the site shows before the download. */
export interface RecognizerFiles {
  /** Compressed size of the WebAssembly module, in bytes. */
  bytes: number;
  /** Compressed size of the data of each language, in bytes, by the language code of Tesseract. */
  languages: Record<string, number>;
}
