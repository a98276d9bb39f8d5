import { describe, expect, it } from 'vitest';
import { isLargeLibrary } from '../core/library-size';
import {
  type Choice,
  editionsAt,
  findWanted,
  readLangs,
  toWanted,
  turnEdition,
  turnGame,
  wantedShell,
} from './download-selection';
import type { ListedFile, ListedPack } from './offline-manifest';

const pack = (game: string, ...langs: string[]) => ({ game, langs });
const game = (id: string) => [
  pack(id, 'uk'),
  pack(id, 'ru'),
  pack(id, 'en'),
  pack(id, 'uk', 'ru'),
  pack(id, 'uk', 'en'),
];
const library = (count: number) => Array.from({ length: count }, (_, at) => game(`game-${at}`)).flat();
const choice = (change: Partial<Choice> = {}): Choice => ({
  notKept: [],
  asked: [],
  langs: ['uk'],
  ...change,
});
const names = (packs: { game: string; langs: string[] }[]) =>
  packs.map(({ game: id, langs }) => [id, ...langs].join(' '));
const wanted = (change: Partial<Choice> = {}) => names(findWanted(game('a'), choice(change)));

describe('what belongs on the device', () => {
  it('is all games of a small library, but for what was refused', () => {
    expect(isLargeLibrary(Array.from({ length: 8 }))).toBe(false);
    expect(findWanted(library(8), choice())).toHaveLength(8);
    expect(
      findWanted(library(4), choice({ notKept: ['game-2'], asked: ['game-2', 'game-2.uk'] })),
    ).toHaveLength(3);
  });

  it('is of a large library what was asked for, but for what was refused', () => {
    expect(findWanted(library(40), choice())).toEqual([]);
    const asked = ['game-3', 'game-7', 'game-9.uk', 'game-99'];
    expect(names(findWanted(library(40), choice({ notKept: ['game-7'], asked })))).toEqual([
      'game-3 uk',
      'game-9 uk',
    ]);
  });

  it('is a game in the languages of its reader, and in those that were opened or switched on', () => {
    expect(wanted()).toEqual(['a uk']);
    expect(wanted({ asked: ['a.en'] })).toEqual(['a uk', 'a en', 'a uk en']);
    expect(wanted({ langs: ['uk', 'ru'] })).toEqual(['a uk', 'a ru', 'a uk ru']);
    expect(wanted({ langs: ['ru'], asked: ['a.en'] })).toEqual(['a ru', 'a en']);
    expect(wanted({ asked: ['a.ru', 'b.en'], notKept: ['a.uk'] })).toEqual(['a ru']);
  });

  it('is the first language of a game that has none of the reader’s, unless that was refused', () => {
    expect(wanted({ langs: ['de'] })).toEqual(['a uk']);
    expect(wanted({ langs: [] })).toEqual(['a uk']);
    expect(wanted({ langs: ['de'], notKept: ['a.uk'] })).toEqual([]);
    expect(wanted({ notKept: ['a.uk'] })).toEqual([]);
  });

  it('is a whole game where versions before know no languages', () => {
    expect(findWanted([pack('a')], choice({ langs: ['en'] }))).toHaveLength(1);
    expect(findWanted([pack('a')], choice({ notKept: ['a'] }))).toEqual([]);
  });
});

describe('of the shell', () => {
  const all = [
    '/',
    '/offline/',
    '/shelf/ru/',
    '/shelf/en/offline/',
    '/not-kept/en/',
    '/install/ru.webmanifest',
    '/client/0a1b/main.js',
    '/client/0a1b/strings-uk.js',
    '/client/0a1b/strings-ru-offline.js',
    '/client/0a1b/strings-en.js',
  ];
  const files = all.map((path): ListedFile => [path, '', 1]);
  const kept = (langs: string[], packs: { langs: string[] }[] = []) =>
    wantedShell({ files, home: 'uk' }, { packs, langs, ownBooks: false }).map(([path]) => path);

  it('the words of the reader’s languages are wanted, and those of the root', () => {
    expect(kept(['ru'])).toEqual(all.filter((path) => !/\ben\b/.test(path)));
    expect(kept(['uk'])).toEqual(['/', '/offline/', '/client/0a1b/main.js', '/client/0a1b/strings-uk.js']);
  });

  it('those of an edition that is kept come with it', () => {
    expect(kept(['uk'], [pack('a', 'en')])).toEqual(all.filter((path) => !/\bru\b/.test(path)));
  });

  it('everything is wanted of a version that does not say what stands at its root', () => {
    expect(wantedShell({ files }, { packs: [], langs: ['uk'], ownBooks: true })).toEqual(files);
  });

  it('what reads private books is wanted by those who have added one', () => {
    const tools = [
      'private-books-reader',
      'book-worker',
      'strings-uk-private-books',
      'strings-en',
      'private-books-shelf-cards',
      'main',
    ].map((name): ListedFile => [`/client/0a1b/${name}.js`, '', 1]);
    const shell = { files: tools, home: 'uk' as const };
    const packs = [pack('a', 'uk')] as ListedPack[];
    expect(wantedShell(shell, toWanted(packs, choice()))).toEqual(tools.slice(4));
    expect(wantedShell(shell, toWanted(packs, choice({ asked: ['own'] })))).toEqual(tools);
  });
});

describe('a switch', () => {
  const all = ['uk', 'ru', 'en'];
  const turn = (from: Choice, lang: string, on: boolean) => {
    const kept = findWanted(game('a'), from).filter(({ langs }) => langs.length === 1);
    return {
      ...from,
      ...turnEdition(from, { game: 'a', lang, all, kept: kept.flatMap(({ langs }) => langs) }, on),
    };
  };
  const langs = (of: Choice) => names(findWanted(game('a'), of)).filter((name) => name.length === 4);

  it('brings a language and takes it away, and no other', () => {
    const both = turn(choice(), 'en', true);
    expect(langs(both)).toEqual(['a uk', 'a en']);
    expect(langs(turn(both, 'uk', false))).toEqual(['a en']);
    expect(langs(turn(both, 'en', false))).toEqual(['a uk']);
    expect(langs({ ...both, langs: ['ru'] })).toEqual(['a ru', 'a en']);
  });

  it('of the last language takes the game away, and the game comes back in it', () => {
    const none = turn(choice(), 'uk', false);
    expect(none.notKept).toEqual(['a']);
    expect(langs({ ...none, ...turnGame(none, 'a', true) })).toEqual(['a uk']);
  });

  it('of a language brings back a game that was off in this language alone', () => {
    const off = { ...choice(), ...turnGame(choice(), 'a', false) };
    expect(langs(turn(off, 'ru', true))).toEqual(['a ru']);
  });

  it('of a game forgets refused languages', () => {
    const from = choice({ notKept: ['a', 'a.uk', 'ab'], asked: ['a.en'] });
    expect(turnGame(from, 'a', true)).toEqual({ notKept: ['ab'], asked: ['a.en', 'a'] });
  });
});

describe('the languages of a reader', () => {
  it('are those said; else those known; else those of what was opened', () => {
    const known = { asked: ['a.ru', 'b', 'b.ru', 'c.en'], langs: ['uk'] };
    expect(readLangs(['en'], known)).toEqual(['en']);
    expect(readLangs(undefined, known)).toEqual(['uk']);
    expect(readLangs(undefined, { ...known, langs: [] })).toEqual(['ru', 'en']);
    expect(readLangs(undefined, { asked: [], langs: [] })).toEqual([]);
  });
});

describe('a page', () => {
  it.each([
    ['/outer-rim/uk/', ['outer-rim.uk']],
    ['/outer-rim/uk/patrols/', ['outer-rim.uk']],
    ['/outer-rim/ru-uk/patrols/', ['outer-rim.ru', 'outer-rim.uk']],
    ['/shelf/ru/', []],
    ['/offline/', []],
    ['/', []],
  ])('at %s asks for the editions it shows', (path, editions) => {
    expect(editionsAt(path)).toEqual(editions);
  });
});
