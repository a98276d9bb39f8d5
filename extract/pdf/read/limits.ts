// The limits beyond which a PDF is refused. No rules book reaches them, and every supported device can handle them.

export interface PdfLimits {
  bytes: number;
  pages: number;
  glyphsPerPage: number;
  /** In the whole file. */
  glyphs: number;
  /** Drawing operators of one page. */
  instructions: number;
  /** Bytes of one stream after decompression. */
  streamBytes: number;
  pageTimeMs: number;
  totalTimeMs: number;
  /** Larger images are not decoded: only icons are needed. */
  imagePixels: number;
}

export const PDF_LIMITS: PdfLimits = {
  bytes: 200_000_000,
  pages: 400,
  glyphsPerPage: 60_000,
  glyphs: 1_500_000,
  instructions: 1_000_000,
  streamBytes: 64_000_000,
  pageTimeMs: 20_000,
  totalTimeMs: 120_000,
  imagePixels: 512 * 512,
};
