// Writes PDFs byte by byte, for what no printer of pages would make: locked, endless, without words.

import { zlibSync } from 'fflate';

/** Objects in order, the first of them the catalogue; every letter of them is a byte. */
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

/** One page of A4 a content; `F1` is its font, `F2` the one of `signs`, whose own objects follow it. */
export function pagesPdf(
  contents: readonly string[],
  { font = HELVETICA, rotate = 0, trailer = '', signs = HELVETICA, more = [] as string[] } = {},
): Uint8Array {
  const signsAt = 4 + 2 * contents.length;
  const kids = contents.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  return rawPdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      font,
      ...contents.flatMap((content, at) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${rotate} /Resources << /Font << /F1 3 0 R /F2 ${signsAt} 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        stream(content),
      ]),
      signs,
      ...more,
    ],
    trailer,
  );
}

/** Lines of text from the top of a page. */
export const textContent = (lines: readonly string[], size = 10): string =>
  `BT /F1 ${size} Tf 60 780 Td ${1.3 * size} TL ${lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join('\n')} ET`;

/** A font of type 3: a drawing of a thousand by a thousand for every letter. */
export function drawnFont(
  drawings: Readonly<Record<string, string>>,
  first: number,
): { signs: string; more: string[] } {
  const letters = Object.keys(drawings).sort();
  const names = letters.map((letter) => `/sign${letter.charCodeAt(0)}`);
  const codes = letters.map((letter) => letter.charCodeAt(0));
  const [from = 0, to = 0] = [codes[0], codes.at(-1)];
  const differences = letters.map((_, at) => `${codes[at]} ${names[at]}`).join(' ');
  const procs = names.map((name, at) => `${name} ${first + 1 + at} 0 R`).join(' ');
  const widths = Array.from({ length: to - from + 1 }, () => 1000).join(' ');
  return {
    signs: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar ${from} /LastChar ${to} /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${differences}] >> /CharProcs << ${procs} >> /Resources << >> >>`,
    more: letters.map((letter) => stream(drawings[letter] ?? '')),
  };
}

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R';
const BOOK = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'];

/** One page whose instructions are packed. */
export function packedPage(content: string): Uint8Array {
  const packed = Buffer.from(zlibSync(Buffer.from(content, 'latin1'))).toString('latin1');
  return rawPdf([
    ...BOOK,
    `${PAGE} >>`,
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
  ]);
}

/** A page that calls a form, which calls the next one twice, and so on: two to the power of `depth` in the end. */
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
