// Tests which compressed streams of a PDF are refused.
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { refuseDecompressionBombs } from './refuse-decompression-bombs';

const MAX_BYTES = 1_000_000;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const stream = (about: string, content: Uint8Array) =>
  Uint8Array.from([
    ...bytesOf(`%PDF-1.7\n1 0 obj\n<< /Length ${content.length} ${about} >>\nstream\n`),
    ...content,
    ...bytesOf('\nendstream\nendobj\n'),
  ]);
const zeros = (count: number) => new Uint8Array(count);

describe('refuseDecompressionBombs', () => {
  it('refuses a stream that decompresses to more than the limit, compressed once or twice', () => {
    const once = zlibSync(zeros(3 * MAX_BYTES));
    expect(() => refuseDecompressionBombs(stream('/Filter /FlateDecode', once), MAX_BYTES)).toThrow(
      /holds more/,
    );
    const twice = zlibSync(once);
    const filter = '/Filter [/FlateDecode /FlateDecode]';
    expect(() => refuseDecompressionBombs(stream(filter, twice), MAX_BYTES)).toThrow(/holds more/);
  });

  it('accepts a small stream, an image, a damaged stream and an unfinished one', () => {
    const packed = zlibSync(zeros(3 * MAX_BYTES));
    for (const file of [
      stream('/Filter /FlateDecode', zlibSync(zeros(MAX_BYTES / 2))),
      stream('/Subtype /Image /Filter /FlateDecode', packed),
      stream(
        '/Filter /FlateDecode',
        packed.map((byte, at) => (at > 4 ? 255 - byte : byte)),
      ),
      stream('/Filter /FlateDecode', zlibSync(zeros(MAX_BYTES / 2))).slice(0, -25),
      stream('', packed),
      bytesOf('streamstreamendstreamstream'),
      bytesOf(''),
    ])
      expect(() => refuseDecompressionBombs(file, MAX_BYTES)).not.toThrow();
  });
});
