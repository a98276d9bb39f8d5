// Tests the modules that draw a preview image, with the real fonts: font metrics, line layout and the PNG encoder.
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createTypeface } from '../../lib/sharing/font-metrics';
import { drawPreviewImage } from '../../lib/sharing/preview-image';
import { encodePng } from './encode-png';
import { readWoff } from './read-woff';

const read = (alphabet: string) =>
  readWoff(
    readFileSync(`node_modules/@fontsource/literata/files/literata-${alphabet}-600-normal.woff`),
    `test-${alphabet}`,
  );
const cyrillic = read('cyrillic');
const latin = read('latin');

describe('a font', () => {
  it('has the expected characters and widths', () => {
    for (const letter of 'ґєіїёыэъЩ') expect(cyrillic.has(letter), letter).toBe(true);
    expect(cyrillic.has('Q')).toBe(false);
    for (const letter of 'Q7«»—’…·') expect(latin.has(letter), letter).toBe(true);
    expect(cyrillic.advance('Щ')).toBeGreaterThan(cyrillic.advance('і') * 2);
    expect(cyrillic.advance('щ')).toBeLessThan(1.5);
  });

  it('is converted to a TrueType font with the given family name', () => {
    const bytes = Buffer.from(cyrillic.sfnt);
    expect(bytes.readUInt32BE(0)).toBe(0x00010000);
    expect(bytes.includes(Buffer.from('test-cyrillic', 'utf16le').swap16())).toBe(true);
  });
});

describe('a preview image', () => {
  const face = createTypeface([cyrillic, latin]);
  const faces = { title: face, text: face, plain: face };
  const words = {
    colour: '#00666b',
    game: 'Гра',
    title: 'Бій',
    text: 'Раз.',
    source: 'с. 8',
    site: 'Правило',
  };
  const linesOf = (svg: string) => [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"/g)];

  it('keeps every line inside the image, however long the title and the rule are', () => {
    const long = {
      ...words,
      title: 'Дуже довга назва статті '.repeat(6),
      text: 'Слово за словом. '.repeat(60),
    };
    const lines = linesOf(drawPreviewImage(long, faces));
    expect(lines.length).toBeGreaterThan(5);
    for (const [, , y] of lines) expect(Number(y)).toBeLessThanOrEqual(570);
    const ys = lines.map(([, , y]) => Number(y));
    expect(new Set(ys.slice(0, -2)).size).toBe(ys.length - 2);
  });

  it('sets a short title larger than a long one', () => {
    const size = (title: string) =>
      Math.max(...linesOf(drawPreviewImage({ ...words, title }, faces)).map(([, , , s]) => Number(s)));
    expect(size('Бій')).toBe(92);
    expect(size('Розмістити рятувальний модуль')).toBeLessThanOrEqual(92);
    expect(size('Дуже довга назва статті про рятувальні модулі та все інше')).toBeLessThan(80);
  });

  it('escapes markup in the text', () => {
    expect(drawPreviewImage({ ...words, text: '2 < 3 & 4' }, faces)).toContain('2 &lt; 3 &amp; 4');
  });
});

describe('a PNG', () => {
  it('stores the pixels as palette indexes', () => {
    const colours = [0xa8, 0x48, 0x1a, 0xff, 0xff, 0xff, 0xff, 0xff];
    const png = encodePng(
      Uint8Array.from([...colours, ...colours, ...colours.slice(4), ...colours.slice(4)]),
      2,
      3,
    );
    expect(png.readUInt32BE(16)).toBe(2);
    expect(png.readUInt32BE(20)).toBe(3);
    const palette = png.indexOf('PLTE');
    expect([...png.subarray(palette + 4, palette + 10)]).toEqual([0xa8, 0x48, 0x1a, 0xff, 0xff, 0xff]);
    const data = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    expect([...rows]).toEqual([0, 0, 1, 0, 0, 1, 0, 1, 1]);
  });
});
