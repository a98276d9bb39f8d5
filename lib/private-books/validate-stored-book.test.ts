// Tests which parts of a damaged record of a private book the site still uses.
import { describe, expect, it } from 'vitest';
import type { PrivateBook } from './private-book';
import { validateStoredBook } from './validate-stored-book';

const BOOK: PrivateBook = {
  id: 'k3x9a1b2',
  name: 'Owls',
  languages: ['en'],
  file: 'owls.txt',
  files: { 'game.md': '---\nname: Owls\n---\n', 'en/combat.md': 'Owls sleep. ^sleep' },
  account: {
    topics: [{ title: 'Combat', parent: null, page: 1, lines: [[1, 2]], file: 'owls/en/combat.md' }],
    dropped: [],
    reports: [],
  },
  source: 'Owls sleep.',
  edits: [{ kind: 'name', to: 'Owls' }],
  added: 1_763_000_000_000,
  print: false,
};

describe('a record of a private book', () => {
  it('is returned unchanged if it is valid, with and without its optional properties', () => {
    expect(validateStoredBook(BOOK)).toEqual({ book: BOOK, isIntact: true });
    const { account, source, ...rest } = BOOK;
    expect(validateStoredBook(rest)).toEqual({ book: rest, isIntact: true });
    expect(validateStoredBook({ ...BOOK, lang: undefined }).isIntact).toBe(true);
    const added: PrivateBook = { ...BOOK, id: 'k3x9a1b2~7hq2m1zz', role: 'faq', rank: -1 };
    expect(validateStoredBook(added)).toEqual({ book: added, isIntact: true });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a number', 5],
    ['a list', [BOOK]],
    ['a record without an id', { ...BOOK, id: undefined }],
    ['a record with the id of a prototype', { ...BOOK, id: '__proto__' }],
    ['a record with a path as its id', { ...BOOK, id: '../x' }],
  ])('has no valid part if it is %s', (_, record) => {
    expect(validateStoredBook(record)).toEqual({ isIntact: false });
  });

  it.each<[keyof PrivateBook, unknown, unknown]>([
    ['name', { toString: 5 }, BOOK.id],
    ['languages', 'en', []],
    ['languages', ['en', 5], ['en']],
    ['file', null, ''],
    ['files', 7, {}],
    ['files', ['a'], {}],
    ['files', new Map([['game.md', 'x']]), {}],
    ['files', {}, {}],
    ['files', { ...BOOK.files, 'en/turn.md': { length: 3 } }, BOOK.files],
    ['account', { topics: [null] }, undefined],
    ['account', { ...BOOK.account, dropped: [{}] }, undefined],
    ['account', { ...BOOK.account, sheets: [{ width: 5, height: 5 }] }, undefined],
    ['source', 5, undefined],
    ['lang', {}, undefined],
    ['edits', undefined, []],
    ['edits', [{ kind: 'rename' }, BOOK.edits[0]], BOOK.edits],
    ['added', Number.NaN, 0],
    ['added', 1e300, 0],
    ['print', 'yes', true],
    ['role', 'errata', undefined],
    ['rank', '1', undefined],
  ])('with a damaged property %s (%o) keeps the other properties', (name, value, expected) => {
    const { [name]: _, ...rest } = BOOK;
    expect(validateStoredBook({ ...BOOK, [name]: value })).toEqual({
      book: { ...rest, ...(expected !== undefined && { [name]: expected }) },
      isIntact: false,
    });
  });
});
