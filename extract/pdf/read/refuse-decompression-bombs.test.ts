import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { refuseDecompressionBombs } from './refuse-decompression-bombs';

const MOST = 1_000_000;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const stream = (about: string, content: Uint8Array) =>
  Uint8Array.from([
    ...bytesOf(`%PDF-1.7\n1 0 obj\n<< /Length ${content.length} ${about} >>\nstream\n`),
    ...content,
    ...bytesOf('\nendstream\nendobj\n'),
  ]);
const zeros = (count: number) => new Uint8Array(count);

describe('refuseBombs', () => {
  it('refuses a stream that unpacks to more than it may, packed once or twice', () => {
    const once = zlibSync(zeros(3 * MOST));
    expect(() => refuseDecompressionBombs(stream('/Filter /FlateDecode', once), MOST)).toThrow(/more signs/);
    const twice = zlibSync(once);
    const filter = '/Filter [/FlateDecode /FlateDecode]';
    expect(() => refuseDecompressionBombs(stream(filter, twice), MOST)).toThrow(/more signs/);
  });

  it('lets pass what is small, what is a picture, what is damaged, and what has no end', () => {
    const packed = zlibSync(zeros(3 * MOST));
    for (const file of [
      stream('/Filter /FlateDecode', zlibSync(zeros(MOST / 2))),
      stream('/Subtype /Image /Filter /FlateDecode', packed),
      stream(
        '/Filter /FlateDecode',
        packed.map((byte, at) => (at > 4 ? 255 - byte : byte)),
      ),
      stream('/Filter /FlateDecode', zlibSync(zeros(MOST / 2))).slice(0, -25),
      stream('', packed),
      bytesOf('streamstreamendstreamstream'),
      bytesOf(''),
    ])
      expect(() => refuseDecompressionBombs(file, MOST)).not.toThrow();
  });
});
