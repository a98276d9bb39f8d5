// Tests which icons the extractor finds in a PDF: drawings and images inside lines of text, and the glyphs of Type 3
// fonts (fonts whose glyphs are drawings).
import { describe, expect, it } from 'vitest';
import { filler } from './invented-html-books';
import { pagesPdf, type3Font } from './raw-pdf';
import { entries, expectValid, flow, setUpPdfReader } from './read-test-pdf';
import { discBitmapUrl } from './typeset';

const { read, readHtml } = setUpPdfReader();

describe('the icons of a PDF', { timeout: 60_000 }, () => {
  it('extracts drawings inside lines as icons: equal drawings are one icon', async () => {
    const star =
      '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0L6 4L10 4L7 6L8 10L5 7L2 10L3 6L0 4L4 4Z" fill="#b80"/></svg>';
    const drop =
      '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0C9 5 9 10 5 10C1 10 1 5 5 0Z" fill="#06c"/></svg>';
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two ${star} and one ${drop} to open a shutter of the tower, then move on.</p><p>Whoever has no ${star} may pay three ${drop} instead of it and moves on too.</p><h2>Resting</h2>${filler('rest', 2)}`,
      { columns: 1 },
    );
    expectValid(result);
    expect(entries(result)).toContain('Pay two :icon-1: and one :icon-2: to open');
    expect(entries(result)).toContain('has no :icon-1: may pay three :icon-2: instead');
    expect(Object.keys(result.draft.icons)).toEqual(['icon-1', 'icon-2']);
    expect(result.files.get('icons/icon-1.svg')).toMatch(
      /^<svg [^>]*viewBox="0 0 24 24"[^>]*><path d="M[-\d.MLCQZ ]+" fill="#bb8800"\/><\/svg>\n$/,
    );
  });

  it('extracts small images inside lines as icons', async () => {
    const disc = (colour: readonly [number, number, number]) =>
      `<img width="10" height="10" src="${discBitmapUrl(colour)}">`;
    const [red, blue] = [disc([200, 20, 20]), disc([20, 20, 200])];
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two ${red} and one ${blue} to open a shutter of the tower, then move on.</p><p>Whoever has no ${red} may pay three ${blue} instead of it and moves on too.</p><h2>Resting</h2>${filler('rest', 2)}`,
      { columns: 1 },
    );
    expectValid(result);
    expect(entries(result)).toContain('Pay two :icon-1: and one :icon-2: to open');
    expect(entries(result)).toContain('has no :icon-1: may pay three :icon-2: instead');
    expect(result.files.get('icons/icon-1.svg')).toMatch(/<path fill="#[b-f][\da-f]0000" d="M/);
  });

  it('continues a line after an image that is higher than the line, and ignores an image next to a paragraph', async () => {
    const disc = (style: string) =>
      `<img width="30" height="30" style="${style}" src="${discBitmapUrl([200, 20, 20])}">`;
    const among = disc('vertical-align:middle;margin:-11px 0');
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two feathers to the market ${among}: one of them is laid on its first space, the other one on the space that is nearest to the door.</p>
       <h2>Resting</h2>${disc('float:left;margin-right:6px')}${filler('rest', 2)}`,
      { columns: 1, size: 'A5' },
    );
    expect(entries(result)).toContain('to the market :icon-1: : one of them is laid');
    expect(entries(result)).toMatch(/^Rule 1 of rest/m);
  });

  describe('with a Type 3 font', () => {
    const DROP = '1000 0 0 0 1000 1000 d1 500 1000 m 900 500 900 0 500 0 c 100 0 100 500 500 1000 c f';
    const STAR = '1000 0 d0 0.8 0.5 0 rg 0 0 m 500 1000 l 1000 0 l f 0 0.2 0.8 rg 300 300 400 200 re f';
    const DOTS =
      '1000 0 0 0 1000 1000 d1 1000 0 0 1000 0 0 cm BI /W 8 /H 8 /IM true /BPC 1 /F /AHx ID FFC38181818181FF> EI';
    /**
     * Returns PDF operators that print a text in the font `F1`, and the parts of the text between `|` in the font
     * `F2`.
     */
    const line = (text: string, y: number, size = 10) =>
      `BT 60 ${y} Td ${text
        .split('|')
        .map((part, at) => `/F${1 + (at % 2)} ${size} Tf (${part}) Tj`)
        .join(' ')} ET`;
    const page = (lines: readonly string[]) =>
      [
        line('Paying', 780, 18),
        ...lines.map((text, at) => line(text, 750 - 13 * at)),
        line('Resting', 600, 18),
        line('A player who rests draws one card from the deck and ends the turn at once.', 570),
        line('Then the next player in clockwise order takes the turn in the same way as ever.', 557),
      ].join(' ');
    const PAYING = [
      'Each player pays two |d| and one |s| to open a shutter of the tower, then moves on.',
      'Whoever has no |s| may pay three |d| instead, or one |x| where the tower has a roof.',
      '|d| and |s| are laid back into the supply when the round ends, |x| never is.',
    ];
    const readDrawn = (lines: readonly string[], drawings: Record<string, string>) =>
      read(pagesPdf([page(lines)], type3Font(drawings, 6)));

    it('has an icon for each glyph, also at the start of a line', async () => {
      const result = await readDrawn(PAYING, { d: DROP, s: STAR, x: DOTS });
      expectValid(result);
      const text = entries(result);
      expect(text).toContain('pays two :icon-1: and one :icon-2: to open');
      expect(text).toContain('has no :icon-2: may pay three :icon-1: instead, or one :icon-3: where');
      expect(text).toContain(':icon-1: and :icon-2: are laid back');
      expect(result.files.get('icons/icon-1.svg')).toMatch(
        /<svg [^>]*currentColor"><path d="M12 1C[^"]+"\/>/,
      );
      expect(result.files.get('icons/icon-2.svg')).toMatch(/fill="#cc8000"\/><path d="[^"]+" fill="#0033cc"/);
      expect(result.files.get('icons/icon-3.svg')).toMatch(/<path d="M[-\d. MLZ]{60,}"\/>/);
    });

    it('whose glyphs draw nothing is read as the text layer of a scan', async () => {
      const empty = Object.fromEntries([...'xyz'].map((letter) => [letter, '500 0 0 0 0 0 d1']));
      const { secondFont, more } = type3Font(empty, 6);
      const layer = 'BT /F2 10 Tf 60 640 Td (xyzzy zyx xyz) Tj ET';
      const result = await read(
        pagesPdf([`${page(PAYING.map((text) => text.replace(/\|/g, '')))} ${layer}`], { secondFont, more }),
      );
      expect(flow(result)).toContain('xyzzy');
      expect(result.draft.icons).toEqual({});
    });

    it('is read as letters if they spell words', async () => {
      const letters = Object.fromEntries([...'adeflorstw'].map((letter) => [letter, DROP]));
      const result = await readDrawn(
        PAYING.map((text) => text.replace(/\|.\|/g, '|free| |stores| or |towels|')),
        letters,
      );
      expect(entries(result)).toContain('pays two free');
      expect(result.draft.icons).toEqual({});
    });

    it('is read as letters if its codes are those of ligatures and “ß” in a TeX font', async () => {
      const letters = Object.fromEntries([...'adegnorstu\u001c\u001eÿ'].map((letter) => [letter, DROP]));
      const result = await readDrawn(
        PAYING.map((text) => text.replace(/\|.\|/g, '|de\u001cned| |sta\u001e| or |groÿ|')),
        letters,
      );
      expect(entries(result)).toContain('pays two defined staffi');
      expect(entries(result)).toContain('groß to open');
      expect(result.draft.icons).toEqual({});
    });
  });
});
