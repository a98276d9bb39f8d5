// PDFs that the tests typeset themselves: what is read of them, in which order, under which headings, and what is refused.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractPdf, type PdfExtracted, type PdfRequest } from '../../extract/pdf/extract-pdf';
import { LIMITS } from '../../extract/pdf/read/limits';
import { PdfError } from '../../extract/pdf/read/pdf-error';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { loadPdfLibrary, MOST_MEMORY } from '../../scripts/pdf/load-pdf-library';
import { launchBrowser } from '../browser/support/serve-site';
import { ENGLISH, filler, POLISH, UKRAINIAN } from './invented-pdf';
import { drawnFont, nestedForms, packedPage, pagesPdf, rawPdf, textContent } from './raw-pdf';
import { HAS_BOOKS, readRealBooks, sayWhenSkipped } from './real-books';
import { scoreBook } from './score';
import { type Dress, discOfDots, toHtml, typeset } from './typeset';

let browser: Browser;
let library: Awaited<ReturnType<typeof loadPdfLibrary>>;

beforeAll(async () => {
  [browser, library] = await Promise.all([launchBrowser(), loadPdfLibrary()]);
}, 60_000);
afterAll(() => browser.close());

const read = (bytes: Uint8Array, more: Partial<PdfRequest> = {}): Promise<PdfExtracted> =>
  extractPdf({ bytes, book: 'owls.pdf', game: 'owls', ...library, ...more });

const readHtml = async (html: string, dress: Dress, more: Partial<PdfRequest> = {}): Promise<PdfExtracted> =>
  read(await typeset(browser, html, dress), more);

/** Titles as a tree, two spaces a level. */
function outline({ draft: { topics } }: PdfExtracted): string[] {
  const depth = (at: number | undefined): number => (at === undefined ? -1 : 1 + depth(topics[at]?.parent));
  return topics.map(({ title }, at) => '  '.repeat(depth(at)) + title);
}

/** All that was kept, in reading order, without spaces at line ends. */
const flow = ({ source, draft }: PdfExtracted): string => {
  const dropped = new Set(draft.dropped.map(({ line }) => line));
  return source
    .split('\n')
    .filter((_, at) => !dropped.has(at + 1))
    .join(' ');
};

const entries = ({ files }: PdfExtracted): string => [...files.values()].join('\n');

/** What the command checks before it writes. */
function expectSound(result: PdfExtracted): void {
  const files = [...result.files].map(([path, text]) => ({ path: `owls/${path}`, text }));
  expect(formatDiagnostics(checkContent(files, { lock: false }).diagnostics)).toBe('');
  const lines = result.source.split('\n').slice(0, -1);
  expect(result.places).toHaveLength(lines.length);
  for (const [sheet, left, top, right, bottom] of result.places) {
    const page = result.sheets[sheet - 1];
    expect(left).toBeLessThan(right);
    expect(top).toBeLessThan(bottom);
    expect(right).toBeLessThanOrEqual((page?.width ?? 0) + 5);
    expect(bottom).toBeLessThanOrEqual((page?.height ?? 0) + 5);
  }
}

const OWLS = [
  'Owls of the Old Tower',
  'Components',
  'Setup',
  'Taking a Turn',
  '  Moving',
  '  Collecting Feathers',
  'Scoring',
  'Glossary',
  '  Shutter',
  '  Supply',
];

const SOWY = [
  'Sowy starej wieży',
  'Przygotowanie gry',
  'Tura gracza',
  '  Ruch',
  '  Zbieranie piór',
  'Koniec gry',
];

describe('a typeset book', { timeout: 60_000 }, () => {
  it.each([1, 2, 3])('of %i columns has its headings, lists, steps and table', async (columns) => {
    const result = await readHtml(ENGLISH, { columns, numbers: true });
    expectSound(result);
    expect(result.lang).toBe('en');
    expect(outline(result)).toEqual(OWLS);
    expect(result.draft.book).toMatchObject({ title: 'Owls of the Old Tower', players: '2–4' });
    const text = entries(result);
    expect(text).toContain('1. Place the board in the middle of the table.');
    expect(text).toContain('3. Put the feather tokens beside the board');
    expect(text).toContain('- 24 owl cards');
    expect(text).toContain('| 4 to 6 | 5 |');
    expect(text).toContain('A remarkable number of owls');
    expect(text).toMatch(/“\[\[[a-z-]+#moving\|Moving\]\]” on page/);
  });

  it('in Ukrainian has kinds, related topics and references', async () => {
    const result = await readHtml(UKRAINIAN, { columns: 2 });
    expectSound(result);
    expect(result.lang).toBe('uk');
    expect(outline(result)).toEqual([
      'Сови старої вежі',
      'Приготування до гри',
      'Хід гравця',
      '  Рух',
      '  Збирання пір’їн',
      'Підрахунок очок',
    ]);
    expect(result.extraction.topics[1]?.kind).toBe('setup');
    expect(result.extraction.topics[5]?.related).toEqual(['Рух', 'Збирання пір’їн']);
    expect(entries(result)).toContain('«[[khid-hravtsia#rukh|Рух]]» на с. 1');
  });

  it('in Polish, of which no words are known, is read by its type', async () => {
    const result = await readHtml(POLISH, { columns: 3, size: 'A4 landscape' });
    expectSound(result);
    expect(result.lang).toBe('pl');
    expect(outline(result)).toEqual(SOWY);
    // The site speaks no Polish: the entries stand among the English ones.
    expect([...result.files.keys()]).toContain('en/tura-gracza.md');
    expect(result.extraction.lang).toBe('pl');
  });

  it('keeps columns of unequal length apart, and a heading over both above them', async () => {
    const result = await readHtml(
      `<h1 class="all">The Long Wall</h1><section style="columns:2">${filler('left', 6)}<div style="break-before:column"></div>${filler('right', 2)}</section><h1 class="all">The Short Wall</h1><section style="columns:2">${filler('low', 4)}</section>`,
      { columns: 1 },
    );
    const order = [...flow(result).matchAll(/Rule (\d) of (\w+)/g)].map(
      ([, number, name]) => `${name} ${number}`,
    );
    expect(order).toEqual([
      'left 1',
      'left 2',
      'left 3',
      'left 4',
      'left 5',
      'left 6',
      'right 1',
      'right 2',
      'low 1',
      'low 2',
      'low 3',
      'low 4',
    ]);
    expect(outline(result)).toEqual(['The Long Wall', 'The Short Wall']);
  });

  it('keeps two columns apart under words over both, where a smaller heading opens the second', async () => {
    const result = await readHtml(ENGLISH.replace('<h1>', '<h1 class="all">'), { columns: 2, size: 'A5' });
    expect(outline(result)).toEqual(OWLS);
    expect(flow(result)).toMatch(/collects feathers\. Components • 1 board/);
  });

  it('reads a title over the gap between two columns before both, whatever opens them', async () => {
    const result = await readHtml(
      `<h1 class="all" style="text-align:center">Owls</h1><h4>Aim</h4>${filler('aim', 3)}<h4 style="break-before:column">Playing, and what stands before all play</h4>${filler('playing', 3)}`,
      { columns: 2, style: 'h1 { font-size: 30pt } h4 { font-size: 9.5pt; margin: 0 0 14pt }' },
    );
    expect(outline(result)).toEqual(['Aim', 'Playing, and what stands before all play']);
    expect(result.draft.book.title).toBe('Owls');
  });

  it('reads the words beside a picture before a heading that stands right under the name of the picture', async () => {
    const at = (left: number, top: number, more = '') =>
      `style="position:absolute;left:${left}pt;top:${top}pt;margin:0;${more}"`;
    const rules = Array.from({ length: 8 }, () => 'A shutter that is closed stops every owl').join('<br>');
    const result = await readHtml(
      `<h4>Shutters</h4><p ${at(4, 104)}>Closed</p><p ${at(60, 20, 'white-space:nowrap')}>${rules}.</p>
       <h4 ${at(0, 121)}>Calm</h4><p ${at(0, 135, 'width:300pt')}>When no owl can move, the tower rests and nothing else is done until the next turn of a player.</p>
       <div style="height:160pt"></div><h4>Wind</h4>${filler('wind', 2)}`,
      { columns: 1, style: 'main { position: relative; width: 300pt } h4 { font-size: 11.5pt; margin: 0 }' },
    );
    expect(flow(result)).toMatch(/Closed.*every owl\. Calm When no owl can move/);
  });

  it('keeps a title in small letters, and one of ten words, over what stands under it', async () => {
    const beside = `<div style="display:flex;gap:30pt"><p style="width:40%">Two owls of one floor.</p><div>${filler('shares', 2)}</div></div>`;
    const result = await readHtml(
      `<h2>more examples of an owl</h2>${filler('examples', 3)}<h2>how can more than one owl sleep on one floor?</h2>${beside}<h2>resting</h2>${filler('resting', 2)}`,
      { columns: 1, style: 'h2 { font-size: 12pt }' },
    );
    expect(outline(result)).toEqual([
      'More examples of an owl',
      'How can more than one owl sleep on one floor?',
      'Resting',
    ]);
    expect(flow(result)).toMatch(/more examples of an owl Rule 1 of examples/);
  });

  it('keeps columns apart where a long heading reaches into the gap between them', async () => {
    const result = await readHtml(POLISH, { columns: 3, size: 'A5' });
    expect(outline(result)).toEqual(SOWY);
    expect(flow(result)).toMatch(/zbiera pióra\. Przygotowanie gry 1\. Połóż/);
  });

  it('takes the words before related topics for no heading where they fill a line', async () => {
    const result = await readHtml(UKRAINIAN, { columns: 3, size: 'A5' });
    expect(outline(result)).toHaveLength(6);
    expect(result.extraction.topics[5]?.related).toEqual(['Рух', 'Збирання пір’їн']);
  });

  it('keeps a box together, and the text around it with its own heading', async () => {
    const result = await readHtml(
      `<h2>Moving</h2>${filler('moving', 3)}<div class="box"><h3>Example of Moving</h3><p>Olga shows her owl card and draws a feather token from the supply.</p></div>${filler('more', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 2 },
    );
    expect(outline(result)).toEqual(['Moving', '  Example of Moving', 'Resting']);
    const [moving, box] = result.extraction.topics.map(({ lines }) =>
      lines.flatMap(([from, to]) => result.source.split('\n').slice(from - 1, to)).join(' '),
    );
    expect(moving).toContain('Rule 2 of more');
    expect(box).toContain('Olga shows her owl card');
    expect(box).not.toContain('Rule');
  });

  it('reads a spread as two pages, numbered as printed', async () => {
    const half = (name: string, number: number) =>
      `<section style="position:relative;height:170mm"><h2>${name}</h2>${filler(name, 5)}<footer style="position:absolute;bottom:0;width:100%;text-align:center">${number}</footer></section>`;
    const sheet = (from: number) =>
      `<div style="columns:2;column-gap:20mm;break-after:page">${half(`Wing ${from}`, from)}${half(`Wing ${from + 1}`, from + 1)}</div>`;
    const result = await readHtml([4, 6, 8].map(sheet).join(''), {
      columns: 1,
      size: 'A4 landscape',
      style: 'section { break-inside: avoid }',
    });
    expect(result.extraction.topics.map(({ title, page }) => `${title}: ${page}`)).toEqual([
      'Wing 4: 4',
      'Wing 5: 5',
      'Wing 6: 6',
      'Wing 7: 7',
      'Wing 8: 8',
      'Wing 9: 9',
    ]);
    expect(result.extraction.dropped).toEqual([expect.objectContaining({ reason: 'page number' })]);
  });

  it('reads drop caps, capitals set apart, bullets of a font of signs, and headings by weight, colour or capitals alone', async () => {
    const result = await readHtml(
      `<h2 style="letter-spacing:4pt;text-transform:uppercase">Night Watch</h2>
       <p><span style="float:left;font-size:31pt;line-height:26pt;padding-right:2pt">O</span>wls sleep by day and watch by night, and a player whose owl sleeps takes no action at all until the sun has set behind the tower and the bell rings.</p>
       <h2 style="font-size:9.5pt">Body Size in Bold</h2>${filler('bold', 1)}
       <h2 style="font-size:9.5pt;font-weight:normal;color:#a31;text-transform:uppercase">Colour and capitals</h2>${filler('colour', 1)}
       <h2 style="font-size:9.5pt">Another in Bold</h2>${filler('bolder', 1)}
       <p style="margin-left:14pt;text-indent:-12pt">◆&nbsp; A feather counts one point.</p><p style="margin-left:14pt;text-indent:-12pt">◆&nbsp; An owl counts two points.</p>`,
      { columns: 1, size: 'A5' },
    );
    expect(outline(result)).toEqual(
      ['Night watch', 'Body Size in Bold', 'Colour and Capitals', 'Another in Bold'].map((title) =>
        expect.stringMatching(new RegExp(`^ *${title}$`, 'i')),
      ),
    );
    expect(flow(result)).toContain('Owls sleep by day');
    expect(entries(result)).toContain('- A feather counts one point.');
  });

  it('cuts icons out of lines: the same drawing is the same icon, and a sign of a private font is one too', async () => {
    const star =
      '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0L6 4L10 4L7 6L8 10L5 7L2 10L3 6L0 4L4 4Z" fill="#b80"/></svg>';
    const drop =
      '<svg width="9" height="9" viewBox="0 0 10 10"><path d="M5 0C9 5 9 10 5 10C1 10 1 5 5 0Z" fill="#06c"/></svg>';
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two ${star} and one ${drop} to open a shutter of the tower, then move on.</p><p>Whoever has no ${star} may pay three ${drop} instead of it and moves on too.</p><h2>Resting</h2>${filler('rest', 2)}`,
      { columns: 1 },
    );
    expectSound(result);
    expect(entries(result)).toContain('Pay two :icon-1: and one :icon-2: to open');
    expect(entries(result)).toContain('has no :icon-1: may pay three :icon-2: instead');
    expect(Object.keys(result.draft.icons)).toEqual(['icon-1', 'icon-2']);
    expect(result.files.get('icons/icon-1.svg')).toMatch(
      /^<svg [^>]*viewBox="0 0 24 24"[^>]*><path d="M[-\d.MLCQZ ]+" fill="#bb8800"\/><\/svg>\n$/,
    );
  });

  it('cuts small pictures out of lines', async () => {
    const disc = (colour: readonly [number, number, number]) =>
      `<img width="10" height="10" src="${discOfDots(colour)}">`;
    const [red, blue] = [disc([200, 20, 20]), disc([20, 20, 200])];
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two ${red} and one ${blue} to open a shutter of the tower, then move on.</p><p>Whoever has no ${red} may pay three ${blue} instead of it and moves on too.</p><h2>Resting</h2>${filler('rest', 2)}`,
      { columns: 1 },
    );
    expectSound(result);
    expect(entries(result)).toContain('Pay two :icon-1: and one :icon-2: to open');
    expect(entries(result)).toContain('has no :icon-1: may pay three :icon-2: instead');
    expect(result.files.get('icons/icon-1.svg')).toMatch(/<path fill="#[b-f][\da-f]0000" d="M/);
  });

  it('reads a line on across a picture that is higher than the line, and leaves one beside a paragraph alone', async () => {
    const disc = (style: string) =>
      `<img width="30" height="30" style="${style}" src="${discOfDots([200, 20, 20])}">`;
    const among = disc('vertical-align:middle;margin:-11px 0');
    const result = await readHtml(
      `<h2>Paying</h2><p>Pay two feathers to the market ${among}: one of them is laid on its first space, the other one on the space that is nearest to the door.</p>
       <h2>Resting</h2>${disc('float:left;margin-right:6px')}${filler('rest', 2)}`,
      { columns: 1, size: 'A5' },
    );
    expect(entries(result)).toContain('to the market :icon-1: : one of them is laid');
    expect(entries(result)).toMatch(/^Rule 1 of rest/m);
  });

  describe('with a font of type 3', () => {
    const DROP = '1000 0 0 0 1000 1000 d1 500 1000 m 900 500 900 0 500 0 c 100 0 100 500 500 1000 c f';
    const STAR = '1000 0 d0 0.8 0.5 0 rg 0 0 m 500 1000 l 1000 0 l f 0 0.2 0.8 rg 300 300 400 200 re f';
    const DOTS =
      '1000 0 0 0 1000 1000 d1 1000 0 0 1000 0 0 cm BI /W 8 /H 8 /IM true /BPC 1 /F /AHx ID FFC38181818181FF> EI';
    /** Words in `F1`, and between bars letters of `F2`. */
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
      read(pagesPdf([page(lines)], drawnFont(drawings, 6)));

    it('its letters are icons, each with its drawing cut from the page, in front of a line too', async () => {
      const result = await readDrawn(PAYING, { d: DROP, s: STAR, x: DOTS });
      expectSound(result);
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

    it('whose letters have no shape is a layer of words over a picture of them', async () => {
      const empty = Object.fromEntries([...'xyz'].map((letter) => [letter, '500 0 0 0 0 0 d1']));
      const { signs, more } = drawnFont(empty, 6);
      const layer = 'BT /F2 10 Tf 60 640 Td (xyzzy zyx xyz) Tj ET';
      const result = await read(
        pagesPdf([`${page(PAYING.map((text) => text.replace(/\|/g, '')))} ${layer}`], { signs, more }),
      );
      expect(flow(result)).toContain('xyzzy');
      expect(result.draft.icons).toEqual({});
    });

    it('its letters are letters where they spell words', async () => {
      const letters = Object.fromEntries([...'adeflorstw'].map((letter) => [letter, DROP]));
      const result = await readDrawn(
        PAYING.map((text) => text.replace(/\|.\|/g, '|free| |stores| or |towels|')),
        letters,
      );
      expect(entries(result)).toContain('pays two free');
      expect(result.draft.icons).toEqual({});
    });
  });

  it('stands a page upright that lies on its side', async () => {
    const html = `<div style="writing-mode:vertical-rl;height:180mm"><h2>Sideways</h2>${filler('side', 3)}<h2>Downwards</h2>${filler('down', 3)}</div>`;
    const result = await readHtml(html, { columns: 1, size: 'A4 landscape' });
    expect(outline(result)).toEqual(['Sideways', 'Downwards']);
    expect(flow(result)).toMatch(/Rule 1 of side[\s\S]*Rule 3 of side[\s\S]*Rule 1 of down/);
    expectSound(result);
  });

  it('takes headings on bands of colour, behind marks, and with a quiet remark in brackets', async () => {
    const band = (title: string) => `<h2 style="background:#174;color:#fff;padding:2pt 6pt">${title}</h2>`;
    const mark = (title: string) => `<p style="font-weight:bold;color:#147">■ ${title}</p>`;
    const remark = (title: string, more: string) => `<p><b>${title}</b> (${more})</p>`;
    const result = await readHtml(
      `${band('The Night')}${filler('night', 1)}${mark('First Watch')}${filler('first', 1)}${mark('Second Watch')}${filler('second', 1)}
       ${band('The Day')}${filler('day', 1)}${remark('Sunrise', 'needs a lamp')}${filler('rise', 1)}${remark('Noon', 'needs a bell')}${filler('noon', 1)}${remark('Sunset', 'needs a lamp and a bell')}${filler('set', 1)}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual([
      'The Night',
      '  First Watch',
      '  Second Watch',
      'The Day',
      '  Sunrise (needs a lamp)',
      '  Noon (needs a bell)',
      '  Sunset (needs a lamp and a bell)',
    ]);
  });

  it('takes a heading over words that open in its dress, one that ends with dots, and no label of a list', async () => {
    const labels = ['Name', 'Family', 'Cost']
      .map((name) => `<b>${name}</b> Barn Owl of the Tower`)
      .join('<br>');
    const card = (name: string) =>
      `<h4>${name}</h4><p>${labels}<br><b>Text</b></p><p style="margin-left:12pt">After this owl has rested it draws a card and moves by three floors.</p>`;
    const result = await readHtml(
      `<h1>Owls</h1><h4>Weight</h4>${filler('weight', 2)}${card('Example of an Owl')}<h4>If there are no cards left...</h4>${filler('cards', 2)}<h4>Wings</h4>${filler('wings', 2)}`,
      { columns: 1, style: 'h4 { font-size: 9.5pt; margin: 8pt 0 0; line-height: 1.3 } p { margin: 0 }' },
    );
    expect(outline(result)).toEqual([
      'Weight',
      'Example of an Owl',
      'If there are no cards left...',
      'Wings',
    ]);
  });

  it('takes lines that are underlined throughout for headings, and no address or rule across the page', async () => {
    const part = (name: string) => `<p><u>${name}</u></p>${filler(name, 2)}`;
    const result = await readHtml(
      `<h2>Owls</h2>${filler('owls', 2)}${part('Barn Owl')}${part('Snow Owl')}<p><u>www.owls.example.org</u></p>${part('Old Owl')}
       <p style="border-bottom:0.6pt solid;line-height:1">Owls of the tower, of the barn</p>${filler('rest', 1)}`,
      { columns: 1 },
    );
    expect(outline(result)).toEqual(['Owls', 'Barn Owl', 'Snow Owl', 'Old Owl']);
  });

  it('takes a numbered heading whose colour only names in pictures have, between its neighbours', async () => {
    const heading = (text: string, colour: string) => `<h3 style="color:${colour}">${text}</h3>`;
    const colours = ['#b01', '#08c', '#0a4', '#c60', '#51a'];
    const steps = ['Owls', 'Feathers', 'Towers', 'Lamps', 'Bells'].map(
      (name, at) => heading(`${at + 1}. ${name}`, colours[at] ?? '') + filler(name, 2),
    );
    const names = ['Anna’s tower', 'Boris’ tower']
      .map((name) => heading(name, '#0a4'))
      .join('<p style="font-size:6pt">…</p>');
    const result = await readHtml(`${steps.join('')}${names}`, { columns: 1 });
    expect(outline(result)).toEqual(['1. Owls', '2. Feathers', '3. Towers', '4. Lamps', '5. Bells']);
  });

  it('joins the numbers of chapters to the titles under them, and no number of an edition', async () => {
    const chapter = (number: string, name: string) =>
      `<p style="font-size:22pt;margin:0">${number}</p><h2 style="margin-top:0">${name.toUpperCase()}</h2>${filler(name, 2)}`;
    const names = ['Owls', 'Towers', 'Feathers'];
    const result = await readHtml(names.map((name, at) => chapter(`${at + 1}.0`, name)).join(''), {
      columns: 1,
    });
    expect(outline(result)).toEqual(['1.0 Owls', '2.0 Towers', '3.0 Feathers']);
    // Where text was recognised in a picture, sizes stray.
    const strayed = await readHtml(
      `<h1>All Owls</h1>${filler('all', 1)}${names.map((name, at) => `<div style="zoom:${1 + 0.12 * (at % 2)}">${chapter(`${at + 1}.0`, name)}</div>`).join('')}`,
      { columns: 1 },
    );
    expect(outline(strayed)).toEqual(['All Owls', '1.0 Owls', '2.0 Towers', '3.0 Feathers']);
    const edition = await readHtml(
      `${chapter('1.0', 'Owls')}${names.map((name) => `<h2>More ${name}</h2>${filler(name, 2)}`).join('')}`,
      { columns: 1 },
    );
    expect(outline(edition)).toEqual(['Owls', 'More Owls', 'More Towers', 'More Feathers']);
  });

  it('leaves out the heads of its pages and tiny print, and keeps the contents apart from the chapters', async () => {
    const chapters = ['Moving', 'Resting', 'Hooting', 'Scoring', 'Ending'];
    const head = '<p style="text-align:right;margin:0">Anna Owl<br>Boris Owl</p>';
    const contents = chapters.map((name, at) => `<p>${at + 1}. ${name} ${'.'.repeat(60)} ${at + 2}</p>`);
    const tiny = '<p style="font-size:3pt;-webkit-text-size-adjust:none">Words upon a card in a picture</p>';
    const page = (html: string) => `<div class="apart">${head}${html}</div>`;
    const result = await readHtml(
      [
        page(`<h1>Contents</h1>${contents.join('')}`),
        ...chapters.map((name, at) => page(`<h2>${at + 1}. ${name}</h2>${filler(name, 3)}${tiny}`)),
      ].join(''),
      { columns: 1, style: 'main { columns: auto }' },
    );
    expectSound(result);
    expect(outline(result)).toEqual(['Contents', ...chapters.map((name, at) => `${at + 1}. ${name}`)]);
    expect(result.extraction.dropped.map(({ reason }) => reason).sort()).toEqual([
      'running head',
      'tiny print',
    ]);
    // A chapter is called by its name too.
    expect(entries(result)).toContain('aliases: [Hooting]');
  });

  it('reads a table of numbers without rules beside a column of text', async () => {
    const rows = [
      ['Players', '5', '6', '7'],
      ['Owls', '3', '4', '4'],
      ['Foxes', '2', '2', '10'],
    ];
    const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Moving</h2>${filler('moving', 3)}<table style="width:80%"><tbody>${cells}</tbody></table>${filler('more', 2)}<h2>Resting</h2>${filler('resting', 12)}`,
      { columns: 2, style: 'td { border: none; text-align: center }' },
    );
    expect(entries(result)).toContain(
      '| Players | 5 | 6 | 7 |\n| --- | --- | --- | --- |\n| Owls | 3 | 4 | 4 |',
    );
    expect(entries(result)).toContain('| Foxes | 2 | 2 | 10 |');
    expect(outline(result)).toEqual(['Moving', 'Resting']);
  });

  it('reads the last row of a table that has no rule under it, and the names of its columns over its first rule', async () => {
    const rows = [
      ['Number of<br>players', 'Owl<br>cards', 'Bats'],
      ['4 - 5', '3', '2'],
      ['6', '4', '2'],
      ['7 - 8', '5', '3'],
    ];
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Setup</h2>${filler('setup', 1)}<table>${table}</table><p style="margin-top:16pt">Shuffle the owl cards and deal one to each player.</p><h2>Turns</h2>${filler('turns', 2)}`,
      {
        columns: 1,
        style:
          'td { border: 0; border-bottom: 0.6pt solid; padding: 3pt 20pt; text-align: center } tr:last-child td { border: 0 }',
      },
    );
    const text = entries(result);
    expect(text).toContain('| Number of players | Owl cards | Bats |\n');
    expect(text).toContain('| 7 − 8 | 5 | 3 |\n\n');
    expect(text).toContain('\nShuffle the owl cards');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('keeps the cells of a table in their columns, beside an empty corner and cells of several lines', async () => {
    const large = (number: number, word: string) =>
      `<span style="font-size:15pt">${number}</span>&ensp; ${word}`;
    const rows = [
      ['', 'three<br>rounds', 'two<br>rounds'],
      ['six players and<br>not one more', large(1, 'owl'), large(2, 'owls')],
      ['eight', large(2, 'owls'), large(3, 'owls')],
    ];
    const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const result = await readHtml(
      `<h2>Setup</h2>${filler('setup', 1)}<table>${table}</table><h2>Turns</h2>${filler('turns', 2)}`,
      { columns: 1, style: 'td { padding: 2pt 14pt; vertical-align: middle; text-align: center }' },
    );
    expect(entries(result)).toContain(
      '|  | three rounds | two rounds |\n| --- | --- | --- |\n| six players and not one more | 1 owl | 2 owls |\n| eight | 2 owls | 3 owls |\n',
    );
  });

  it('parts two columns from their first line on, under a line over both', async () => {
    const result = await readHtml(
      `<p style="text-align:center;margin:0">A game of owls for 2–4 players, by nobody at all, for ages of eight and up.</p>
       <section style="columns:2;column-gap:9pt;text-align:justify"><p>Left one begins here and goes on for several lines until the column is full of it, as columns are, and ends.</p><div style="break-before:column"></div><p>Right one begins here and goes on for several lines until the column is full of it, as columns are, and ends.</p></section>
       <h2>Moving</h2>${filler('moving', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1, size: 'A5' },
    );
    expect(flow(result)).toMatch(/Left one begins[^R]*and ends\. Right one begins/);
  });

  it('writes titles in capitals as sentences do, where its language does', async () => {
    const french = (title: string, text: string) =>
      `<h2 style="text-transform:uppercase">${title}</h2><p>${text}</p>`;
    const text =
      'Chaque joueur prend une carte et la place devant lui, puis il passe la main à son voisin de gauche. La mise en place est la même pour tous les joueurs.';
    const result = await readHtml(
      ['Mise en place', 'But du jeu', 'Fin de la partie'].map((title) => french(title, text)).join(''),
      { columns: 1 },
    );
    expect(result.lang).toBe('fr');
    expect(outline(result)).toEqual(['Mise en place', 'But du jeu', 'Fin de la partie']);
  });

  it('reads a note that leans as a box of the page, and leaves words on cards that lean in their picture', async () => {
    const note = `<div style="transform:rotate(4deg);width:70mm;margin:12mm 30mm"><h2>Aim of the Game</h2><p>Your family of owls wants the tidiest floor of the tower. Whoever owns the most feathers when the bell rings for the second time wins.</p></div>`;
    const card = '<p style="transform:rotate(7deg);width:30mm;margin:0">Barn Owl</p>';
    const result = await readHtml(
      `${note}${card}<h2>Moving</h2>${filler('moving', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expectSound(result);
    expect(outline(result)).toEqual(['Aim of the Game', 'Moving', 'Resting']);
    expect(flow(result)).toContain('wants the tidiest floor');
    expect(result.extraction.dropped).toEqual([expect.objectContaining({ reason: 'set at an angle' })]);
    // The first line of the note, where it is printed: it runs down to the right.
    const [, left, top, right, bottom] = result.places[1] ?? [];
    expect(((bottom ?? 0) - (top ?? 0)) / ((right ?? 0) - (left ?? 0))).toBeGreaterThan(
      Math.tan((4 * Math.PI) / 180),
    );
  });

  it('keeps the last word of a paragraph and a lone letter between words, be they numbers or far apart', async () => {
    const result = await readHtml(
      `<h2>Moving</h2><p style="width:100mm">A player who holds an owl card may move it by three floors,<br>or else by as many floors as the die shows, at most by<br>6.</p>
       <p style="margin:20pt 0">Owls of every age sleep by day in<span style="padding:0 9pt">a</span>tower that has three floors.</p>${filler('moving', 1)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('at most by 6.');
    expect(entries(result)).toContain('sleep by day in a tower that');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('reads a stretched line between two short ones as one line, and a dash at its start as part of a sentence', async () => {
    const result = await readHtml(
      `<h2>Moving</h2><p>A player who holds an owl card may show it to the others,<br>who then rest.</p>
       <p><span style="word-spacing:9pt">Every remarkable owl of a remarkable</span><br>tower rests.</p>
       <p>A player who holds no owl card may draw one feather token,<br>then rests too.</p>
       <p style="white-space:nowrap">Anna plays the barn owl of the old tower, and Boris with his lamp<br>— also the barn owl, so that both of them fly.</p>
       <h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1, style: 'p { width: 105mm; margin: 0 }' },
    );
    expect(entries(result)).toContain('Every remarkable owl of a remarkable tower rests.');
    expect(entries(result)).toContain('Boris with his lamp — also the barn owl');
    const named = await readHtml(
      `<h2>Cards</h2><p>There are three cards “Barn Owl”<br>among the cards of the tower, and they are shuffled with the others when the game begins.</p>${filler('cards', 2)}<h2>Resting</h2>${filler('resting', 2)}`,
      { columns: 1 },
    );
    expect(entries(named)).toContain('three cards “Barn Owl” among the cards');
  });

  it('parts two paragraphs by the gap between them, or by a last line that had room for one more word', async () => {
    const [tie, higher] = [
      'If the roll is a tie, both owls of the tower stay',
      'each rolls a die. The higher roll wins.',
    ];
    const combat = (gap: string) =>
      `<h2>Combat</h2><p style="margin:0 0 ${gap}">When two owls meet on the same floor of a tower,<br>${higher}</p><p>${tie}<br>where they are.</p>`;
    const narrow = { columns: 1, style: 'main { width: 94mm }' };
    for (const gap of ['5pt', '0']) {
      const result = await readHtml(`${combat(gap)}<h2>Resting</h2>${filler('resting', 2)}`, narrow);
      expect(entries(result)).toMatch(/floor of a tower, each rolls a die\. The higher roll wins\. \^\S+\n/);
    }
    // The next words are short, and bound to one that had no room.
    const bound = await readHtml(
      `<h2>Combat</h2><p>When two owls meet on one floor of a tower, rest.<br>A remarkable owl of the old tower stays as it is.</p><h2>Resting</h2>${filler('resting', 2)}`,
      narrow,
    );
    expect(entries(bound)).toContain('of a tower, rest. A remarkable owl');
  });

  it('joins a number to its step across a picture, and parts what lies in the box', async () => {
    const step = (number: number, text: string) =>
      `<p style="margin:0">${number}.<span style="display:inline-block;width:40pt"></span>${text}</p>`;
    const result = await readHtml(
      `<h2>Components</h2><p>1 board of the tower<br>40 feather tokens<br>24 owl cards</p><h2>Turns</h2>${['Show a card.', 'Move your owl.', 'Draw a card.'].map((text, at) => step(at + 1, text)).join('')}${filler('turns', 2)}`,
      { columns: 1 },
    );
    expect(entries(result)).toContain('2. Move your owl.');
    expect(entries(result)).toContain('- 40 feather tokens ^');
    expect(result.extraction.dropped).toEqual([]);
  });

  it('sets what is alone of its rank before the chapters beside them, be it on the cover or after it', async () => {
    const chapters = ['Moving', 'Resting'].map((name) => `<h2>${name}</h2>${filler(name, 3)}`).join('');
    const cover = '<h2 style="margin-top:60mm">Rules</h2><p>By nobody</p><div class="apart"></div>';
    const welcome = `<div class="apart"><h1>Welcome</h1>${filler('welcome', 2)}</div>`;
    const style = 'main { columns: auto }';
    const first = await readHtml(`<h1>Owls</h1>${cover}${chapters}`, { columns: 1, style });
    expect(outline(first).slice(-2)).toEqual(['Moving', 'Resting']);
    const second = await readHtml(`<p>By nobody</p>${welcome}${chapters}`, { columns: 1, style });
    expect(outline(second).slice(-3)).toEqual(['Welcome', 'Moving', 'Resting']);
  });

  it('takes whoever made the game for no name of it', async () => {
    const cover = (name: string) => `<h2 style="font-size:20pt">Author: Anna Owl</h2><h2>${name}</h2>`;
    const result = await readHtml(`${cover('Owls at Night')}${filler('night', 3)}`, {
      columns: 1,
      style: 'h2 { font-size: 17pt }',
    });
    expect(result.draft.book.title).toBe('Owls at Night');
  });

  describe('whose title is a picture', () => {
    const chapters = ['Moving', 'Resting'].map((name) => `<h1>${name}</h1>${filler(name, 3)}`).join('');
    const nameOf = async (title: string, book: string, html = chapters): Promise<string> =>
      (await readHtml(`<title>${title}</title>${html}`, { columns: 1 }, { book, game: 'owls-at-night' }))
        .draft.book.title;
    it.each([
      ['Owls by Day', 'rules.pdf', 'Owls by Day'],
      ['Owls by Day Rulebook - rules.example.com', 'rules.pdf', 'Owls by Day'],
      ['Microsoft Word - Owls_by_Day rules v2.docx', 'rules.pdf', 'Owls by Day'],
      ['Owls\u202e by\u0007 Day', 'rules.pdf', 'Owls by Day'],
      ['untitled', 'Owls_in-the_Tower-rules_EN.pdf', 'Owls in the Tower'],
      ['Layout 1', 'Spielanleitung.pdf', 'Owls at night'],
      ['', 'scan 0012.pdf', 'Owls at night'],
    ])('and whose file calls itself «%s» in %s is named %s', async (title, book, name) => {
      expect(await nameOf(title, book)).toBe(name);
    });

    it('is named by its largest words only where they are a name', async () => {
      const cover = (words: string) => `<h1 style="font-size:30pt">${words}</h1>`;
      expect(await nameOf('', 'owls.pdf', `${cover('Game Rules')}${chapters}`)).toBe('Owls');
      expect(await nameOf('', 'owls.pdf', `${cover('www.owls.example')}${chapters}`)).toBe('Owls');
      expect(await nameOf('', 'owls.pdf', `${cover('Rules of the Game “Barn Owls”')}${chapters}`)).toBe(
        'Barn Owls',
      );
      expect(await nameOf('', 'owls.pdf', `${cover('Barn Owls')}${chapters}`)).toBe('Barn Owls');
    });
  });

  it('of a few sentences is read, unless a picture lies under them', async () => {
    const topics = ['Moving', 'Resting']
      .map(
        (name, at) =>
          `BT /F1 20 Tf 60 ${700 - 90 * at} Td (${name}) Tj /F1 10 Tf 0 -20 Td (A player moves one owl of the tower.) Tj ET`,
      )
      .join(' ');
    expect(outline(await read(pagesPdf([topics])))).toEqual(['Moving', 'Resting']);
    const picture = 'q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID a EI Q';
    await expect(read(pagesPdf([`${picture} ${topics}`]))).rejects.toMatchObject({ trouble: 'scan' });
  });

  it('leaves out words that a picture is cut before, and keeps those inside its edge', async () => {
    const topic = (name: string, y: number) =>
      `BT /F1 20 Tf 60 ${y} Td (${name}) Tj /F1 10 Tf 0 -20 Td 13 TL ${RULES.map((rule) => `(${rule}) Tj T*`).join(' ')} ET`;
    const card = (edge: string) =>
      `q ${edge} re W n BT /F1 9 Tf 70 660 Td (Owls sleep) Tj 0 -70 Td (and feathers fall) Tj ET Q`;
    const readCard = async (edge: string) =>
      entries(await read(pagesPdf([`${topic('Moving', 740)} ${card(edge)} ${topic('Resting', 600)}`])));
    const cut = await readCard('60 640 200 40');
    expect(cut).toContain('Owls sleep');
    expect(cut).not.toContain('and feathers fall');
    expect(cut).toContain('title: Resting');
    expect(await readCard('60 580 200 100')).toContain('and feathers fall');
  });

  it('tells page after page, and stops when it is asked to', async () => {
    const bytes = await typeset(
      browser,
      [1, 2, 3]
        .map((page) => `<div class="apart"><h2>Part ${page}</h2>${filler(`part ${page}`, 30)}</div>`)
        .join(''),
      { columns: 2, numbers: true },
    );
    const seen: string[] = [];
    const { extraction } = await read(bytes, { onPage: (done, all) => seen.push(`${done}/${all}`) });
    expect(extraction.dropped.map(({ reason }) => reason).sort()).toEqual(['page number', 'running head']);
    expect(seen.at(-1)).toBe(`${seen.length}/${seen.length}`);
    const stop = new AbortController();
    await expect(read(bytes, { signal: stop.signal, onPage: () => stop.abort() })).rejects.toMatchObject({
      trouble: 'stopped',
    });
  });
});

const RULES = [
  'Each player draws a card and moves the owl up to three floors of the tower.',
  'The player then pays one feather token for every shutter that was opened.',
];

describe('a PDF that cannot be read', { timeout: 60_000 }, () => {
  const locked = () =>
    pagesPdf([textContent(RULES)], {
      trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<00> <00>]`,
    });
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string, RegExp]>([
    [
      'a file that is none',
      () => new TextEncoder().encode('Owls of the Old Tower\n'.repeat(50)),
      'no-pdf',
      /is no PDF/,
    ],
    ['an empty file', () => new Uint8Array(), 'no-pdf', /is no PDF/],
    ['a locked one', locked, 'password', /password/],
    [
      'a damaged one',
      () => new TextEncoder().encode(`%PDF-1.7\n${'x'.repeat(3000)}`),
      'damaged',
      /damaged or cut short/,
    ],
    ['pictures of pages', () => pagesPdf(['0 0 595 842 re f']), 'scan', /text recognition/],
    [
      '2,000 pages',
      () => pagesPdf(Array.from({ length: 2000 }, () => textContent(RULES))),
      'too-many-pages',
      /2000 pages, expected at most 400/,
    ],
    [
      'a page of 100,000 runs',
      () => pagesPdf([`BT /F1 8 Tf 60 780 Td ${'(a) Tj '.repeat(100_000)} ET`]),
      'too-full',
      /Page 1 of the PDF holds more signs/,
    ],
    [
      'letters without a map',
      () =>
        pagesPdf(
          [
            `BT /F1 10 Tf 60 780 Td ${`<${Array.from({ length: 60 }, (_, at) => ((at % 29) + 1).toString(16).padStart(4, '0')).join('')}> Tj T* `.repeat(20)} ET`,
          ],
          {
            font: '<< /Type /Font /Subtype /Type0 /BaseFont /Owls /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Owls /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor << /Type /FontDescriptor /FontName /Owls /Flags 4 >> >>] >>',
          },
        ),
      'no-letters',
      /do not say which letters/,
    ],
  ])('%s is refused in a sentence', async (_, bytes, trouble, sentence) => {
    const error = await read(await bytes()).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(PdfError);
    expect(error).toMatchObject({ trouble, message: expect.stringMatching(sentence) });
  });

  it.each<[string, () => Uint8Array]>([
    ['a page that unpacks to far more than it is', () => packedPage(' '.repeat(8_000_000))],
    ['a page of instructions without end', () => packedPage('0 0 m 9 9 l S '.repeat(100_000))],
    ['forms that call forms, twice each', () => nestedForms(40)],
  ])('%s is refused before it takes the device', async (_, bytes) => {
    const limits = { stream: 4_000_000, instructions: 20_000 };
    await expect(read(bytes(), { limits })).rejects.toMatchObject({ trouble: 'too-full' });
  });

  it('cut short anywhere ends in a sentence or in what is left of it', async () => {
    const whole = await typeset(browser, ENGLISH, { columns: 2 });
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      const result = await read(whole.slice(0, share * whole.length)).catch((error: unknown) => error);
      if (result instanceof Error) expect(result.name).toBe('BookError');
      else expectSound(result as PdfExtracted);
    }
  });

  it('with more than a device bears is refused by its bounds', async () => {
    const bytes = pagesPdf([textContent(RULES)]);
    await expect(read(bytes, { limits: { bytes: 10 } })).rejects.toMatchObject({ trouble: 'too-large' });
    await expect(read(bytes, { limits: { glyphs: 10 } })).rejects.toMatchObject({ trouble: 'too-full' });
    await expect(read(bytes, { limits: { time: 0 } })).rejects.toMatchObject({ trouble: 'too-slow' });
    await expect(read(rawPdf(['<< /Type /Catalog >>']))).rejects.toMatchObject({ trouble: 'damaged' });
  });
});

it('the README tells the bounds that the code holds', () => {
  const readme = readFileSync('README.md', 'utf8');
  const many = (count: number) => count.toLocaleString('en');
  const dots = Math.sqrt(LIMITS.pictureDots);
  for (const bound of [
    `| ${LIMITS.bytes / 1e6} MB, or ${LIMITS.pages} pages | ${LIMITS.pageTime / 1000} s for one page |`,
    `| ${many(LIMITS.glyphsOfPage)} signs or ${many(LIMITS.instructions)} drawing instructions on one page | ${LIMITS.time / 1000} s for all pages |`,
    `| ${many(LIMITS.glyphs)} signs in all | ${many(MOST_MEMORY / 1e6)} MB of memory`,
    `| ${LIMITS.stream / 1e6} MB in one packed stream`,
    `more than ${dots} × ${dots} dots`,
  ])
    expect(readme).toContain(bound);
});

sayWhenSkipped('the real books as PDF');

describe.skipIf(!HAS_BOOKS)('the real books in columns', { timeout: 180_000 }, () => {
  const DRESSES: Record<string, Dress> = {
    'two columns': { columns: 2, numbers: true },
    'three columns, headings in coloured capitals': {
      columns: 3,
      size: 'A4 landscape',
      style:
        'h1, h2, h3, h4 { text-transform: uppercase; color: #842 } h1 { font-size: 13pt } h2 { font-size: 11pt } h3 { font-size: 9.5pt } h4 { font-size: 9.5pt; text-transform: none }',
    },
    'one column, headings by weight and slant': {
      columns: 1,
      size: 'A5',
      numbers: true,
      style:
        'h1 { font-size: 13pt } h2, h3, h4 { font-size: 9.5pt } h3, h4 { font-style: italic } h4 { font-weight: normal; color: #27a }',
    },
  };
  /** Typesetting takes its time: all five in the first dress, two in each of the others. */
  const BOOKS: Record<string, number[]> = { three: [0, 3], 'one column': [1, 2] };
  it.each(Object.entries(DRESSES))(
    'in %s: 97 of a hundred headings found, 5 wrong at most',
    async (name, dress) => {
      const only = Object.entries(BOOKS).find(([start]) => name.startsWith(start))?.[1];
      let [all, found, wrong, homes] = [0, 0, 0, 0];
      const notes: string[] = [];
      for (const book of readRealBooks().filter((_, at) => !only || only.includes(at))) {
        const result = await readHtml(toHtml(book), dress, { data: null });
        const { counts, notes: own } = scoreBook(book, result.extraction);
        all += book.sections.length;
        found += counts.title.found;
        wrong += counts.title.wrong;
        homes += counts.parent.found;
        notes.push(...own.filter((note) => /^(?:missed|extra)/.test(note)));
      }
      expect(found / all, notes.join('\n')).toBeGreaterThanOrEqual(0.97);
      expect(wrong / all, notes.join('\n')).toBeLessThanOrEqual(0.05);
      expect(homes / found).toBeGreaterThanOrEqual(0.97);
    },
  );
});
