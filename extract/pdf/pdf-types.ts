// The data of a PDF at two stages: glyphs and shapes as they are read, then the lines that the layout makes of them.
import type { DropReason } from '../../lib/private-books/private-book';

/** In points from the upper left corner of the page; y grows downwards. */
export type BoundingBox = readonly [left: number, top: number, right: number, bottom: number];

export interface Font {
  /** As in the file, without the prefix of a subset: `Solex-Bold` for `ABCDEF+Solex-Bold`. */
  name: string;
  /** Name without weight and slant, in lower case: `solex`. */
  family: string;
  /** As in CSS: 400 is regular, 700 is bold. */
  weight: number;
  italic: boolean;
  /** Height above the baseline and depth below it, as shares of the font size. */
  ascent: number;
  descent: number;
  /** The weight is known from the name or the flags of the font. */
  hasNamedWeight?: boolean;
  /** A Type 3 font: each glyph is drawn by a content stream of its own. */
  isType3?: boolean;
}

/** One letter, ligature or symbol as it is drawn. */
export interface Glyph {
  text: string;
  /** Start of the glyph on the baseline, in points. */
  x: number;
  y: number;
  /** Advance along the baseline, in points. */
  width: number;
  /** Font size on the page, in points. */
  size: number;
  /** Index in the list of fonts. */
  font: number;
  colour: string;
  /** Key in `PdfContent.outlines` or `PdfContent.drawings`. */
  outlineKey: string;
  /** Clockwise quarter turns: 0 to 3, or a fraction between 2 and 6 for any other angle (4 is upright). */
  rotation: number;
  /** Filled and stroked: imitated bold. */
  stroked: boolean;
  /** Invisible (text rendering mode 3), as in an OCR text layer. */
  hidden?: boolean;
}

/** A filled or stroked path, or an image. */
export interface Shape {
  kind: 'fill' | 'stroke' | 'image';
  box: BoundingBox;
  colour: string;
  /** SVG path on the page. Only of shapes that are small enough for an icon. */
  path?: string;
  /** Key in `PdfContent.images`. Only of images that are small enough for an icon. */
  image?: string;
  /** The path is one rectangle. */
  rectangle: boolean;
}

/** The pixels of a small image, four bytes each. */
export interface RasterImage {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

export interface PdfPage {
  /** Number of the page in the file, from 1. The printed page number may differ. */
  sheet: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  shapes: Shape[];
}

/** A PDF as it is read, before the layout analysis. */
export interface PdfContent {
  pages: PdfPage[];
  fonts: Font[];
  /** Small images by key. */
  images: ReadonlyMap<string, RasterImage>;
  /** SVG paths of glyphs by key, in thousandths of the font size, y upwards. */
  outlines: ReadonlyMap<string, string>;
  /** Shapes of Type 3 glyphs by key. */
  drawings: ReadonlyMap<string, readonly Shape[]>;
  /** Title in the metadata of the file. */
  title: string;
}

/** A part of a line in one font, size and colour. */
export interface Span {
  text: string;
  font: number;
  size: number;
  colour: string;
  bold: boolean;
  italic: boolean;
  box: BoundingBox;
}

/** A line of text inside its column. */
export interface TextLine {
  sheet: number;
  box: BoundingBox;
  /** y of the baseline. */
  base: number;
  spans: Span[];
  text: string;
  /** Font size of most of its letters, in points; so are the next four properties. */
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: number;
  /** Bullet before the text, which is not part of `text`. */
  bullet?: string;
  /** The full stop after the number at the start of `text` was added: «1 Place» became «1. Place». */
  isStep?: boolean;
  /** x of the first word, after a bullet or number. */
  indent: number;
  /** Text of each cell, if the line is a row of a table. */
  cells?: string[];
  /** Continues the row before it, which has a cell of several lines. */
  continuesRow?: boolean;
  /** Index of the boxed region around it; 0 is the page itself. */
  region: number;
  /** Number of its column on the page, in reading order. */
  column: number;
  /** Left and right edge of its column. */
  edges: readonly [number, number];
  /** Why the line is left out of the text. */
  drop?: DropReason;
  /** A line is drawn under all of its text. */
  underlined?: boolean;
  /** Level of a heading, from 1. */
  level?: number;
  /** Printed page number. */
  page?: number;
}
