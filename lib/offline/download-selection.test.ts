// Tests which packs are selected for download, and the switches that change the selection.
import { describe, expect, it } from 'vitest';
import { isLargeSite } from '../core/is-large-site';
import {
  editionsOnPage,
  type ReaderChoice,
  resolveReaderLangs,
  selectDownloads,
  selectPacks,
  selectShellFiles,
  shellPackOf,
  switchEdition,
  switchGame,
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
const choice = (change: Partial<ReaderChoice> = {}): ReaderChoice => ({
  notKept: [],
  asked: [],
  langs: ['uk'],
  ...change,
});
const names = (packs: { game: string; langs: string[] }[]) =>
  packs.map(({ game: id, langs }) => [id, ...langs].join(' '));
const selected = (change: Partial<ReaderChoice> = {}) => names(selectPacks(game('a'), choice(change)));

describe('the selected packs', () => {
  it('are all games of a small library except the removed ones', () => {
    expect(isLargeSite(Array.from({ length: 8 }))).toBe(false);
    expect(selectPacks(library(8), choice())).toHaveLength(8);
    expect(
      selectPacks(library(4), choice({ notKept: ['game-2'], asked: ['game-2', 'game-2.uk'] })),
    ).toHaveLength(3);
  });

  it('are the added games of a large library except the removed ones', () => {
    expect(selectPacks(library(40), choice())).toEqual([]);
    const asked = ['game-3', 'game-7', 'game-9.uk', 'game-99'];
    expect(names(selectPacks(library(40), choice({ notKept: ['game-7'], asked })))).toEqual([
      'game-3 uk',
      'game-9 uk',
    ]);
  });

  it('are those in the reader’s languages and in opened or added ones', () => {
    expect(selected()).toEqual(['a uk']);
    expect(selected({ asked: ['a.en'] })).toEqual(['a uk', 'a en', 'a uk en']);
    expect(selected({ langs: ['uk', 'ru'] })).toEqual(['a uk', 'a ru', 'a uk ru']);
    expect(selected({ langs: ['ru'], asked: ['a.en'] })).toEqual(['a ru', 'a en']);
    expect(selected({ asked: ['a.ru', 'b.en'], notKept: ['a.uk'] })).toEqual(['a ru']);
  });

  it('fall back to the first language of a game, unless the reader removed it', () => {
    expect(selected({ langs: ['de'] })).toEqual(['a uk']);
    expect(selected({ langs: [] })).toEqual(['a uk']);
    expect(selected({ langs: ['de'], notKept: ['a.uk'] })).toEqual([]);
    expect(selected({ notKept: ['a.uk'] })).toEqual([]);
  });

  it('are whole games in manifest format 1, which has no languages', () => {
    expect(selectPacks([pack('a')], choice({ langs: ['en'] }))).toHaveLength(1);
    expect(selectPacks([pack('a')], choice({ notKept: ['a'] }))).toEqual([]);
  });
});

describe('the selected shell files', () => {
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
  const shellPaths = (langs: string[], packs: { langs: string[] }[] = []) =>
    selectShellFiles({ files, home: 'uk' }, { packs, langs, withPrivateBooks: false }).map(([path]) => path);

  it('are in the reader’s languages and in the language of the root', () => {
    expect(shellPaths(['ru'])).toEqual(all.filter((path) => !/\ben\b/.test(path)));
    expect(shellPaths(['uk'])).toEqual([
      '/',
      '/offline/',
      '/client/0a1b/main.js',
      '/client/0a1b/strings-uk.js',
    ]);
  });

  it('include the language of a selected edition', () => {
    expect(shellPaths(['uk'], [pack('a', 'en')])).toEqual(all.filter((path) => !/\bru\b/.test(path)));
  });

  it('are all files if the list does not name the language of the root', () => {
    expect(selectShellFiles({ files }, { packs: [], langs: ['uk'], withPrivateBooks: true })).toEqual(files);
  });

  it('include the private book reader only after a book was added', () => {
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
    expect(selectShellFiles(shell, selectDownloads(packs, choice()))).toEqual(tools.slice(4));
    expect(selectShellFiles(shell, selectDownloads(packs, choice({ asked: ['own'] })))).toEqual(tools);
  });
});

describe('the pack of a shell file', () => {
  it('is that of its language, or the one that every device needs', () => {
    expect(shellPackOf('/client/0a1b/main.js')).toBe('');
    expect(shellPackOf('/')).toBe('');
    expect(shellPackOf('/install/ru.webmanifest')).toBe('ru');
    expect(shellPackOf('/client/0a1b/strings-ru-offline.js')).toBe('ru');
    expect(shellPackOf('/shelf/')).toBe('');
  });

  it('does not exist for a font, an image or a script that only private books need', () => {
    for (const path of [
      '/_next/static/media/book.woff2',
      '/install/icon.png',
      '/client/0a1b/book-worker.js',
      '/client/0a1b/strings-uk-private-books.js',
      '/client/0a1b/editor-page.js',
      '/client/0a1b/strings-uk-editor.js',
    ])
      expect(shellPackOf(path), path).toBeUndefined();
  });
});

describe('switching an edition or a game', () => {
  const all = ['uk', 'ru', 'en'];
  const switchLang = (from: ReaderChoice, lang: string, on: boolean) => {
    const kept = selectPacks(game('a'), from).filter(({ langs }) => langs.length === 1);
    return {
      ...from,
      ...switchEdition(from, { game: 'a', lang, all, kept: kept.flatMap(({ langs }) => langs) }, on),
    };
  };
  const langs = (of: ReaderChoice) => names(selectPacks(game('a'), of)).filter((name) => name.length === 4);

  it('adds or removes one language and no other', () => {
    const both = switchLang(choice(), 'en', true);
    expect(langs(both)).toEqual(['a uk', 'a en']);
    expect(langs(switchLang(both, 'uk', false))).toEqual(['a en']);
    expect(langs(switchLang(both, 'en', false))).toEqual(['a uk']);
    expect(langs({ ...both, langs: ['ru'] })).toEqual(['a ru', 'a en']);
  });

  it('removes the game with its last language, and adds it again in that language', () => {
    const none = switchLang(choice(), 'uk', false);
    expect(none.notKept).toEqual(['a']);
    expect(langs({ ...none, ...switchGame(none, 'a', true) })).toEqual(['a uk']);
  });

  it('adds a removed game again only in the language switched on', () => {
    const off = { ...choice(), ...switchGame(choice(), 'a', false) };
    expect(langs(switchLang(off, 'ru', true))).toEqual(['a ru']);
  });

  it('clears removed languages when a game is switched on', () => {
    const from = choice({ notKept: ['a', 'a.uk', 'ab'], asked: ['a.en'] });
    expect(switchGame(from, 'a', true)).toEqual({ notKept: ['ab'], asked: ['a.en', 'a'] });
  });
});

describe('the languages of a reader', () => {
  it('are those sent, else those recorded, else those of opened editions', () => {
    const known = { asked: ['a.ru', 'b', 'b.ru', 'c.en'], langs: ['uk'] };
    expect(resolveReaderLangs(['en'], known)).toEqual(['en']);
    expect(resolveReaderLangs(undefined, known)).toEqual(['uk']);
    expect(resolveReaderLangs(undefined, { ...known, langs: [] })).toEqual(['ru', 'en']);
    expect(resolveReaderLangs(undefined, { asked: [], langs: [] })).toEqual([]);
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
  ])('at %s shows these editions', (path, editions) => {
    expect(editionsOnPage(path)).toEqual(editions);
  });
});
