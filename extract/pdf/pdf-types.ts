// The types of a PDF's data: the glyphs and shapes that are read from the file (`PdfContent`), and the text lines
// that the layout analysis builds from them (`TextLine`).
import type { DropReason } from '../../lib/private-books/private-book';
import type { Projection } from '../scan/image/projective-transform';

/** A rectangle on the page, in points from the upper left corner; y grows downwards. */
export type BoundingBox = readonly [left: number, top: number, right: number, bottom: number];

export interface Font {
  /** Name in the file, without the prefix that marks a font subset: `Solex-Bold` for `ABCDEF+Solex-Bold`. */
  name: string;
  /** Name without weight and slant, in lowercase: `solex`. */
  family: string;
  /** Weight as in CSS: 400 is regular, 700 is bold. */
  weight: number;
  italic: boolean;
  /** Height of the letters above the baseline, as a share of the font size. */
  ascent: number;
  /** Depth of the letters below the baseline, as a share of the font size. */
  descent: number;
  /** Whether the weight was found in the name or the flags of the font. */
  hasNamedWeight?: boolean;
  /** Whether the font is a Type 3 font, in which each glyph is drawn by its own content stream. */
  isType3?: boolean;
}

/** One letter, ligature or symbol at its position on the page. */
export interface Glyph {
  text: string;
  /** Position of the glyph's start on the baseline (`x` and `y`), in points. */
  x: number;
  y: number;
  /** Advance width along the baseline, in points. */
  width: number;
  /** Font size on the page, in points. */
  size: number;
  /** Index of the font in `PdfContent.fonts`. */
  font: number;
  colour: string;
  /** Key of the glyph's outline in `PdfContent.outlines`, or of its shapes in `PdfContent.drawings`. */
  outlineKey: string;
  /**
   * Rotation in clockwise quarter turns: 0 (upright), 1, 2 or 3. For any other angle a fraction from 2 to 6, where 4
   * is upright: 4.1 is 9 degrees clockwise, 3.9 is 9 degrees counterclockwise.
   */
  rotation: number;
  /** Whether the glyph is both filled and stroked, which imitates bold type. */
  stroked: boolean;
  /** Whether the glyph is invisible (text rendering mode 3), as in an OCR text layer. */
  hidden?: boolean;
}

/** A filled or stroked path, or an image. */
export interface Shape {
  kind: 'fill' | 'stroke' | 'image';
  box: BoundingBox;
  colour: string;
  /** SVG path of the shape in page coordinates. Present only if the shape is small enough for an icon. */
  path?: string;
  /** Key of the image in `PdfContent.images`. Present only if the image is small enough for an icon. */
  image?: string;
  /** Whether the path is a single rectangle. */
  rectangle: boolean;
}

/** The pixels of a small image, four bytes (red, green, blue, alpha) per pixel. */
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
  /** Present only if the glyphs were recognized in the picture of the page. */
  scan?: ScanInfo;
}

/**
 * What OCR found out about a scanned page, apart from its glyphs. Before OCR, the picture of the page was rotated
 * upright.
 */
export interface ScanInfo {
  /** Maps a point of the upright page to the point of the sheet in the file, both in points. */
  toSheet: Projection;
  /** Width and height of the sheet in the file, in points. */
  sheetSize: readonly [number, number];
  /** Lines that OCR recognized by mistake in pictures. */
  pictureText: readonly PrintedText[];
  /** Words that OCR recognized with low confidence. */
  doubtful: readonly PrintedText[];
}

export interface PrintedText {
  text: string;
  box: BoundingBox;
}

/** The content of a PDF before the layout analysis. */
export interface PdfContent {
  pages: PdfPage[];
  fonts: Font[];
  /** Pixels of the images that are small enough for an icon, by image key. */
  images: ReadonlyMap<string, RasterImage>;
  /** SVG paths of glyphs by outline key. The unit is a thousandth of the font size; y grows upwards. */
  outlines: Pick<ReadonlyMap<string, string>, 'get'>;
  /** Shapes of the glyphs of Type 3 fonts, by outline key. */
  drawings: ReadonlyMap<string, readonly Shape[]>;
  /** Title in the metadata of the PDF. */
  title: string;
}

/** A part of a line with one font, size and color. */
export interface Span {
  text: string;
  font: number;
  size: number;
  colour: string;
  bold: boolean;
  italic: boolean;
  box: BoundingBox;
}

/** A line of text within one column. */
export interface TextLine {
  sheet: number;
  box: BoundingBox;
  /** The y coordinate of the baseline, in points. */
  base: number;
  spans: Span[];
  text: string;
  /**
   * Font size of most letters of the line, in points. The fields `bold`, `italic`, `colour` and `font` also describe
   * most letters.
   */
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: number;
  /** Bullet before the text. It is not part of `text`. */
  bullet?: string;
  /**
   * Whether the line starts with the number of a step to which the extractor has added a full stop, so that it is a
   * list item in Markdown: “1 Place” became “1. Place”.
   */
  isStep?: boolean;
  /** The x coordinate of the first word after any bullet or number, in points. */
  indent: number;
  /** Text of each cell. Present only if the line is a row of a table. */
  cells?: string[];
  /** Whether this table row continues the row before it, because a cell has several lines. */
  continuesRow?: boolean;
  /** Index of the drawn box (`BoxedRegion`) that the line is in; 0 if it is in none. */
  region: number;
  /** Number of the line's column on the page, in reading order. */
  column: number;
  /** Left and right edge of the line's column, in points. */
  edges: readonly [number, number];
  /** Reason why the line is left out of the text, such as `page number`; absent if the line is part of the text. */
  drop?: DropReason;
  /** Whether a drawn line runs under the complete text. */
  underlined?: boolean;
  /** Heading level, from 1; absent if the line is not a heading. */
  level?: number;
  /** A heading that is not printed: the reader has started a new topic with this title at the line. */
  opens?: { title: string; level: number };
  /** Words of the line that OCR recognized with low confidence. */
  doubtful?: string[];
  /** Printed page number of the page with this line. */
  page?: number;
}
