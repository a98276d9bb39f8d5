// Decodes the bytes of a book: detects UTF-8, UTF-16 or an 8-bit Cyrillic encoding, and rejects files that are not
// text.
import { BookError } from '../book-error';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'koi8-u';

/** Maximum size of a text, in bytes. The largest known rulebook is 0.2 MB. */
export const MAX_TEXT_BYTES = 3_000_000;

/** First bytes of common file formats that are not plain text, each with the advice for the error message. */
const SIGNATURES: [signature: string, advice: string][] = [
  ['%PDF', 'a PDF file: save its text first, for example with `pdftotext`'],
  ['PK\u0003\u0004', 'an archive or office document: save it as plain text first'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old office document: save it as plain text first'],
  ['\u0089PNG', 'a picture: run text recognition first'],
  ['\u00ff\u00d8\u00ff', 'a picture: run text recognition first'],
];

/**
 * Returns a function that tells whether the encoding can represent a text. For example, 8-bit encodings have no emoji.
 */
export function createEncodingTest(encoding: Encoding): (text: string) => boolean {
  if (encoding.startsWith('utf')) return () => true;
  const table = new Set(
    new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  );
  return (text) => [...text].every((character) => table.has(character));
}

/**
 * Minimum value of `cyrillicScore` for a text in an 8-bit encoding. If no encoding reaches this value, the extractor
 * rejects the book.
 */
const MIN_CYRILLIC_SCORE = 0.5;

export function decodeBook(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length > MAX_TEXT_BYTES)
    throw new BookError(
      `The book is too large: ${Math.ceil(bytes.length / 1e6)} MB, expected at most ${MAX_TEXT_BYTES / 1e6} MB of text.`,
      'too-large',
    );
  const opening = String.fromCharCode(...bytes.slice(0, 8));
  for (const [signature, advice] of SIGNATURES)
    if (opening.startsWith(signature)) throw new BookError(`The book is ${advice}.`, 'no-text');
  const encoding = detectEncoding(bytes);
  if (encoding.startsWith('utf-16') && bytes.length % 2) throw createCutShortError();
  const text = new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (!text.trim()) throw new BookError('The book is empty.', 'empty');
  return { text, encoding };
}

const createCutShortError = (): BookError =>
  new BookError('The book is cut short: it ends in the middle of a letter.', 'damaged');

function detectEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const utf16 = detectUtf16(bytes);
  if (utf16) return utf16;
  if (isBinary(bytes)) throw new BookError('The book is not a text file.', 'no-text');
  if (isUtf8(bytes)) return 'utf-8';
  // If the file is valid UTF-8 without its last 1 to 3 bytes, it ends in the middle of a character, probably because a
  // download was interrupted.
  for (let cut = 1; cut <= 3 && cut < bytes.length; cut++)
    if (isUtf8(bytes.subarray(0, bytes.length - cut))) throw createCutShortError();
  const lenient = new TextDecoder('utf-8').decode(bytes);
  const broken = lenient.match(/\uFFFD/g)?.length ?? 0;
  if (count(lenient, /[а-яґєіїё]/gi) > 5 * broken) {
    const line = lenient.slice(0, lenient.indexOf('\uFFFD')).split('\n').length;
    throw new BookError(
      `The book is damaged: ${broken} broken letters, the first on line ${line}.`,
      'damaged',
    );
  }
  const best = (['windows-1251', 'koi8-u'] as const)
    .map((encoding) => ({ encoding, score: cyrillicScore(new TextDecoder(encoding).decode(bytes)) }))
    .sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < MIN_CYRILLIC_SCORE)
    throw new BookError(
      'The encoding of the book is not known: save it as UTF-8, UTF-16, Windows-1251 or KOI8-U.',
      'no-text',
    );
  return best.encoding;
}

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * Detects UTF-16 without a byte order mark. The high byte of nearly every character is 0 (Latin, spaces) or 4
 * (Cyrillic).
 */
function detectUtf16(bytes: Uint8Array): Encoding | undefined {
  const size = Math.min(bytes.length, 4096);
  if (size < 8) return undefined;
  let [first, second] = [0, 0];
  for (let at = 0; at + 1 < size; at += 2) {
    if (bytes[at] === 0 || bytes[at] === 4) first++;
    if (bytes[at + 1] === 0 || bytes[at + 1] === 4) second++;
  }
  const half = size / 2;
  if (second > 0.8 * half && first < 0.2 * half) return 'utf-16le';
  if (first > 0.8 * half && second < 0.2 * half) return 'utf-16be';
  return undefined;
}

/** Whether the bytes are not text: they contain a zero byte, or more than one control character per 200 bytes. */
function isBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32)) controls++;
  }
  return controls > bytes.length / 200;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Returns how much a decoded text looks like Cyrillic text: (0.5 × lowercase letters and typographic marks + frequent
 * letters) / non-ASCII characters. Decoding with a wrong encoding gives capitals and rare letters, so the score is
 * low.
 */
function cyrillicScore(text: string): number {
  const nonAscii = count(text, /[^\0-\x7f]/g);
  if (!nonAscii) return 0;
  const expected = count(text, /[а-яґєіїё](?![А-ЯҐЄІЇЁ])/g) + count(text, /[«»—–№…’•]/g);
  const frequent = count(text, /[оаиеіінтсрвл]/g);
  return (0.5 * expected + frequent) / nonAscii;
}
