import { describe, expect, it } from 'vitest';
import type { PdfContent } from '../pdf/pdf-types';
import { testGlyph } from '../pdf/read/glyph-fixture';
import { createImage, type GrayImage } from './image/gray-image';
import { findScannedSheets, type PageRaster, recognizeScans, type ScanReader } from './recognize-scans';
import type { RecognizedLine } from './recognizer';

const page = (sheet: number, text = ''): PdfContent['pages'][number] => ({
  sheet,
  width: 100,
  height: 140,
  shapes: [],
  glyphs: [...text].map((letter, at) => testGlyph(letter, at * 6)),
});
const content = (...texts: string[]): PdfContent => ({
  pages: texts.map((text, at) => page(at + 1, text)),
  fonts: [],
  images: new Map(),
  outlines: new Map(),
  drawings: new Map(),
  title: '',
});
const TEXT = 'The player with the most feathers wins the game.';

const paper = (ink: number): GrayImage => {
  const image = createImage(100, 140);
  image.pixels.fill(255);
  for (let at = 0; at < ink; at++) image.pixels[700 + (at % 60) + 100 * (2 * Math.floor(at / 60))] = 0;
  return image;
};

const line = (text: string): RecognizedLine => ({
  box: [10, 10, 10 + 6 * text.length, 20],
  paragraph: 0,
  words: text.split(' ').map((word, at) => ({
    confidence: 95,
    symbols: [...word].map((letter, index) => ({
      text: letter,
      box: [10 + 16 * at + 5 * index, 10, 15 + 16 * at + 5 * index, 20],
      confidence: 95,
    })),
  })),
});

function fakeReader(pictures: readonly GrayImage[]) {
  const calls: string[] = [];
  const reader: ScanReader = {
    begin: async (pages) => void calls.push(`begin ${pages}`),
    draw: async (sheet): Promise<PageRaster> => {
      calls.push(`draw ${sheet}`);
      return { picture: pictures[sheet - 1] as GrayImage, pixelsPerPoint: 1 };
    },
    loadRecognizer: async () => {
      calls.push('load');
      return { recognize: async () => [line('ab cd ef gh ij')], end: () => calls.push('end') };
    },
    onPage: (done, all) => calls.push(`page ${done} of ${all}`),
    close: () => calls.push('close'),
  };
  return { reader, calls };
}

describe('the pages that need OCR', () => {
  it('are the pages without text', () => {
    expect(findScannedSheets(content('', '', '7'))).toEqual([1, 2, 3]);
    expect(findScannedSheets(content(TEXT, TEXT, '', TEXT, TEXT))).toEqual([3]);
  });

  it('do not include the covers of a book with text', () => {
    expect(findScannedSheets(content('', TEXT, TEXT, TEXT, ''))).toEqual([]);
  });
});

describe('recognizeScans', () => {
  it('loads the recognizer once, and skips empty pages', async () => {
    const { reader, calls } = fakeReader([paper(0), paper(300), paper(300)]);
    const result = await recognizeScans(content('', '', ''), [1, 2, 3], reader);
    expect(
      result.pages.map(({ glyphs }) =>
        glyphs
          .map(({ text }) => text)
          .join('')
          .trim(),
      ),
    ).toEqual(['', 'ab cd ef gh ij', 'ab cd ef gh ij']);
    expect(calls.filter((call) => call === 'load' || call.startsWith('begin'))).toEqual(['begin 3', 'load']);
    expect(calls.slice(-2)).toEqual(['end', 'close']);
  });

  it('asks the reader nothing and loads no recognizer if all pages are empty', async () => {
    const { reader, calls } = fakeReader([paper(0)]);
    await recognizeScans(content(''), [1], reader);
    expect(calls).toEqual(['draw 1', 'page 1 of 1', 'close']);
  });

  it('uses the stored pages of an earlier run', async () => {
    const first = fakeReader([paper(300), paper(300)]);
    const stored = new Map<number, unknown>();
    await recognizeScans(content('', ''), [1, 2], {
      ...first.reader,
      store: async (recognized) => void stored.set(recognized.sheet, recognized),
    });
    const second = fakeReader([paper(300), paper(300)]);
    const result = await recognizeScans(content('', ''), [1, 2], {
      ...second.reader,
      findStored: async (sheet) => stored.get(sheet) as never,
    });
    expect(second.calls).not.toContain('load');
    expect(result.pages[1]?.glyphs.length).toBeGreaterThan(5);
  });

  it('closes the file if the reader does not agree', async () => {
    const { reader, calls } = fakeReader([paper(300)]);
    const asking = { ...reader, begin: () => Promise.reject(new Error('ask first')) };
    await expect(recognizeScans(content(''), [1], asking)).rejects.toThrow('ask first');
    expect(calls).toEqual(['draw 1', 'close']);
  });

  it('refuses more scanned pages than the limit', async () => {
    const { reader } = fakeReader([]);
    const sheets = Array.from({ length: 201 }, (_, at) => at + 1);
    await expect(recognizeScans(content(''), sheets, reader)).rejects.toThrow('expected at most 200');
  });
});
