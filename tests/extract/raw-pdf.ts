// Writes PDFs object by object, for tests of features that Chromium cannot produce: encryption, decompression bombs,
// Type 3 fonts and layers.

import { zlibSync } from 'fflate';

/**
 * Returns a PDF with these objects, numbered from 1. The first object is the catalog. Every character becomes one byte.
 */
export function rawPdf(objects: readonly string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
}

const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/**
 * Returns a PDF with one A4 page for each content stream. In the streams, `F1` is the name of `font`, and `F2` is the
 * name of `secondFont`. `more` contains the additional objects that `secondFont` needs.
 */
export function pagesPdf(
  contents: readonly string[],
  { font = HELVETICA, rotate = 0, trailer = '', secondFont = HELVETICA, more = [] as string[] } = {},
): Uint8Array {
  const secondFontAt = 4 + 2 * contents.length;
  const kids = contents.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  return rawPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      font,
      ...contents.flatMap((content, at) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R /F2 ${secondFontAt} 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        stream(content),
      ]),
      secondFont,
      ...more,
    ],
    trailer,
  );
}

/** Returns a content stream that draws lines of text from the top of the page downwards. */
export const textContent = (lines: readonly string[], size = 10): string =>
  `BT /F1 ${size} Tf 60 780 Td ${1.3 * size} TL ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')} ET`;

/**
 * Returns the objects of a Type 3 font, in which a content stream of 1000 × 1000 units draws each letter. `first` is
 * the object number of the font.
 */
export function type3Font(
  drawings: Readonly<Record<string, string>>,
  first: number,
): { secondFont: string; more: string[] } {
  const letters = Object.keys(drawings).sort();
  const names = letters.map((letter) => `/glyph${letter.charCodeAt(0)}`);
  const codes = letters.map((letter) => letter.charCodeAt(0));
  const [from = 0, to = 0] = [codes[0], codes.at(-1)];
  const differences = letters.map((_, at) => `${codes[at]} ${names[at]}`).join(' ');
  const procs = names.map((name, at) => `${name} ${first + 1 + at} 0 R`).join(' ');
  const widths = Array.from({ length: to - from + 1 }, () => 1000).join(' ');
  return {
    secondFont: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${from} /LastChar ${to} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${differences}] >> /CharProcs << ${procs} >> /Resources << >> >>`,
    more: letters.map((letter) => stream(drawings[letter] ?? '')),
  };
}

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R';
const BOOK = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'];

/** Returns a PDF with one page that shows the same compressed stream `times` times. */
export function compressedPage(content: string, times = 1): Uint8Array {
  const packed = Buffer.from(zlibSync(Buffer.from(content, 'latin1'))).toString('latin1');
  return rawPdf([
    ...BOOK,
    `${PAGE.replace('4 0 R', `[${'4 0 R '.repeat(times)}]`)} >>`,
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ]);
}

/**
 * Returns a PDF with nested form XObjects. Each paints the next one twice, so the innermost one is painted 2^(depth +
 * 1) times.
 */
export function nestedForms(depth: number, innermost = '0 0 5 5 re f'): Uint8Array {
  const call = '/X Do /X Do';
  const resources = (at: number) => `/Resources << /XObject << /X ${at} 0 R >> >>`;
  const form = (more: string, content: string) =>
    `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] ${more} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  return rawPdf([
    ...BOOK,
    `${PAGE} ${resources(5)} >>`,
    stream(call),
    ...Array.from({ length: depth }, (_, at) => form(resources(6 + at), call)),
    form('', innermost),
  ]);
}
