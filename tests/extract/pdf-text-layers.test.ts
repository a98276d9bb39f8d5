// Tests which text the extractor reads from a PDF with invisible or layered text: OCR text layers, optional content
// (layers that can be switched off), annotations, and letters that are used as clipping paths.
import { describe, expect, it } from 'vitest';
import type { PdfExtraction } from '../../extract/pdf/extract-pdf';
import { pagesPdf, rawPdf } from './raw-pdf';
import { RULES, setUpPdfReader } from './read-test-pdf';

const { read } = setUpPdfReader();

const titles = ({ draft }: PdfExtraction): string[] => draft.topics.map(({ title }) => title);

/**
 * Returns PDF operators that draw a title with two sentences under it. `mode` and `rules` are the text rendering modes
 * of the title and of the sentences.
 */
const topic = (name: string, y: number, mode = 0, rules = mode): string =>
  `BT ${mode} Tr /F1 20 Tf 60 ${y} Td (${name}) Tj ${rules} Tr /F1 10 Tf 0 -20 Td 13 TL ${RULES.map((rule) => `(${rule}) Tj T*`).join(' ')} ET`;
/** PDF operators that draw an image of the size of the page. */
const PICTURE = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q';

describe('the text of a PDF page', { timeout: 60_000 }, () => {
  it('is the OCR text layer if the page is a scan', async () => {
    const scan = `${PICTURE} ${topic('Moving', 740, 3)} ${topic('Resting', 600, 3)}`;
    expect(titles(await read(pagesPdf([scan])))).toEqual(['Moving', 'Resting']);
  });

  it('does not contain invisible text of a page with visible text', async () => {
    const page = `${topic('Moving', 740)} ${topic('Resting', 600)} ${topic('Sleeping', 460, 3)}`;
    expect(titles(await read(pagesPdf([page])))).toEqual(['Moving', 'Resting']);
  });

  it('contains letters that are clipping paths', async () => {
    const page = `q ${topic('Moving', 740, 7, 0)} Q ${topic('Resting', 600)}`;
    expect(titles(await read(pagesPdf([page])))).toEqual(['Moving', 'Resting']);
  });

  it('does not contain optional content that is switched off, nor marked content inside it', async () => {
    const layer = (name: string, words: string) => `/OC /${name} BDC /Span BMC ${words} EMC EMC`;
    const content = `${topic('Moving', 740)} ${layer('Off', topic('Sova', 660))} ${layer('On', topic('Resting', 500))}`;
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [6 0 R] >> >> >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> /Properties << /Off 6 0 R /On 7 0 R >> >> /Contents 5 0 R >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /OCG /Name (Ukrainian) >>',
      '<< /Type /OCG /Name (English) >>',
    ]);
    expect(titles(await read(bytes))).toEqual(['Moving', 'Resting']);
  });

  it('contains annotations at their own position, although the page does not restore its graphics state', async () => {
    const content = `${topic('Moving', 740)} ${topic('Resting', 500)} q 3 0 0 3 200 200 cm`;
    const note = topic('Sleeping', 90);
    const bytes = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R /Annots [6 0 R] >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 540 500 660] /AP << /N 7 0 R >> >>',
      `<< /Type /XObject /Subtype /Form /BBox [0 0 500 120] /Resources << /Font << /F1 3 0 R >> >> /Length ${note.length} >>\nstream\n${note}\nendstream`,
    ]);
    const result = await read(bytes);
    expect(titles(result)).toEqual(['Moving', 'Sleeping', 'Resting']);
    const at = result.source.split('\n').indexOf('Sleeping');
    const [, left, , , bottom] = result.places[at] ?? [];
    expect(left).toBeCloseTo(60, 0);
    expect(bottom).toBeGreaterThan(842 - 630);
    expect(bottom).toBeLessThan(842 - 620);
  });
});
