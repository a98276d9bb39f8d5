// The languages for OCR. To add a language, add a line here and install its Tesseract data file.

export interface RecognizedLang {
  /** Language code of the project (ISO 639-1). */
  lang: string;
  /** Language code of Tesseract (ISO 639-2), which names the data file. */
  tesseract: string;
}

export const RECOGNIZED_LANGS: readonly RecognizedLang[] = [
  { lang: 'uk', tesseract: 'ukr' },
  { lang: 'en', tesseract: 'eng' },
  { lang: 'ru', tesseract: 'rus' },
];
