// Fuzz tests of the PDF extractor: damaged files, and pages with glyphs and shapes at random positions.
import assert from 'node:assert/strict';
import { BookError } from '../../extract/book-error';
import { findConservationErrors } from '../../extract/check-no-line-lost';
import {
  extractPdf,
  extractPdfContent,
  openPdfContent,
  type PdfExtraction,
} from '../../extract/pdf/extract-pdf';
import type { Glyph, PdfContent, PdfPage, Shape } from '../../extract/pdf/pdf-types';
import { checkContent } from '../../lib/content/checks/check-content';
import { privateBooks } from '../../lib/i18n/uk-private-books';
import type { LineEdit } from '../../lib/private-books/private-book';
import { loadPdfLibrary } from '../../scripts/pdf/load-pdf-library';
import { pagesPdf, textContent, type3Font } from '../extract/raw-pdf';
import { damageBytes } from './faulty-server';
import type { FuzzTarget } from './fuzz-targets';
import { pick, type Random, randomText } from './random-text';

const HEADS = ['Moving', 'SETUP', 'End of the Game', 'Scoring', 'Related topics: Moving, Scoring'];
const WORDS =
  'each player draws one card, then moves an owl up to three floors of the tower. See “Moving” on page 2!'.split(
    ' ',
  );

const words = (random: Random, most: number): string =>
  Array.from({ length: 1 + random(most) }, () =>
    random(40) ? pick(random, WORDS) : randomText(random, 8),
  ).join(' ');

const DRAWING = '1000 0 0 0 1000 1000 d1 0 0 m 500 1000 l 1000 0 l f';

/** Creates a random PDF of a few pages with headings and text. */
function anyFile(random: Random): Buffer {
  const pages = Array.from({ length: 1 + random(3) }, () =>
    [0, 1, 2]
      .map(
        (part) =>
          `1 0 0 1 0 ${-220 * part} cm ${textContent([pick(random, HEADS)], 16)} 1 0 0 1 0 -30 cm ${textContent(Array.from({ length: 3 + random(8) }, () => words(random, 14)))}`,
      )
      .join(' '),
  );
  const drawn = random(3) ? {} : type3Font({ a: DRAWING, m: DRAWING, x: '500 0 d0' }, 4 + 2 * pages.length);
  const symbols = 'BT /F2 10 Tf 80 770 Td (a) Tj 30 0 Td (max xam) Tj ET';
  const rotate = pick(random, [0, 0, 0, 90, 180, 270]);
  return Buffer.from(pagesPdf([`${symbols} ${pages[0]}`, ...pages.slice(1)], { rotate, ...drawn }));
}

/** Creates a random page with glyphs in rows, in columns and at random positions. */
function anyPage(random: Random, sheet: number): PdfPage {
  const [width, height] = pick(random, [
    [595, 842],
    [842, 595],
    [300, 300],
  ] as const);
  const glyphs: Glyph[] = [];
  const rows = random(60);
  for (let row = 0; row < rows; row++) {
    const size = pick(random, [8, 9, 10, 10, 10, 14, 22]);
    let x = pick(random, [20, 20, 160, 320, random(width)]);
    const y = random(4) ? 30 + 12 * row : random(height);
    const font = random(3);
    for (const text of random(8) ? words(random, 12) : pick(random, HEADS)) {
      const wide = text === ' ' ? 0.25 : 0.5;
      glyphs.push({
        text,
        x,
        y,
        width: wide * size,
        size,
        font,
        colour: pick(random, ['#000000', '#000000', '#aa2200']),
        outlineKey: 'x',
        rotation: random(200) ? 0 : pick(random, [1, 2, 3, 4.5]),
        stroked: random(300) === 0,
      });
      x += (wide + (random(50) ? 0 : random(3))) * size;
    }
  }
  const shapes = Array.from({ length: random(20) }, (): Shape => {
    const [left, top] = [random(width), random(height)];
    return {
      kind: pick(random, ['fill', 'stroke'] as const),
      box: [left, top, left + random(300), top + random(200)],
      colour: '#ccddee',
      rectangle: random(2) === 0,
      ...(random(2) && { path: 'M0 0L8 0L8 8Z' }),
    };
  });
  return { sheet, width, height, glyphs, shapes };
}

const font = (name: string, weight: number) => ({
  name,
  family: name.toLowerCase(),
  weight,
  italic: false,
  ascent: 0.8,
  descent: 0.2,
});

function assertValid({ draft, files, source, places, sheets }: PdfExtraction): void {
  const lines = source
    .split('\n')
    .slice(0, -1)
    .map((text, at) => ({ n: at + 1, text }));
  assert.deepEqual(findConservationErrors(lines, draft), []);
  for (const { reason } of draft.dropped) assert(Object.hasOwn(privateBooks.reasons, reason), reason);
  assert.equal(places.length, lines.length);
  for (const [sheet] of places) assert(sheets.some((one) => one.sheet === sheet));
  const { diagnostics } = checkContent(
    [...files].map(([path, text]) => ({ path: `game/${path}`, text })),
    { root: 'content', requirePublishedIds: false },
  );
  assert.deepEqual(
    diagnostics.map(({ file, message }) => `${file} ${message}`),
    [],
  );
}

const anyContent = (random: Random): PdfContent => ({
  pages: Array.from({ length: 1 + random(4) }, (_, at) => anyPage(random, at + 1)),
  fonts: [font('Owl', 400), font('Owl Bold', 700), font('Wingdings', 400)],
  images: new Map(),
  outlines: new Map(),
  drawings: new Map(),
  title: randomText(random, 20),
});

export const PDF_TARGETS: FuzzTarget[] = [
  {
    name: 'PDF files: a damaged file is read with every line accounted for, or refused with a message',
    trials: 25,
    trial: async (random) => {
      const library = await loadPdfLibrary();
      let bytes = anyFile(random);
      for (let times = random(4); times > 0; times--) bytes = damageBytes(random, bytes, [anyFile(random)]);
      try {
        assertValid(
          await extractPdf({
            bytes,
            book: 'book.pdf',
            game: 'game',
            ...library,
            limits: { totalTimeMs: 20_000 },
          }),
        );
      } catch (error) {
        assert(error instanceof BookError, String((error as Error).stack));
        assert(!/bug in the extractor/.test(error.message), error.message);
      }
    },
  },
  {
    name: 'PDF pages: glyphs at random places become lines, each in one topic or dropped for a reason',
    trials: 40,
    trial: (random) => {
      const content = anyContent(random);
      try {
        assertValid(extractPdfContent(content, { book: 'book.pdf', game: 'game' }));
      } catch (error) {
        assert(error instanceof BookError, String((error as Error).stack));
        assert(!/bug in the extractor/.test(error.message), error.message);
      }
    },
  },
  {
    name: 'PDF pages: no edit of printed lines loses a line',
    trials: 40,
    trial: (random) => {
      try {
        const book = openPdfContent(anyContent(random), { book: 'book.pdf', game: 'game' });
        const lines = book.draft().source.split('\n').slice(0, -1);
        const anyName = () => ({ text: lines[random(lines.length)] ?? '', nth: random(3) });
        const edits = Array.from({ length: 1 + random(5) }, (): LineEdit => {
          if (random(3) === 0) return { kind: 'split', line: anyName(), to: randomText(random, 20) };
          if (random(2) === 0) return { kind: 'heading', line: anyName(), alike: random(2) === 0 };
          return { kind: 'restore', lines: [anyName(), anyName()] };
        });
        // `draft` throws an error if a line is lost.
        const { source } = book.draft(edits);
        assert.deepEqual(source.split('\n').slice(0, -1).sort(), [...lines].sort());
      } catch (error) {
        assert(error instanceof BookError, String((error as Error).stack));
        assert(!/bug in the extractor/.test(error.message), error.message);
      }
    },
  },
];
