// Turns a page whose words run up or down so that they run from left to right, and cleans its signs.

import { type Leaning, leanBack } from '../layout/deskew-paragraphs';
import type { Box, Glyph, Page } from '../pdf-types';
import { composeAccents } from './compose-accents';
import { drawAccents } from './drawn-accents';
import { movePath } from './path-outline';

export interface UprightPage extends Page {
  /** Quarter turns that were taken back. */
  turned: number;
  /** Signs that run another way than the page. */
  aslant: Glyph[];
  /** Where words leaned and were set straight. */
  leaning?: readonly Leaning[];
}

/** Share of the signs that must run one way for the page to be read that way. */
const MOST = 0.6;

export function standUpright(page: Page): UprightPage {
  const glyphs = drawAccents(composeAccents(dropShadows(page.glyphs.map(clean))), page.shapes);
  const turned = commonTurn(glyphs);
  const [width, height] = turned % 2 ? [page.height, page.width] : [page.width, page.height];
  const point = turnBack(turned, page);
  const all = glyphs.map((glyph): Glyph => {
    const [x, y] = point(glyph.x, glyph.y);
    return turned ? { ...glyph, x, y, turn: (glyph.turn - turned + 4) % 4 } : glyph;
  });
  const onPage = ({ x, y, size }: Glyph) => x > -size && x < width + size && y > 0 && y < height + size;
  return {
    ...page,
    width,
    height,
    turned,
    glyphs: all.filter((glyph) => glyph.turn === 0 && onPage(glyph)),
    aslant: all.filter((glyph) => glyph.turn !== 0 && onPage(glyph) && glyph.text.trim()),
    shapes: turned
      ? page.shapes.map(({ path, ...shape }) => ({
          ...shape,
          box: turnBox(shape.box, point),
          ...(path && { path: movePath(path, point) }),
        }))
      : page.shapes,
  };
}

/** A box of the upright page as it lies on the page of the file. */
export function boxOnSheet(box: Box, { turned, width, height, leaning = [] }: UprightPage): Box {
  const back = turnBack((4 - turned) % 4, { width, height });
  return turnBox(leanBack(box, leaning), back);
}

type Turn = (x: number, y: number) => [number, number];

function turnBack(turn: number, { width, height }: { width: number; height: number }): Turn {
  if (turn === 1) return (x, y) => [y, width - x];
  if (turn === 2) return (x, y) => [width - x, height - y];
  if (turn === 3) return (x, y) => [height - y, x];
  return (x, y) => [x, y];
}

function turnBox([left, top, right, bottom]: Box, turn: Turn): Box {
  const [a, b] = turn(left, top);
  const [c, d] = turn(right, bottom);
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function commonTurn(glyphs: readonly Glyph[]): number {
  const counts = [0, 0, 0, 0];
  for (const { turn } of glyphs)
    if (Number.isInteger(turn) && turn < 4) counts[turn] = (counts[turn] ?? 0) + 1;
  const best = counts.indexOf(Math.max(...counts));
  return (counts[best] ?? 0) > MOST * glyphs.length ? best : 0;
}

/** Matches ligatures of print. */
const LIGATURE = /[\ufb00-\ufb06]/g;

function clean(glyph: Glyph): Glyph {
  const text = glyph.text
    .replace(LIGATURE, (sign) => sign.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    // One that takes no room is not printed; the others are hyphens.
    .replace(/\u00ad/g, glyph.width > 0.05 * glyph.size ? '-' : '')
    .replace(/\s/g, ' ')
    // Our own icons have codes of these planes; a file's are drawings like any of a private code.
    .replace(/[\u{f0000}-\u{10ffff}]/gu, '\ue000')
    // Controls, halves of characters, marks that turn the direction, and our own brackets.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}⟦⟧\ufff0-\uffff]/gu, '');
  return text === glyph.text ? glyph : { ...glyph, text };
}

/** Points of a cell in which shadows are looked for; those of one sign lie in the same or the next. */
const CELL = 4;
/** More than any page has below one another, so that a cell is one number. */
const CELLS = 2 ** 21;

/** The same sign again at nearly the same place is its shadow, or bold by hand. */
function dropShadows(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph[]>();
  const hasNear = (glyph: Glyph, cell: number): boolean => {
    const near = Math.max(0.8, 0.08 * glyph.size);
    return (seen.get(cell) ?? []).some(
      (other) =>
        other.text === glyph.text &&
        Math.abs(other.x - glyph.x) < near &&
        Math.abs(other.y - glyph.y) < near &&
        Math.abs(other.size - glyph.size) < 1 &&
        other.turn === glyph.turn,
    );
  };
  return glyphs.filter((glyph) => {
    if (!glyph.text.trim()) return true;
    const cell = Math.round(glyph.x / CELL) * CELLS + Math.round(glyph.y / CELL);
    for (let dx = -CELLS; dx <= CELLS; dx += CELLS)
      for (let dy = -1; dy <= 1; dy++) if (hasNear(glyph, cell + dx + dy)) return false;
    const here = seen.get(cell);
    if (here) here.push(glyph);
    else seen.set(cell, [glyph]);
    return true;
  });
}
