// Tests the resolution of paths to stored files.
import { describe, expect, it } from 'vitest';
import type { FileList, ListedFile } from './offline-manifest';
import { createAddressIndex, resolveAddress } from './resolve-address';

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
const index = createAddressIndex([shell, skirmish], all, ['ru', 'uk']);

describe('an address', () => {
  it.each(['/', '/skirmish/uk/combat/', '/data/skirmish.uk.json', '/_next/static/a.js'])(
    '%s resolves to its file',
    (path) => {
      expect(resolveAddress(index, path)).toEqual({ kind: 'file', file: file(path) });
    },
  );

  it('may contain index.html', () => {
    expect(resolveAddress(index, '/skirmish/uk/index.html')).toEqual({
      kind: 'file',
      file: file('/skirmish/uk/'),
    });
    expect(resolveAddress(index, '/index.html')).toEqual({ kind: 'file', file: file('/') });
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
  ])('%s redirects to %s', (path, to) => {
    expect(resolveAddress(index, path)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['/siege/ru/walls/', 'ru'],
    ['/siege/uk-ru/walls/', 'uk'],
  ])('%s of a game that is not stored is reported as such', (path, lang) => {
    expect(resolveAddress(index, path)).toEqual({ kind: 'not-kept', game: 'siege', lang });
    expect(resolveAddress(index, '/siege/')).toEqual({ kind: 'not-kept', game: 'siege' });
  });

  it('in a language that is not stored is reported as such, also side by side', () => {
    expect(resolveAddress(index, '/skirmish/en/combat/')).toEqual({
      kind: 'not-kept',
      game: 'skirmish',
      lang: 'en',
    });
    expect(resolveAddress(index, '/skirmish/en-uk/combat/')).toMatchObject({ kind: 'not-kept', lang: 'en' });
  });

  it('of a game in a language that is not stored does not redirect to another language', () => {
    const notKept = { kind: 'not-kept', game: 'skirmish', lang: 'en' };
    expect(resolveAddress(index, '/skirmish/en/')).toEqual(notKept);
    expect(resolveAddress(index, '/skirmish/en')).toEqual(notKept);
  });

  it('of a game without a language redirects to the preferred stored language', () => {
    const english = { ...skirmish, files: [file('/skirmish/en/')] };
    const both = [shell, skirmish, english];
    const redirectTo = (to: string) => ({ kind: 'redirect', to });
    expect(resolveAddress(createAddressIndex(both, all, ['en', 'uk']), '/skirmish/')).toEqual(
      redirectTo('/skirmish/en/'),
    );
    expect(resolveAddress(createAddressIndex([english], all, []), '/skirmish/')).toEqual(
      redirectTo('/skirmish/en/'),
    );
  });

  it('of the home page in a language that is not selected is not stored', () => {
    expect(resolveAddress(index, '/shelf/en/')).toEqual({ kind: 'not-kept', game: 'shelf', lang: 'en' });
    expect(resolveAddress(index, '/shelf/en/offline/')).toMatchObject({ kind: 'not-kept', lang: 'en' });
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
    expect(resolveAddress(index, path)).toEqual({ kind: 'unknown' });
  });
});
