// Typesets HTML as PDF with Chromium, for tests of the PDF extractor.
import type { Browser } from 'playwright-core';
import type { RealBook } from './real-books';

export interface PrintStyle {
  columns: number;
  /** CSS that is added to the default style. */
  style?: string;
  /** Page size as in CSS: `A4 landscape`. */
  size?: string;
  /** Whether to print a running header and page numbers. */
  numbers?: boolean;
}

const STYLE = `
  body { font: 9.5pt/1.3 "DejaVu Sans", sans-serif; margin: 0; hyphens: manual; }
  h1 { font-size: 20pt; margin: 12pt 0 6pt; line-height: 1.1; break-after: avoid; }
  h2 { font-size: 14pt; margin: 10pt 0 4pt; line-height: 1.15; break-after: avoid; }
  h3 { font-size: 11.5pt; margin: 8pt 0 3pt; line-height: 1.15; break-after: avoid; }
  h4 { font-size: 10.2pt; margin: 7pt 0 3pt; line-height: 1.2; break-after: avoid; }
  p { margin: 0 0 5pt; } ul, ol { margin: 0 0 5pt; padding-left: 14pt; }
  table { border-collapse: collapse; margin: 4pt 0; } td, th { border: 0.5pt solid #555; padding: 2pt 5pt; text-align: left; }
  .box { border: 1pt solid #935; background: #fde; padding: 6pt; margin: 6pt 0; break-inside: avoid; }
  .apart { break-before: page; } .all { column-span: all; }`;

export async function typeset(browser: Browser, body: string, printStyle: PrintStyle): Promise<Uint8Array> {
  const page = await browser.newPage();
  try {
    const size = printStyle.size ?? 'A4';
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>@page { size: ${size}; margin: 15mm 14mm; } ${STYLE} main { columns: ${printStyle.columns}; column-gap: 7mm; } ${printStyle.style ?? ''}</style><main>${body}</main>`,
    );
    return await page.pdf({
      preferCSSPageSize: true,
      ...(printStyle.numbers && {
        displayHeaderFooter: true,
        headerTemplate: '<div style="font-size:7pt;width:100%;text-align:center">Invented Rules</div>',
        footerTemplate:
          '<div style="font-size:7pt;width:100%;text-align:center"><span class="pageNumber"></span></div>',
      }),
    });
  } finally {
    await page.close();
  }
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Returns the HTML of a real book: the text of each topic under a heading of its level. */
export function realBookToHtml({ bytes, sections, lines, lang }: RealBook): string {
  const source = new TextDecoder().decode(bytes).split('\n');
  const byId = new Map(sections.map((section) => [section.id, section]));
  const depth = (id: string | undefined): number => (id ? 1 + depth(byId.get(id)?.parent) : 0);
  return sections
    .map(({ id, title, related }) => {
      const body = (lines[id]?.lines ?? []).flatMap(([from, to]) => source.slice(from - 1, to));
      const level = Math.min(4, depth(id));
      const names = related?.map((other) => `«${byId.get(other)?.title}»`).join(', ');
      const list = names
        ? `<p><b>${lang === 'ru' ? 'См. также' : 'Пов’язані теми'}:</b> ${escapeHtml(names)}</p>`
        : '';
      return `<h${level}>${escapeHtml(title)}</h${level}>\n${toParagraphs(body)}${list}`;
    })
    .join('\n');
}

function toParagraphs(lines: readonly string[]): string {
  const html: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length) html.push(`<p>${open.join(' ')}</p>`);
    open = [];
  };
  for (const line of lines) {
    const text = escapeHtml(line.trim())
      .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
      .replace(/[#*]/g, '');
    if (!text || /^[-_=|\s]+$/.test(text)) {
      close();
      continue;
    }
    const item = /^(?:[-•–☞]|\d{1,2}[.)])\s+(.*)$/.exec(text);
    if (line.includes('\t')) {
      close();
      html.push(`<p>${text.split('\t').join(' ')}</p>`);
    } else if (item && !/^\d/.test(text)) {
      close();
      html.push(`<ul><li>${item[1]}</li></ul>`);
    } else if (item) {
      close();
      html.push(`<p>${text}</p>`);
    } else open.push(text);
  }
  close();
  return html.join('\n');
}

/** Returns a data URL of a bitmap (BMP) of 16 by 16 pixels, which shows a disc of one color on white. */
export function discBitmapUrl([red, green, blue]: readonly [number, number, number]): string {
  const side = 16;
  const header = Buffer.alloc(54);
  header.write('BM');
  for (const [at, value] of [
    [2, 54 + 3 * side * side],
    [10, 54],
    [14, 40],
    [18, side],
    [22, side],
  ] as const)
    header.writeUInt32LE(value, at);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const pixels = Array.from({ length: side * side }, (_, at) =>
    Math.hypot((at % side) - 7.5, Math.floor(at / side) - 7.5) < 7 ? [blue, green, red] : [255, 255, 255],
  );
  return `data:image/bmp;base64,${Buffer.concat([header, Buffer.from(pixels.flat())]).toString('base64')}`;
}
