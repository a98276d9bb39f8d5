// Reads a WOFF font: what letters it has and how wide they are, and the plain font under a name of our own.
import { inflateSync } from 'node:zlib';
import { Font } from 'fonteditor-core';
import type { FontFile } from '../../lib/sharing/font-metrics';

export interface ReadFont extends FontFile {
  /** The font as renderers want it. */
  sfnt: Uint8Array;
}

/** Files of one face share a name, so each is given the one that its alphabet is asked for by. */
export function readWoff(woff: Buffer, family: string): ReadFont {
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
