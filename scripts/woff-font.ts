// Reads a WOFF font: what letters it has and how wide they are, and the plain font under a name of our own.
import { inflateSync } from 'node:zlib';
import type { FontFile } from '../lib/sharing/typeface';

export interface ReadFont extends FontFile {
  /** The font as renderers want it. */
  sfnt: Uint8Array;
}

type Tables = Map<string, Buffer>;

/** Files of one face share a name, so each is given the one that its alphabet is asked for by. */
export function readWoff(woff: Buffer, family: string): ReadFont {
  const tables = readTables(woff);
  const glyphs = readCharacterMap(getTable(tables, 'cmap'));
  const unitsPerEm = getTable(tables, 'head').readUInt16BE(18);
  const lastMetric = getTable(tables, 'hhea').readUInt16BE(34) - 1;
  const metrics = getTable(tables, 'hmtx');
  const advance = (letter: string): number => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
    return metrics.readUInt16BE(4 * Math.min(glyph, lastMetric)) / unitsPerEm;
  };
  tables.set('name', writeNames(family));
  return {
    family,
    has: (letter) => glyphs.has(letter.codePointAt(0) ?? 0),
    advance,
    sfnt: writeSfnt(woff.readUInt32BE(4), tables),
  };
}

function readTables(woff: Buffer): Tables {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Unexpected font, expected WOFF.');
  const tables: Tables = new Map();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const at = 44 + 20 * index;
    const [offset, packed, plain] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const body = woff.subarray(offset, offset + packed);
    tables.set(woff.toString('latin1', at, at + 4), packed < plain ? inflateSync(body) : body);
  }
  return tables;
}

function getTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`Unexpected font without a table ${tag}.`);
  return table;
}

/** Code point to glyph, from the usual table of the Basic Multilingual Plane (format 4). */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + 8 * index),
  );
  const start = offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('Unexpected font without a character map of format 4.');
  const twice = cmap.readUInt16BE(start + 6);
  for (let segment = 0; segment < twice; segment += 2) {
    const end = cmap.readUInt16BE(start + 14 + segment);
    const begin = cmap.readUInt16BE(start + 16 + twice + segment);
    const delta = cmap.readUInt16BE(start + 16 + 2 * twice + segment);
    const place = start + 16 + 3 * twice + segment;
    const range = cmap.readUInt16BE(place);
    for (let code = begin; code <= end && code < 0xffff; code++) {
      const raw = range === 0 ? code : cmap.readUInt16BE(place + range + 2 * (code - begin));
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

/** A table of names with the family (1) and the PostScript name (6), in Windows English. */
function writeNames(family: string): Buffer {
  const text = Buffer.from(family, 'utf16le').swap16();
  const head = Buffer.alloc(6 + 2 * 12);
  head.writeUInt16BE(2, 2);
  head.writeUInt16BE(head.length, 4);
  [1, 6].forEach((id, index) => {
    for (const [field, value] of [3, 1, 0x409, id, text.length, 0].entries())
      head.writeUInt16BE(value, 6 + 12 * index + 2 * field);
  });
  return Buffer.concat([head, text]);
}

function writeSfnt(flavour: number, tables: Tables): Uint8Array {
  const head = Buffer.alloc(12 + 16 * tables.size);
  const power = Math.floor(Math.log2(tables.size));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(tables.size, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (tables.size - 2 ** power), 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  [...tables].sort().forEach(([tag, body], index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1'); // no reader of ours looks at the checksum between name and offset
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
    parts.push(body, padding);
    offset += body.length + padding.length;
  });
  return new Uint8Array(Buffer.concat(parts));
}
