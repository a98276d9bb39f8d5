// What is known of a page of print before anything is understood: signs with their places, drawn shapes, fonts.
import type { DropReason } from '../../lib/private-books/private-book';

/** Left, top, right, bottom in points; the page's upper left corner is 0, 0. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Font {
  /** As the file calls it, without the six letters in front of a subset. */
  name: string;
  /** Without the words for weight and slant: what `Solex-Bold` and `Solex-Italic` share. */
  family: string;
  /** 400 is the usual one. */
  weight: number;
  italic: boolean;
  /** How far letters reach above the baseline and below it, as shares of the size. */
  ascent: number;
  descent: number;
  /** Its name says how heavy it is. */
  named?: boolean;
  /** Every sign is a drawing of its own: a font of type 3. */
  drawn?: boolean;
}

/** One letter, ligature or sign as it was drawn. */
export interface Glyph {
  text: string;
  /** Where it begins and how far it goes on along the baseline. */
  x: number;
  /** Of the baseline, counted downwards. */
  y: number;
  width: number;
  size: number;
  /** Place in the list of fonts. */
  font: number;
  colour: string;
  /** Key of its outline in the font. */
  outline: string;
  /** Whole quarter turns clockwise from the way the page is read; a slant in between is no quarter. */
  turn: number;
  /** Drawn with a line around it: bold by hand. */
  stroked: boolean;
  /** Drawn to be found and not to be seen. */
  hidden?: boolean;
}

/** A filled or outlined shape, or a picture. */
export interface Shape {
  kind: 'fill' | 'stroke' | 'image';
  box: Box;
  colour: string;
  /** Outline on the page, only of shapes small enough for an icon: `M`, `L`, `C`, `Q`, `Z` and numbers. */
  path?: string;
  /** Key of the picture's dots, only of small ones. */
  image?: string;
  /** A single closed rectangle. */
  rectangle: boolean;
}

/** Dots of a small picture, four numbers each. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

export interface Page {
  /** Place in the file, from 1. */
  sheet: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  shapes: Shape[];
}

/** A file as it was read, with nothing understood yet. */
export interface PdfContent {
  pages: Page[];
  fonts: Font[];
  /** Small pictures by their key. */
  pictures: ReadonlyMap<string, Picture>;
  /** Outlines of signs by font and key, in thousandths of the size, y upwards. */
  outlines: ReadonlyMap<string, string>;
  /** Shapes of signs that are drawn by instructions, by the same keys. */
  drawings: ReadonlyMap<string, readonly Shape[]>;
  /** Title that the file gives itself. */
  title: string;
}

/** Words in one dress inside a line. */
export interface Span {
  text: string;
  font: number;
  size: number;
  colour: string;
  bold: boolean;
  italic: boolean;
  box: Box;
}

/** A line of print inside its column. */
export interface PrintLine {
  sheet: number;
  box: Box;
  base: number;
  spans: Span[];
  text: string;
  /** Of most of its letters. */
  size: number;
  bold: boolean;
  italic: boolean;
  colour: string;
  font: number;
  /** A sign in front that was found to be a bullet; the words begin at `indent`. */
  bullet?: string;
  /** A number in front got the full stop that a step has. */
  step?: boolean;
  /** Where the words begin, behind bullet or number. */
  indent: number;
  /** Cells of a row of a table, each a piece of text. */
  cells?: string[];
  /** The row before goes on here: a cell of it has two lines. */
  goesOn?: boolean;
  /** Place of the box it stands in; 0 is the open page. */
  frame: number;
  /** Place of the column it stands in, counted through the page in reading order. */
  column: number;
  /** Left and right edge of its column. */
  edges: readonly [number, number];
  /** Why it does not belong to the text. */
  drop?: DropReason;
  /** With a rule drawn under all of it. */
  underlined?: boolean;
  /** Level of a heading, from 1. */
  level?: number;
  /** Printed number of its page. */
  page?: number;
}
