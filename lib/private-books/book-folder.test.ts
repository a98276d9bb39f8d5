import { describe, expect, it } from 'vitest';
import { fromFolder, PRINT, toFolder } from './book-folder';
import type { OwnBook } from './private-book';

const book: OwnBook = {
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
  it('is what an extraction writes, with hidden files beside it', () => {
    expect(Object.keys(toFolder(book, 'foxes', bytes('%PDF-'))).sort()).toEqual([
      '.book.json',
      PRINT,
      'extraction.json',
      'foxes/en/combat.md',
      'foxes/game.md',
      'foxes/icons/fox.svg',
      'source.txt',
    ]);
  });

  it('comes back as it was', () => {
    const { books, print } = fromFolder(toFolder(book, 'foxes', bytes('%PDF-')), 'x.zip');
    const { id: _, name: __, languages: ___, added: ____, ...rest } = book;
    expect(books).toEqual([{ ...rest, account: { ...rest.account, game: 'foxes' } }]);
    expect(print).toEqual(bytes('%PDF-'));
  });

  it('is found deeper down, without what is no part of a book', () => {
    const folder = {
      'content/foxes/game.md': bytes('a'),
      'content/foxes/en/combat.md': bytes('b'),
      'content/foxes/../../evil.md': bytes('c'),
      'content/foxes/en/run.js': bytes('d'),
      'content/hens/game.md': bytes('e'),
      '__MACOSX/content/foxes/game.md': bytes('f'),
    };
    const { books } = fromFolder(folder, 'x.zip');
    expect(books.map(({ files }) => files)).toEqual([
      { 'game.md': 'a', 'en/combat.md': 'b' },
      { 'game.md': 'e' },
    ]);
  });

  it('without a game is none', () => {
    expect(() => fromFolder({ 'a.txt': bytes('x') }, 'x.zip')).toThrow('no-book');
  });

  it('leaves a damaged account aside', () => {
    const folder = { ...toFolder(book, 'foxes'), 'extraction.json': bytes('{"topics": [{"file": 1}]}') };
    expect(fromFolder(folder, 'x.zip').books[0]?.account).toBeUndefined();
  });
});
