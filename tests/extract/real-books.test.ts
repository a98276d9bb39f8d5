// Extracts five real rulebooks, on machines that have them, and compares the result with what a person has recorded:
// structure, order of lines, hyphens, icons and words.
import { distance } from 'fastest-levenshtein';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExtractedBook, extractTextBook } from '../../extract/extract-text-book';
import { fold } from '../../extract/text/text-patterns';
import { checkContent } from '../../lib/content/checks/check-content';
import { formatDiagnostics } from '../../lib/core/diagnostics';
import { HAS_BOOKS, type RealBook, readRealBooks, warnIfSkipped } from './real-books';
import { FIELDS, scoreBook } from './score-extraction';

warnIfSkipped('the extraction of the real books');

const NAMES = [
  'outer-rim uk',
  'outer-rim ru',
  'planet-unknown uk',
  'mandalorian-adventures uk',
  'rebellion uk',
];
const PRIVATE_USE = /[\ue000-\uf8ff]/u;

describe.skipIf(!HAS_BOOKS)('the real books', { timeout: 180_000 }, () => {
  const books = new Map<string, { book: RealBook; result: ExtractedBook }>();
  const getBook = (name: string) => books.get(name) as { book: RealBook; result: ExtractedBook };

  beforeAll(() => {
    for (const book of readRealBooks()) {
      const { game, lang, bytes } = book;
      books.set(`${game} ${lang}`, {
        book,
        result: extractTextBook({ bytes, book: 'book.txt', game, lang }),
      });
    }
  }, 180_000);

  it.each(NAMES)(
    'finds every topic of %s with title, kind, parent, page, related topics and redirects',
    (name) => {
      const { book, result } = getBook(name);
      const { counts, notes } = scoreBook(book, result.extraction);
      expect(notes).toEqual([]);
      for (const field of FIELDS) expect(counts[field], field).toMatchObject({ missed: 0, wrong: 0 });
      expect(counts.title.found).toBe(book.sections.length);
    },
  );

  it.each(NAMES)('keeps every section of %s complete and in its true order', (name) => {
    const { book, result } = getBook(name);
    const { topicBySection } = scoreBook(book, result.extraction);
    const source = new TextDecoder().decode(book.bytes).split('\n');
    const dropped = new Set(result.draft.dropped.map(({ line }) => line));
    for (const [id, { lines }] of Object.entries(book.lines)) {
      const expected = lines
        .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
        .filter((line) => source[line - 1]?.trim() && !dropped.has(line));
      const actual = result.draft.topics[topicBySection.get(id) ?? -1]?.lines.filter((line) =>
        expected.includes(line),
      );
      expect(actual, id).toEqual(expected);
    }
  });

  it('rejoins the 17 sections of the Russian book that its columns split', () => {
    const { book, result } = getBook('outer-rim ru');
    const { topicBySection } = scoreBook(book, result.extraction);
    const split = Object.entries(book.lines).filter(([, { lines }]) => lines.length > 1);
    expect(split).toHaveLength(17);
    for (const [id] of split) {
      const ranges = result.extraction.topics[topicBySection.get(id) ?? -1]?.lines ?? [];
      expect(ranges.some(([from], at) => from > (ranges[at + 1]?.[0] ?? from)) || ranges.length > 1, id).toBe(
        true,
      );
    }
  });

  it('joins all 325 words hyphenated at a line end in the Russian book, and keeps real hyphens', () => {
    const { book, result } = getBook('outer-rim ru');
    const hyphenated = new TextDecoder()
      .decode(book.bytes)
      .split('\n')
      .filter((line) => /-\s*$/.test(line));
    expect(hyphenated).toHaveLength(325);
    const text = [...result.files.values()].join('\n');
    expect(text.match(/\p{L}-\s/gu)).toBeNull();
    // In this book, only two words are split at a hyphen that is part of the word: «Нал-Хатта» and «игрока-ИИ».
    expect(text.match(/«Нал-Хатта»/g)).toHaveLength(1);
    expect(text).toContain('персонажа игрока-ИИ');
  });

  it('gives a name to every icon that the text layer encodes as a private-use character', () => {
    const { result } = getBook('outer-rim ru');
    expect(Object.keys(result.draft.icons)).toHaveLength(23);
    expect(Object.keys(result.draft.icons).filter((id) => id.startsWith('icon-'))).toEqual([]);
    for (const { result: other } of books.values())
      expect(PRIVATE_USE.test([...other.files.values()].join(''))).toBe(false);
  });

  it.each(NAMES)(
    'writes entries of %s that pass the content checks, with every related topic resolved',
    (name) => {
      const { book, result } = getBook(name);
      const files = [...result.files].map(([path, text]) => ({ path: `${book.game}/${path}`, text }));
      expect(formatDiagnostics(checkContent(files, { requirePublishedIds: false }).diagnostics)).toBe('');
      for (const { related } of result.draft.topics)
        for (const { topic, name: printed } of related) expect(topic, printed).toBeDefined();
    },
  );

  it.each(NAMES)('resolves the terms of the printed index of %s to their topics', (name) => {
    const { book, result } = getBook(name);
    const { topicBySection } = scoreBook(book, result.extraction);
    const wrong = book.index.filter(({ entry, targets }) => {
      const topics = result.draft.topics.flatMap(({ index }, at) =>
        // The data file corrects one or two letters of some terms, so the test accepts similar spellings.
        index.some(({ term }) => fold(term).endsWith(fold(entry)) || distance(fold(entry), fold(term)) < 3)
          ? [at]
          : [],
      );
      return !targets.some((id) => topics.includes(topicBySection.get(id) ?? -1));
    });
    expect(wrong.map(({ entry }) => entry)).toEqual([]);
  });

  it.each(NAMES)('keeps nearly all words of %s in the entries', (name) => {
    const { book, result } = getBook(name);
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
    // A few words may differ: those that are hyphenated in the book, and those that the data file corrects.
    expect(lost / printed.length).toBeLessThan(name === 'outer-rim ru' ? 0.05 : 0.01);
  });

  it('finds most topics of a glossary without the data file', () => {
    for (const [name, minShare] of [
      ['outer-rim uk', 0.95],
      ['outer-rim ru', 0.99],
      ['rebellion uk', 0.95],
    ] as const) {
      const { book } = getBook(name);
      const { extraction } = extractTextBook({
        bytes: book.bytes,
        book: 'b',
        game: book.game,
        lang: book.lang,
        data: null,
      });
      const { counts } = scoreBook(book, extraction);
      expect(counts.title.found / book.sections.length, name).toBeGreaterThan(minShare);
    }
  });
});
