// The limits of OCR, and the resolution at which pages are drawn for it.

export const SCAN_LIMITS = {
  /** Maximum number of pages of a file that OCR recognizes. */
  pages: 200,
  /** Maximum size of one picture in a file, in pixels. A page of A4 at 400 pixels per inch has 15 megapixels. */
  imagePixels: 40_000_000,
  /** Maximum time for recognizing one page, in milliseconds. A slow phone needs 30 s for a full page. */
  pageTimeMs: 120_000,
  /** Maximum size of the drawn page that OCR gets, in pixels. */
  pagePixels: 12_000_000,
} as const;

/**
 * Preferred resolution in pixels per point: 3.5 × 72 = 252 pixels per inch. A lower resolution gives more errors, a
 * higher one takes more time.
 */
const PIXELS_PER_POINT = 3.5;
/**
 * Minimum length of the longer side of a drawn page, in pixels. Some scans claim to be smaller than the printed page.
 */
const MIN_SIDE = 2200;

/** Returns the number of pixels per point at which a page of this size is drawn. */
export function scanScale(width: number, height: number): number {
  const wanted = Math.max(PIXELS_PER_POINT, MIN_SIDE / Math.max(width, height));
  return Math.min(wanted, Math.sqrt(SCAN_LIMITS.pagePixels / (width * height)));
}
