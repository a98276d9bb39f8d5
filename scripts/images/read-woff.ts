// Reads a WOFF font file. Returns its characters, their widths, and the font in the TrueType format under a new family
// name.
import { inflateSync } from 'node:zlib';
import { Font } from 'fonteditor-core';
import type { FontFile } from '../../lib/sharing/font-metrics';

export interface ParsedFont extends FontFile {
  /** Font in the TrueType format, for the SVG renderer. */
  sfnt: Uint8Array;
}

/**
 * Parses a WOFF file and renames its font family to `family`. A typeface has one file for each alphabet, and all these
 * files have the same family name. After the renaming, an SVG can select one of them.
 */
export function readWoff(woff: Buffer, family: string): ParsedFont {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Unexpected font, expected WOFF.');
  const font = Font.create(woff, {
    type: 'woff',
    kerning: true,
    inflate: (packed) => [...inflateSync(Uint8Array.from(packed))],
  });
  const { cmap, glyf, head, name } = font.get();
  const { unitsPerEm = 1000 } = head;
  Object.assign(name, { fontFamily: family, fullName: family, postScriptName: family });
  const glyphOf = (letter: string): number | undefined =>
    (cmap as Record<number, number>)[letter.codePointAt(0) ?? 0];
  return {
    family,
    has: (letter) => glyphOf(letter) !== undefined,
    advance: (letter) => (glyf[glyphOf(letter) ?? 0]?.advanceWidth ?? 0) / unitsPerEm,
    sfnt: new Uint8Array(font.write({ type: 'ttf', kerning: true, toBuffer: true }) as Buffer),
  };
}
