// Reads bytes as text, whatever of the usual Cyrillic encodings they are in, or says why they are no text.
import { BookError } from '../book-error';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'koi8-u';

/** Larger files are no rules books; the longest one known has 0.2 MB. */
export const MAX_BYTES = 3_000_000;

const SIGNATURES: [string, string][] = [
  ['%PDF', 'a PDF file: save its text first, for example with `pdftotext`'],
  ['PK\u0003\u0004', 'an archive or office document: save it as plain text first'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old office document: save it as plain text first'],
  ['\u0089PNG', 'a picture: recognise its text first'],
  ['\u00ff\u00d8\u00ff', 'a picture: recognise its text first'],
];

/** Can a text of this encoding hold these words? A table of 256 letters has no room for emoji. */
export function holderOf(encoding: Encoding): (words: string) => boolean {
  if (encoding.startsWith('utf')) return () => true;
  const table = new Set(
    new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  );
  return (words) => [...words].every((letter) => table.has(letter));
}

export function decodeBook(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (bytes.length > MAX_BYTES)
    throw new BookError(
      `The book is too large: ${Math.ceil(bytes.length / 1e6)} MB, expected at most ${MAX_BYTES / 1e6} MB of text.`,
      'too-large',
    );
  const opening = String.fromCharCode(...bytes.slice(0, 8));
  for (const [signature, advice] of SIGNATURES)
    if (opening.startsWith(signature)) throw new BookError(`The book is ${advice}.`, 'no-text');
  const encoding = findEncoding(bytes);
  if (encoding.startsWith('utf-16') && bytes.length % 2) throw cutShort();
  const text = new TextDecoder(encoding)
    .decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  if (!text.trim()) throw new BookError('The book is empty.', 'empty');
  return { text, encoding };
}

const cutShort = (): BookError =>
  new BookError('The book is cut short: it ends in the middle of a letter.', 'damaged');

function findEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const wide = findWide(bytes);
  if (wide) return wide;
  if (isBinary(bytes)) throw new BookError('The book is not a text file.', 'no-text');
  if (isUtf8(bytes)) return 'utf-8';
  for (let cut = 1; cut <= 3 && cut < bytes.length; cut++)
    if (isUtf8(bytes.subarray(0, bytes.length - cut))) throw cutShort();
  const loose = new TextDecoder('utf-8').decode(bytes);
  const broken = loose.match(/\uFFFD/g)?.length ?? 0;
  if (count(loose, /[а-яґєіїё]/gi) > 5 * broken) {
    const line = loose.slice(0, loose.indexOf('\uFFFD')).split('\n').length;
    throw new BookError(
      `The book is damaged: ${broken} broken letters, the first on line ${line}.`,
      'damaged',
    );
  }
  const best = (['windows-1251', 'koi8-u'] as const)
    .map((encoding) => ({ encoding, score: score(new TextDecoder(encoding).decode(bytes)) }))
    .sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.5)
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

/** UTF-16 without a mark: every second byte is the high one, nearly always 0 or 4 in Cyrillic text. */
function findWide(bytes: Uint8Array): Encoding | undefined {
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

function isBinary(bytes: Uint8Array): boolean {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32)) odd++;
  }
  return odd > bytes.length / 200;
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Share of the non-ASCII signs that are letters in their usual case; the wrong table swaps or scatters them. */
function score(text: string): number {
  const foreign = count(text, /[^\0-\x7f]/g);
  if (!foreign) return 0;
  const right = count(text, /[а-яґєіїё](?![А-ЯҐЄІЇЁ])/g) + count(text, /[«»—–№…’•]/g);
  const common = count(text, /[оаиеіінтсрвл]/g);
  return (0.5 * right + common) / foreign;
}
