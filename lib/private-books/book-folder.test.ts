// Tests the conversion of a private book to a folder of files and back.
import { describe, expect, it } from 'vitest';
import { bookToFolder, PDF_FILE, parseBookFolder } from './book-folder';
import type { PrivateBook } from './private-book';

const book: PrivateBook = {
  id: 'abc',
  name: 'Foxes',
  languages: ['en'],
  file: 'foxes.pdf',
  files: { 'game.md': '---\nname: x\n---\n', 'en/combat.md': 'text', 'icons/fox.svg': '<svg/>' },
  account: {
    topics: [{ title: 'Combat', parent: null, page: 1, lines: [[1, 2]], file: 'book/en/combat.md' }],
    dropped: [],
    reports: [],
    places: [[1, 0, 0, 1, 1]],
  },
  source: 'one\ntwo\n',
  lang: 'en',
  edits: [{ kind: 'rename', topic: { title: 'A', nth: 0 }, to: 'B' }],
  added: 1,
  print: true,
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a private book as a folder', () => {
  it('has the layout that an extraction writes, plus hidden files', () => {
    expect(Object.keys(bookToFolder(book, 'foxes', bytes('%PDF-'))).sort()).toEqual([
      '.book.json',
      PDF_FILE,
      'extraction.json',
      'foxes/en/combat.md',
      'foxes/game.md',
      'foxes/icons/fox.svg',
      'source.txt',
    ]);
  });

  it('is parsed back into the same book', () => {
    const { books, pdf } = parseBookFolder(bookToFolder(book, 'foxes', bytes('%PDF-')), 'x.zip');
    const { id: _, name: __, languages: ___, added: ____, ...rest } = book;
    expect(books).toEqual([{ ...rest, account: { ...rest.account, game: 'foxes' } }]);
    expect(pdf).toEqual(bytes('%PDF-'));
  });

  it('is found in a subfolder, without files that do not belong to a book', () => {
    const folder = {
      'content/foxes/game.md': bytes('a'),
      'content/foxes/en/combat.md': bytes('b'),
      'content/foxes/../../evil.md': bytes('c'),
      'content/foxes/en/run.js': bytes('d'),
      'content/hens/game.md': bytes('e'),
      '__MACOSX/content/foxes/game.md': bytes('f'),
    };
    const { books } = parseBookFolder(folder, 'x.zip');
    expect(books.map(({ files }) => files)).toEqual([
      { 'game.md': 'a', 'en/combat.md': 'b' },
      { 'game.md': 'e' },
    ]);
  });

  it('is rejected if it has no game', () => {
    expect(() => parseBookFolder({ 'a.txt': bytes('x') }, 'x.zip')).toThrow('no-book');
  });

  it('is parsed without its extraction report if that is damaged', () => {
    const folder = { ...bookToFolder(book, 'foxes'), 'extraction.json': bytes('{"topics": [{"file": 1}]}') };
    expect(parseBookFolder(folder, 'x.zip').books[0]?.account).toBeUndefined();
  });
});
