// Tests that ordinary zip files are unpacked, and that files with false sizes, overlapping entries or too much content
// are refused.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type HostileEntry, hostileZip } from '../../tests/fixtures/hostile-zip';
import { unpackZip, type ZipLimits } from './unpack-zip';

const LIMITS: ZipLimits = { bytes: 1_000_000, bytesOf: () => 400_000, entries: 20, pathBytes: 100 };
const unpack = (bytes: Uint8Array, limits = LIMITS) =>
  unpackZip(bytes, limits, (path) => !path.endsWith('.tmp'));
const hen: HostileEntry = { path: 'hen.md', content: strToU8('A hen sleeps.') };
const zeros = (count: number) => new Uint8Array(count);

describe('an ordinary zip file', () => {
  it('is unpacked, packed or stored, with folders and a comment, without unwanted files', () => {
    const content = strToU8('An owl sleeps.\n'.repeat(1000));
    const packed = zipSync({
      a: { 'owl.md': content },
      'stored.md': [content, { level: 0, comment: 'an owl' }],
      'big.tmp': zeros(5_000_000),
    });
    const withComment = Uint8Array.from([...packed.slice(0, -2), 3, 0, ...strToU8('owl')]);
    for (const bytes of [packed, withComment])
      expect({ ...unpack(bytes) }).toEqual({ 'a/owl.md': content, 'stored.md': content });
  });

  it('may have files called like properties of objects', () => {
    const folder = unpack(
      hostileZip([
        { ...hen, path: '__proto__' },
        { ...hen, path: 'constructor' },
      ]),
    );
    expect(Object.keys(folder)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a hostile zip file', () => {
  const times = (count: number, entry: (at: number) => HostileEntry) =>
    Array.from({ length: count }, (_, at) => entry(at));
  it.each<[string, HostileEntry[], string]>([
    ['one file over its limit', [{ ...hen, content: zeros(400_001) }], 'too-large'],
    ['a file that states to be empty', [{ ...hen, content: zeros(5_000_000), statedSize: 0 }], 'too-large'],
    [
      'files over the limit together',
      times(4, (at) => ({ path: `${at}`, content: zeros(300_000) })),
      'too-large',
    ],
    [
      'files over the limit together that state to be empty',
      times(4, (at) => ({ path: `${at}`, content: zeros(300_000), statedSize: 0 })),
      'too-large',
    ],
    [
      'overlapping files',
      times(20, (at) => ({ path: `${at}`, content: zeros(90_000), ...(at && { sharedWith: 0 }) })),
      'damaged',
    ],
    ['too many files', times(21, (at) => ({ ...hen, path: `${at}` })), 'too-large'],
    ['a very long path', [{ ...hen, path: 'a'.repeat(101) }], 'too-large'],
    ['two files of the same path', [hen, hen], 'damaged'],
    ['a packed size beyond the file', [{ ...hen, statedPackedSize: 4_000_000_000 }], 'damaged'],
    ['an unknown method', [{ ...hen, method: 14 }], 'damaged'],
    [
      'data that is not packed',
      [{ ...hen, content: strToU8('\xff'.repeat(50)), method: 0, statedPackedSize: 200 }],
      'damaged',
    ],
  ])('with %s is refused', (_, entries, code) => {
    expect(() => unpack(hostileZip(entries))).toThrow(expect.objectContaining({ code }));
  });

  it('is refused wherever it is cut or changed, or it is read', () => {
    const zip = hostileZip([hen, { ...hen, path: 'owl.md' }]);
    for (let at = 0; at < zip.length; at++) {
      for (const bytes of [zip.slice(0, at), zip.map((byte, place) => (place === at ? byte ^ 0xff : byte))])
        try {
          unpack(bytes);
        } catch (error) {
          expect(['damaged', 'too-large']).toContain((error as { code?: string }).code);
        }
    }
  });

  it('with 30,000 overlapping files of 10 MB is refused within a second', () => {
    const entries = times(30_000, (at) => ({
      path: `${at}`,
      content: zeros(1),
      ...(at && { sharedWith: 0 }),
    }));
    const zip = hostileZip([{ path: '0', content: zeros(10_000_000), statedSize: 0 }, ...entries.slice(1)]);
    const start = performance.now();
    expect(() => unpack(zip, { ...LIMITS, entries: 65_000, bytes: 224_000_000 })).toThrow();
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
