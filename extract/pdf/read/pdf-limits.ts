// The limits of a PDF. The extractor refuses a PDF that exceeds one of them, so that a hostile or huge file cannot
// block a phone. No known rulebook reaches them.

export interface PdfLimits {
  bytes: number;
  pages: number;
  glyphsPerPage: number;
  /** Maximum number of glyphs in the complete file. */
  glyphs: number;
  /** Maximum number of drawing operators on one page. */
  instructions: number;
  /**
   * Maximum number of row segments (pieces of text without a wide gap) on one page. The page with the most segments
   * in known rulebooks, a map, has 900.
   */
  segmentsPerPage: number;
  /** Maximum size of one stream after decompression, in bytes. */
  streamBytes: number;
  pageTimeMs: number;
  totalTimeMs: number;
  /** Maximum size of an image that pdf.js decodes, in pixels. Larger images cannot be icons, so pdf.js skips them. */
  imagePixels: number;
}

/**
 * Limits for the memory that pdf.js allocates in its thread: bytes of one array, bytes of all arrays for one page, and
 * pixels of all pictures of one page that the browser decodes. A page of a rulebook with large pictures needs 100 MB
 * and 30 million pixels.
 */
export const ALLOCATION_LIMITS = { arrayBytes: 72_000_000, pageBytes: 400_000_000, pagePixels: 60_000_000 };

export const PDF_LIMITS: PdfLimits = {
  bytes: 200_000_000,
  pages: 400,
  glyphsPerPage: 60_000,
  glyphs: 1_500_000,
  instructions: 1_000_000,
  segmentsPerPage: 5000,
  streamBytes: 64_000_000,
  pageTimeMs: 20_000,
  totalTimeMs: 120_000,
  imagePixels: 512 * 512,
};
