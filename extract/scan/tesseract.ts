// Recognizes text with the OCR engine Tesseract, compiled to WebAssembly (package tesseract.js-core). The caller
// loads the module and the language data, because Node and browsers load files differently.
import type { BoundingBox } from '../pdf/pdf-types';
import { encodePgm } from './image/gray-image';
import type { RecognizedLine, Recognizer } from './recognizer';

/** The functions of the WebAssembly module that this module calls. */
export interface TesseractModule {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void; unlink: (path: string) => void };
  TessBaseAPI: new () => TesseractApi;
}

interface TesseractApi {
  /** Returns 0 if the language data could be read. */
  Init: (folder: null, languages: string, engineMode: number) => number;
  SetVariable: (name: string, value: string) => boolean;
  /** Reads the image from the file `/input`. Returns 0 if the image could be read. */
  SetImageFile: (exifOrientation: number, angle: number) => number;
  SetSourceResolution: (pixelsPerInch: number) => void;
  Recognize: (monitor: null) => number;
  GetJSONText: () => string;
  Clear: () => void;
  End: () => void;
}

/** The engine mode that uses neural networks (LSTM). The installed language data supports no other mode. */
const LSTM_ONLY = 1;

/** The page segmentation mode that finds columns and blocks. The default mode treats the page as one block of text. */
const FIND_COLUMNS = '3';

/** Language data by its Tesseract code (`eng`, `ukr`), decompressed. */
export type LanguageData = ReadonlyMap<string, Uint8Array>;

/**
 * Creates a recognizer for a page that may contain all given languages. `pixelsPerInch` is the resolution of the
 * images, which Tesseract needs to guess the sizes of letters.
 */
export function createTesseract(
  module: TesseractModule,
  data: LanguageData,
  pixelsPerInch: number,
): Recognizer {
  for (const [code, bytes] of data) module.FS.writeFile(`./${code}.traineddata`, bytes);
  const api = new module.TessBaseAPI();
  const codes = [...data.keys()].join('+');
  if (api.Init(null, codes, LSTM_ONLY) !== 0)
    throw new Error(`Unexpected language data for ${codes}, expected the files that the build copied.`);
  api.SetVariable('tessedit_pageseg_mode', FIND_COLUMNS);
  return {
    recognize: async (image) => {
      module.FS.writeFile('/input', encodePgm(image));
      if (api.SetImageFile(1, 0) !== 0) throw new Error('Unexpected image, expected a PGM file.');
      api.SetSourceResolution(pixelsPerInch);
      api.Recognize(null);
      const lines = parseTesseractJson(api.GetJSONText());
      api.Clear();
      module.FS.unlink('/input');
      return lines;
    },
    end: () => api.End(),
  };
}

interface JsonBox {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The part of Tesseract's output that this module reads. */
interface TesseractJson {
  blocks?: {
    paragraphs?: {
      lines?: {
        bbox: JsonBox;
        words?: {
          confidence: number;
          symbols?: { text: string; bbox: JsonBox; confidence: number }[];
        }[];
      }[];
    }[];
  }[];
}

const toBox = ({ x0, y0, x1, y1 }: JsonBox): BoundingBox => [x0, y0, x1, y1];

export function parseTesseractJson(json: string): RecognizedLine[] {
  const { blocks = [] } = JSON.parse(json) as TesseractJson;
  return blocks
    .flatMap(({ paragraphs = [] }) => paragraphs)
    .flatMap(({ lines = [] }, paragraph) => lines.map((line) => ({ ...line, paragraph })))
    .map(
      ({ bbox, paragraph, words = [] }): RecognizedLine => ({
        box: toBox(bbox),
        paragraph,
        words: words.map(({ confidence, symbols = [] }) => ({
          confidence,
          symbols: symbols.map((symbol) => ({
            text: symbol.text,
            box: toBox(symbol.bbox),
            confidence: symbol.confidence,
          })),
        })),
      }),
    )
    .filter(({ words }) => words.some(({ symbols }) => symbols.length));
}
