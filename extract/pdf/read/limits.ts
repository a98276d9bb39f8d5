// How large a PDF may be before it is refused: bounds that no rules book reaches and every device bears.

export interface Limits {
  bytes: number;
  pages: number;
  /** Signs on one page, and in the whole book. */
  glyphsOfPage: number;
  glyphs: number;
  /** Drawing instructions of one page. */
  instructions: number;
  /** Bytes that one packed stream may unpack to. */
  stream: number;
  /** Milliseconds for one page, and for all. */
  pageTime: number;
  time: number;
  /** Dots of the largest picture that is unpacked at all: only icons are. */
  pictureDots: number;
}

export const LIMITS: Limits = {
  bytes: 200_000_000,
  pages: 400,
  glyphsOfPage: 60_000,
  glyphs: 1_500_000,
  instructions: 1_000_000,
  stream: 64_000_000,
  pageTime: 20_000,
  time: 120_000,
  pictureDots: 512 * 512,
};
