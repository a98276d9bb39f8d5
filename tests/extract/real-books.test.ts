// The five real books, when they are there: their structure, their order, their hyphens, their icons, their words.
import { distance } from 'fastest-levenshtein';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Extracted, extractBook } from '../../extract/extract-book';
import { fold } from '../../extract/text/text-patterns';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { HAS_BOOKS, type RealBook, readRealBooks, sayWhenSkipped } from './real-books';
import { FIELDS, scoreBook } from './score';

sayWhenSkipped('the extraction of the real books');

const NAMES = [
  'outer-rim uk',
  'outer-rim ru',
  'planet-unknown uk',
  'mandalorian-adventures uk',
  'rebellion uk',
];
const PRIVATE = /[\ue000-\uf8ff]/u;

describe.skipIf(!HAS_BOOKS)('the real books', { timeout: 180_000 }, () => {
  const books = new Map<string, { book: RealBook; result: Extracted }>();
  const of = (name: string) => books.get(name) as { book: RealBook; result: Extracted };

  beforeAll(() => {
    for (const book of readRealBooks()) {
      const { game, lang, bytes } = book;
      books.set(`${game} ${lang}`, { book, result: extractBook({ bytes, book: 'book.txt', game, lang }) });
    }
  }, 180_000);

  it.each(NAMES)(
    'finds every topic of %s with title, kind, parent, page, related topics and redirects',
    (name) => {
      const { book, result } = of(name);
      const { counts, notes } = scoreBook(book, result.extraction);
      expect(notes).toEqual([]);
      for (const field of FIELDS) expect(counts[field], field).toMatchObject({ missed: 0, wrong: 0 });
      expect(counts.title.found).toBe(book.sections.length);
    },
  );

  it.each(NAMES)('keeps every body of %s whole and in its true order', (name) => {
    const { book, result } = of(name);
    const { places } = scoreBook(book, result.extraction);
    const source = new TextDecoder().decode(book.bytes).split('\n');
    const dropped = new Set(result.draft.dropped.map(({ line }) => line));
    for (const [id, { lines }] of Object.entries(book.lines)) {
      const want = lines
        .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
        .filter((line) => source[line - 1]?.trim() && !dropped.has(line));
      const got = result.draft.topics[places.get(id) ?? -1]?.lines.filter((line) => want.includes(line));
      expect(got, id).toEqual(want);
    }
  });

  it('brings the 17 bodies of the Russian book together that its columns cut in two', () => {
    const { book, result } = of('outer-rim ru');
    const { places } = scoreBook(book, result.extraction);
    const cut = Object.entries(book.lines).filter(([, { lines }]) => lines.length > 1);
    expect(cut).toHaveLength(17);
    for (const [id] of cut) {
      const ranges = result.extraction.topics[places.get(id) ?? -1]?.lines ?? [];
      expect(ranges.some(([from], at) => from > (ranges[at + 1]?.[0] ?? from)) || ranges.length > 1, id).toBe(
        true,
      );
    }
  });

  it('joins all 325 line-end hyphens of the Russian book and keeps the true ones', () => {
    const { book, result } = of('outer-rim ru');
    const cut = new TextDecoder()
      .decode(book.bytes)
      .split('\n')
      .filter((line) => /-\s*$/.test(line));
    expect(cut).toHaveLength(325);
    const text = [...result.files.values()].join('\n');
    expect(text.match(/\p{L}-\s/gu)).toBeNull();
    // The two that belong to their words.
    expect(text.match(/«Нал-Хатта»/g)).toHaveLength(1);
    expect(text).toContain('персонажа игрока-ИИ');
  });

  it('names every private-use icon', () => {
    const { result } = of('outer-rim ru');
    expect(Object.keys(result.draft.icons)).toHaveLength(23);
    expect(Object.keys(result.draft.icons).filter((id) => id.startsWith('icon-'))).toEqual([]);
    for (const { result: any } of books.values())
      expect(PRIVATE.test([...any.files.values()].join(''))).toBe(false);
  });

  it.each(NAMES)('makes entries of %s that the checker finds sound, every related topic a link', (name) => {
    const { book, result } = of(name);
    const files = [...result.files].map(([path, text]) => ({ path: `${book.game}/${path}`, text }));
    expect(formatDiagnostics(checkContent(files, { lock: false }).diagnostics)).toBe('');
    for (const { related } of result.draft.topics)
      for (const { topic, name: printed } of related) expect(topic, printed).toBeDefined();
  });

  it.each(NAMES)('leads the terms of the printed index of %s to their topics', (name) => {
    const { book, result } = of(name);
    const { places } = scoreBook(book, result.extraction);
    const wrong = book.index.filter(({ entry, targets }) => {
      const homes = result.draft.topics.flatMap(({ index }, at) =>
        // The data file mends a letter or two of some terms.
        index.some(({ term }) => fold(term).endsWith(fold(entry)) || distance(fold(entry), fold(term)) < 3)
          ? [at]
          : [],
      );
      return !targets.some((id) => homes.includes(places.get(id) ?? -1));
    });
    expect(wrong.map(({ entry }) => entry)).toEqual([]);
  });

  it.each(NAMES)('loses hardly a word of %s on the way to the entries', (name) => {
    const { book, result } = of(name);
    const source = new TextDecoder()
      .decode(book.bytes)
      .replace(/Пов'язані теми|См\. также/g, '')
      .split('\n');
    const words = (text: string) => fold(text).match(/\p{L}{3,}/gu) ?? [];
    const written = new Set(words([...result.files.values()].join('\n').replace(/\\\n/g, ' ')));
    const printed = result.draft.topics
      .flatMap(({ lines }) => lines)
      .flatMap((line) => words(source[line - 1] ?? ''));
    const lost = printed.filter((word) => !written.has(word)).length;
    // Words cut at a line end and words that the data file corrects are spelt otherwise.
    expect(lost / printed.length).toBeLessThan(name === 'outer-rim ru' ? 0.05 : 0.01);
  });

  it('still finds most of a glossary when only the general rules apply', () => {
    for (const [name, least] of [
      ['outer-rim uk', 0.95],
      ['outer-rim ru', 0.99],
      ['rebellion uk', 0.95],
    ] as const) {
      const { book } = of(name);
      const { extraction } = extractBook({
        bytes: book.bytes,
        book: 'b',
        game: book.game,
        lang: book.lang,
        data: null,
      });
      const { counts } = scoreBook(book, extraction);
      expect(counts.title.found / book.sections.length, name).toBeGreaterThan(least);
    }
  });
});
