// Writes a PDF with one JPEG picture per page, so that photographs of a rulebook can be extracted like a scanned PDF.

export interface JpegPage {
  jpeg: Uint8Array;
  /** Size of the picture, in pixels. */
  width: number;
  height: number;
}

/** Length of the longer side of every page, in points: the height of A4. The real size is unknown. */
const LONG_SIDE = 842;

/** Writes the PDF (ISO 32000-1, 7.5). Object 1 is the catalog, 2 the page tree; each page has three objects. */
export function imagesToPdf(pages: readonly JpegPage[]): Uint8Array {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  const writeObject = (...parts: (string | Uint8Array)[]) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n`);
    for (const part of parts) write(part);
    write('\nendobj\n');
  };
  write('%PDF-1.4\n');
  writeObject('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pages.map((_, at) => `${3 + 3 * at} 0 R`).join(' ');
  writeObject(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach(({ jpeg, width, height }, at) => {
    const scale = LONG_SIDE / Math.max(width, height);
    const [w, h] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const first = 3 + 3 * at;
    writeObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${first + 1} 0 R /Resources << /XObject << /Page ${first + 2} 0 R >> >> >>`,
    );
    const content = `q ${w} 0 0 ${h} 0 0 cm /Page Do Q`;
    writeObject(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    writeObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  });
  const start = length;
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) write(`${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  const file = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  return file;
}
