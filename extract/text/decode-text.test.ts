import { describe, expect, it } from 'vitest';
import { decodeBook, MAX_TEXT_BYTES } from './decode-text';

const TEXT =
  'Дракон спить на скарбі, доки гравець не візьме злиток.\nЇжак під ґанком чує «все» — і мовчить.\n';

/** Encodes a text by inverting the platform's decoder, because the platform has no encoder for 8-bit encodings. */
function encode(text: string, encoding: string): Uint8Array {
  const table = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++)
    table.set(new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte);
  return Uint8Array.from([...text], (letter) => table.get(letter) ?? 63);
}

function encodeUtf16(text: string, littleEndian: boolean, withMark: boolean): Uint8Array {
  const bytes = [...(withMark ? '\ufeff' : ''), ...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
  return Uint8Array.from(bytes);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('decodeBook', () => {
  it('decodes UTF-8 with and without a byte order mark, and any line endings', () => {
    expect(decodeBook(utf8(TEXT))).toEqual({ text: TEXT, encoding: 'utf-8' });
    expect(decodeBook(utf8(`\ufeff${TEXT.replaceAll('\n', '\r\n')}`)).text).toBe(TEXT);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('decodes UTF-16 (little-endian: %s, byte order mark: %s)', (little, mark) => {
    expect(decodeBook(encodeUtf16(TEXT, little, mark))).toEqual({
      text: TEXT,
      encoding: little ? 'utf-16le' : 'utf-16be',
    });
  });

  it.each(['windows-1251', 'koi8-u'])('detects %s', (encoding) => {
    const plain = TEXT.replace('—', '-').replace(/[«»]/g, '');
    expect(decodeBook(encode(plain, encoding))).toEqual({ text: plain, encoding });
  });

  it.each([
    ['an empty file', new Uint8Array(), /is empty/],
    ['only white space', utf8(' \n\t\n'), /is empty/],
    ['zero bytes', Uint8Array.of(1, 0, 7, 0, 0, 0, 200, 3, 0), /not a text file/],
    ['control characters', Uint8Array.from({ length: 400 }, (_, at) => (at % 9) + 1), /not a text file/],
    ['a PDF file', utf8('%PDF-1.7 …'), /PDF file.*pdftotext/],
    ['a document', Uint8Array.of(80, 75, 3, 4, 20), /archive or office document/],
    ['a text cut inside a letter', utf8(TEXT).subarray(0, 40), /cut short.*middle of a letter/],
    ['UTF-16 cut inside a letter', encodeUtf16(TEXT, true, true).subarray(0, 31), /cut short/],
    ['damaged letters', utf8(TEXT).map((byte, at) => (at === 91 ? 255 : byte)), /damaged.*line 1/],
    [
      'an unknown encoding',
      Uint8Array.from({ length: 300 }, (_, at) => 128 + (at % 30)),
      /encoding.*not known/,
    ],
    ['a file that is too large', new Uint8Array(MAX_TEXT_BYTES + 1), /too large/],
  ])('rejects %s and explains why', (_, bytes, sentence) => {
    expect(() => decodeBook(bytes)).toThrow(sentence);
  });
});
