import { describe, expect, it } from 'vitest';
import type { FileList, ListedFile } from './offline-manifest';
import { createAddressBook, findAddress } from './resolve-address';

const file = (path: string): ListedFile => [path, '0'.repeat(32), 1];
const shell: FileList = {
  home: 'uk',
  editions: [],
  moved: {},
  files: ['/', '/offline/', '/shelf/ru/', '/404.html', '/_next/static/a.js'].map(file),
};
const skirmish: FileList = {
  game: 'skirmish',
  editions: [],
  files: ['/skirmish/uk/', '/skirmish/uk/combat/', '/skirmish/uk/retreat/', '/data/skirmish.uk.json'].map(
    file,
  ),
  moved: {
    '/skirmish/uk/combat/draw/': '/skirmish/uk/combat/#tie',
    '/skirmish/uk/combat/flee/': '/skirmish/uk/retreat/#leave',
  },
};
const pack = (game: string, ...langs: string[]) => ({ game, langs });
const all = [
  pack('skirmish', 'uk'),
  pack('skirmish', 'en'),
  pack('skirmish', 'uk', 'en'),
  pack('siege', 'uk'),
];
const book = createAddressBook([shell, skirmish], all, ['ru', 'uk']);

describe('an address', () => {
  it.each(['/', '/skirmish/uk/combat/', '/data/skirmish.uk.json', '/_next/static/a.js'])(
    '%s is its file',
    (path) => {
      expect(findAddress(book, path)).toEqual({ kind: 'file', file: file(path) });
    },
  );

  it('may name the file of its page', () => {
    expect(findAddress(book, '/skirmish/uk/index.html')).toEqual({
      kind: 'file',
      file: file('/skirmish/uk/'),
    });
    expect(findAddress(book, '/index.html')).toEqual({ kind: 'file', file: file('/') });
  });

  it.each([
    ['/skirmish/uk', '/skirmish/uk/'],
    ['/skirmish/uk/combat', '/skirmish/uk/combat/'],
    ['/skirmish/uk/combat/win/', '/skirmish/uk/combat/#win'],
    ['/skirmish/uk/combat/win', '/skirmish/uk/combat/#win'],
    ['/skirmish/uk/combat/draw/', '/skirmish/uk/combat/#tie'],
    ['/skirmish/uk/combat/flee', '/skirmish/uk/retreat/#leave'],
    ['/skirmish/uk/combat//', '/skirmish/uk/combat/'],
    ['//skirmish///uk/combat', '/skirmish/uk/combat/'],
    ['/skirmish/uk//combat/draw//', '/skirmish/uk/combat/#tie'],
    ['/skirmish/', '/skirmish/uk/'],
    ['/skirmish', '/skirmish/uk/'],
    ['/shelf/uk/', '/'],
    ['/shelf/uk/offline/', '/offline/'],
    ['/shelf/', '/'],
    ['/shelf/ru', '/shelf/ru/'],
  ])('%s leads to %s', (path, to) => {
    expect(findAddress(book, path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/siege/ru/walls/', 'ru'],
    ['/siege/uk-ru/walls/', 'uk'],
  ])('%s of a game that is not kept says so', (path, lang) => {
    expect(findAddress(book, path)).toEqual({ kind: 'not-kept', game: 'siege', lang });
    expect(findAddress(book, '/siege/')).toEqual({ kind: 'not-kept', game: 'siege' });
  });

  it('of a language that is not kept says so, also side by side', () => {
    expect(findAddress(book, '/skirmish/en/combat/')).toEqual({
      kind: 'not-kept',
      game: 'skirmish',
      lang: 'en',
    });
    expect(findAddress(book, '/skirmish/en-uk/combat/')).toMatchObject({ kind: 'not-kept', lang: 'en' });
  });

  it('of a game in a language that is not kept leads to no other language', () => {
    const notKept = { kind: 'not-kept', game: 'skirmish', lang: 'en' };
    expect(findAddress(book, '/skirmish/en/')).toEqual(notKept);
    expect(findAddress(book, '/skirmish/en')).toEqual(notKept);
  });

  it('of a game without a language leads to the dearest that is kept', () => {
    const english = { ...skirmish, files: [file('/skirmish/en/')] };
    const both = [shell, skirmish, english];
    const leadsTo = (to: string) => ({ kind: 'redirect', to });
    expect(findAddress(createAddressBook(both, all, ['en', 'uk']), '/skirmish/')).toEqual(
      leadsTo('/skirmish/en/'),
    );
    expect(findAddress(createAddressBook([english], all, []), '/skirmish/')).toEqual(
      leadsTo('/skirmish/en/'),
    );
  });

  it('of a shelf in a language that is not read here is not kept', () => {
    expect(findAddress(book, '/shelf/en/')).toEqual({ kind: 'not-kept', game: 'shelf', lang: 'en' });
    expect(findAddress(book, '/shelf/en/offline/')).toMatchObject({ kind: 'not-kept', lang: 'en' });
  });

  it.each([
    '/shelf/xx/',
    '/shelf/uk/nothing/',
    '/skirmish/uk/nothing/',
    '/skirmish/uk/nothing/win/',
    '/skirmish/uk/combat/win/more/',
    '/elsewhere/',
    '/skirmish/ru/',
  ])('%s is unknown', (path) => {
    expect(findAddress(book, path)).toEqual({ kind: 'unknown' });
  });
});
