// Loads Tesseract, which recognizes text in pictures, in the book worker. All files come from the site.
import { RECOGNIZED_LANGS } from '@/extract/scan/recognized-languages';
import type { Recognizer } from '@/extract/scan/recognizer';
import { type RecognizerFiles, SCAN_FILES } from '@/extract/scan/recognizer-files';
import { createTesseract, type TesseractModule } from '@/extract/scan/tesseract';
import { PrivateBookError } from '@/lib/private-books/private-book';

/** A language in which the site can recognize text. */
export interface ScanLanguage {
  /** Code of the language on this site. */
  lang: string;
  /** Code of the language in Tesseract. */
  tesseract: string;
  /** Size of the download, in bytes. */
  bytes: number;
}

export interface ScanTools {
  /** Size of Tesseract without the data of languages, in bytes. */
  bytes: number;
  languages: ScanLanguage[];
}

/**
 * Returns the languages in which the site can recognize text, and the sizes of the downloads. `home` is the folder of
 * the PDF library.
 */
export async function listScanTools(home: string): Promise<ScanTools> {
  const { bytes, languages } = JSON.parse(
    new TextDecoder().decode(await fetchBytes(home + SCAN_FILES.list)),
  ) as RecognizerFiles;
  const known = RECOGNIZED_LANGS.flatMap(({ lang, tesseract }) => {
    const size = languages[tesseract];
    return size === undefined ? [] : [{ lang, tesseract, bytes: size }];
  });
  return { bytes, languages: known };
}

/** Loads Tesseract with the data of these languages. */
export async function openRecognizer(
  home: string,
  languages: readonly string[],
  pixelsPerInch: number,
): Promise<Recognizer> {
  const [wasmBinary, ...data] = await Promise.all([
    fetchBytes(home + SCAN_FILES.module).then(unzip),
    ...languages.map((code) => fetchBytes(home + SCAN_FILES.languageData(code)).then(unzip)),
  ]);
  const createModule = await importCore(home + SCAN_FILES.script);
  const silent = () => {};
  const module = await createModule({
    wasmBinary,
    TesseractProgress: silent,
    print: silent,
    printErr: silent,
  });
  return createTesseract(
    module,
    new Map(languages.map((code, at) => [code, data[at] as Uint8Array])),
    pixelsPerInch,
  );
}

type CreateModule = (options: object) => Promise<TesseractModule>;

async function importCore(address: string): Promise<CreateModule> {
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: CreateModule }).default;
  } catch (error) {
    throw new PrivateBookError('no-reader', String(error));
  }
}

/**
 * Fetches a file of Tesseract. Rejects an HTML page, because a captive portal answers every request with its HTML page.
 */
async function fetchBytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address).catch((error) => {
    throw new PrivateBookError('no-reader', String(error));
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('html'))
    throw new PrivateBookError(
      'no-reader',
      `Unexpected ${response.status}, ${type} at ${address}, expected a file.`,
    );
  return new Uint8Array(await response.arrayBuffer());
}

/** Decompresses a gzip file of the site. */
const unzip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer(),
  );
