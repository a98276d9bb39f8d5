// Tests the counts of stored files per game and per edition.
import { describe, expect, it } from 'vitest';
import { countFiles, countGame, type PackToCount } from './count-stored-files';
import type { FileList, ListedFile } from './offline-manifest';

const list = (files: ListedFile[], lang?: 'uk' | 'ru'): FileList => ({
  game: 'skirmish',
  editions: lang ? [{ lang, name: 'Сутичка', icons: 3 }] : [],
  files,
  moved: {},
});
const uk: ListedFile[] = [
  ['/data/skirmish.uk.json', 'a', 50],
  ['/skirmish/uk/', 'b', 10],
  ['/skirmish/uk/combat/', 'c', 20],
];
const ru: ListedFile[] = [
  ['/data/skirmish.ru.json', 'e', 50],
  ['/skirmish/ru/combat/', 'f', 20],
];
const both: ListedFile[] = [['/skirmish/uk-ru/combat/', 'd', 20]];
const selected = { isSelected: true, isSelectedWithGame: true };
const packs: PackToCount[] = [
  { langs: ['uk'], size: 99, ...selected, list: list(uk, 'uk') },
  { langs: ['ru'], size: 88, ...selected, list: list(ru, 'ru') },
  { langs: ['uk', 'ru'], size: 7, ...selected, list: list(both) },
];
/** The packs of a reader who has selected only Ukrainian. */
const ukOnly: PackToCount[] = packs.map((pack, at) =>
  at === 0 ? pack : { ...pack, isSelected: false, isSelectedWithGame: false, list: undefined },
);
/**
 * Returns the hashes of the stored and of the damaged files. Each character of the two strings is the hash of one file.
 */
const contents = (stored: string, damaged = '') => ({ stored: new Set(stored), damaged: new Set(damaged) });
const count = (from: PackToCount[], stored: string, damaged = '', isLoading = false) =>
  countGame('skirmish', from, contents(stored, damaged), isLoading);

describe('countGame', () => {
  it('reports a complete game if every content is stored', () => {
    const state = count(packs, 'abcdef');
    expect(state).toMatchObject({
      status: 'whole',
      kept: true,
      missing: [],
      damaged: [],
      size: 194,
      bytes: 170,
      progress: { here: 6, total: 6 },
    });
    expect(state.editions).toEqual([
      {
        lang: 'uk',
        kept: true,
        status: 'whole',
        size: 106,
        bytes: 100,
        entries: { here: 1, total: 1 },
        pages: { here: 2, total: 2 },
        search: { here: 1, total: 1 },
        icons: { here: 3, total: 3 },
      },
      {
        lang: 'ru',
        kept: true,
        status: 'whole',
        size: 95,
        bytes: 90,
        entries: { here: 1, total: 1 },
        pages: { here: 0, total: 0 },
        search: { here: 1, total: 1 },
        icons: { here: 3, total: 3 },
      },
    ]);
  });

  it('reports one selected language as complete, with the download size of the other', () => {
    const state = count(ukOnly, 'abc');
    expect(state).toMatchObject({ status: 'whole', size: 99, bytes: 80, progress: { here: 3, total: 3 } });
    expect(state.editions).toMatchObject([
      { lang: 'uk', kept: true, status: 'whole', size: 99, pages: { here: 1, total: 1 } },
      { lang: 'ru', kept: false, status: 'absent', size: 95, bytes: 0 },
    ]);
  });

  it('lists missing and damaged files', () => {
    const state = count(packs, 'abdef', 'a');
    expect(state).toMatchObject({
      status: 'lacking',
      missing: ['/skirmish/uk/combat/'],
      damaged: ['/data/skirmish.uk.json'],
      progress: { here: 4, total: 6 },
    });
    expect(state.editions).toMatchObject([
      { status: 'lacking', entries: { here: 0, total: 1 }, icons: { here: 0, total: 3 } },
      { status: 'whole' },
    ]);
  });

  it('is not complete while it loads or if a list is missing', () => {
    expect(count(packs, 'abc', '', true).status).toBe('loading');
    const withoutList = packs.map((pack, at) => (at === 1 ? { ...pack, list: undefined } : pack));
    expect(count(withoutList, 'abcdef').status).toBe('lacking');
  });

  it('reports no missing files for a game that is not selected, but its download size', () => {
    const unselected = packs.map((pack, at) => ({
      ...pack,
      isSelected: false,
      isSelectedWithGame: at === 0,
    }));
    expect(count(unselected, '', '', true)).toMatchObject({
      status: 'absent',
      kept: false,
      missing: [],
      bytes: 0,
      size: 99,
    });
  });

  it('counts a game of manifest format 1 by the languages of its list', () => {
    const editions = [...list([], 'uk').editions, ...list([], 'ru').editions];
    const wholeGame = {
      langs: [],
      size: 9,
      ...selected,
      list: { ...list([...uk, ...both, ...ru]), editions },
    };
    expect(count([wholeGame], 'abcdef')).toMatchObject({
      status: 'whole',
      editions: [
        { lang: 'uk', status: 'whole', kept: true, entries: { here: 1 }, pages: { here: 2 } },
        { lang: 'ru', status: 'whole', kept: true, entries: { here: 1 } },
      ],
    });
  });

  it('counts the files of the shell too', () => {
    expect(countFiles(ru, contents('e'), false)).toMatchObject({
      status: 'lacking',
      missing: ['/skirmish/ru/combat/'],
    });
  });
});
