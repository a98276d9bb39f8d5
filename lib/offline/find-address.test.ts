import { describe, expect, it } from 'vitest';
import { createAddressBook, findAddress } from './find-address';
import type { FileList, ListedFile } from './manifest';

const file = (path: string): ListedFile => [path, '0'.repeat(32), 1];
const shell: FileList = {
  editions: [],
  moved: {},
  files: ['/', '/404.html', '/_next/static/a.js'].map(file),
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
const book = createAddressBook([shell, skirmish], ['skirmish', 'siege']);

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

  it('of client navigation is read from its page', () => {
    expect(findAddress(book, '/skirmish/uk/combat/index.txt')).toEqual({
      kind: 'navigation',
      file: file('/skirmish/uk/combat/'),
    });
  });

  it.each([
    ['/skirmish/uk', '/skirmish/uk/'],
    ['/skirmish/uk/combat', '/skirmish/uk/combat/'],
    ['/skirmish/uk/combat/win/', '/skirmish/uk/combat/#win'],
    ['/skirmish/uk/combat/win', '/skirmish/uk/combat/#win'],
    ['/skirmish/uk/combat/draw/', '/skirmish/uk/combat/#tie'],
    ['/skirmish/uk/combat/flee', '/skirmish/uk/retreat/#leave'],
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

  it.each([
    '/skirmish/uk/nothing/',
    '/skirmish/uk/nothing/win/',
    '/skirmish/uk/combat/win/more/',
    '/elsewhere/',
    '/skirmish/ru/',
  ])('%s is unknown', (path) => {
    expect(findAddress(book, path)).toEqual({ kind: 'unknown' });
  });
});
