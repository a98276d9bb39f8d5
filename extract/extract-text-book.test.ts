import { describe, expect, it } from 'vitest';
import { emptyBookData } from './book-corrections';
import { chooseBook, parseBookData } from './choose-book-data';
import { extractTextBook } from './extract-text-book';
import { BOOKS } from './known-books';
import { STEPS } from './pipeline';

const BOOK =
  '# Замок\n\n## Сова\n\nГравець кидає кубик і рухає сову.\n\n## Вовк\n\nГравець бере карту вовка.\n';
const run = (text: string, more = {}) =>
  extractTextBook({
    bytes: new TextEncoder().encode(text),
    book: 'b.txt',
    game: 'castle',
    lang: 'uk',
    ...more,
  });

describe('extractTextBook', () => {
  it('extracts topics from a book without a data file', () => {
    const { extraction, encoding, dataFile } = run(BOOK);
    expect(extraction.topics.map(({ title }) => title)).toEqual(['Сова', 'Вовк']);
    expect([encoding, dataFile]).toEqual(['utf-8', undefined]);
  });

  it('reports each step before it runs', () => {
    const steps: string[] = [];
    run(BOOK, { progress: (step: string) => steps.push(step) });
    expect(steps).toEqual(['read', ...STEPS.map(([name]) => name), 'emit']);
  });

  it.each([
    [
      'a story',
      'Осінь прийшла тихо, і ліс шумів під дощем усю довгу темну ніч.\n'.repeat(20),
      /not a rules book: it rarely mentions/,
    ],
    ['another alphabet', 'The player rolls a die and moves the owl. '.repeat(20), /not Cyrillic/],
    [
      'another language',
      'Игрок бросает кубик, чтобы вы взяли эту карту.\n'.repeat(20),
      /seems to be in Russian.*--lang ru/,
    ],
    ['no headings', 'гравець кидає кубик і бере карту.\n'.repeat(20), /only one topic was found/],
    ['a very long line', `гравець ${'кидає кубик '.repeat(1000)}`, /line 1 has more than/],
    ['too many lines', 'гравець\n'.repeat(30_001), /too long/],
  ])('rejects %s and explains why', (_, text, sentence) => {
    expect(() => run(text)).toThrow(sentence);
  });

  it('reports a text that is cut short when corrections match nothing', () => {
    const data = { ...emptyBookData('uk', 'Замок'), fixes: [{ reason: 'a slip', words: { пугач: 'сова' } }] };
    expect(() => run(BOOK, { data })).toThrow(/cut short or differs[\s\S]*пугач[\s\S]*--book-file none/);
  });
});

describe('chooseBook', () => {
  it('recognizes each book by its text, and no other text', () => {
    for (const [name, data] of BOOKS)
      expect(chooseBook(data.recognise.join('\n'), data.lang, 'x').name).toBe(name);
    expect(chooseBook(BOOK, 'uk', 'x').name).toBeUndefined();
  });

  it('reports a known book in another language', () => {
    const [data] = BOOKS.values();
    expect(() => chooseBook(data?.recognise.join(' ') ?? '', 'ru', 'x')).toThrow(/use --lang uk/);
  });
});

describe('parseBookData', () => {
  const good = { lang: 'uk', title: 'Замок', name: 'Замок', recognise: ['ЗАМОК'] };

  it('parses a valid data file', () => {
    expect(parseBookData(JSON.stringify(good), 'castle.json', 'uk')).toEqual(good);
  });

  it.each([
    ['invalid JSON', '{', /castle.json is not JSON/],
    ['an unknown field', JSON.stringify({ ...good, icon: {} }), /not a book data file[\s\S]*icon/],
    [
      'a correction without a reason',
      JSON.stringify({ ...good, fixes: [{ words: { а: 'б' } }] }),
      /fixes\.0\.reason/,
    ],
    ['another language', JSON.stringify({ ...good, lang: 'ru' }), /for a book in ru/],
  ])('names the error in a file with %s', (_, json, sentence) => {
    expect(() => parseBookData(json, 'castle.json', 'uk')).toThrow(sentence);
  });
});
