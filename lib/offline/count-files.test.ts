import { describe, expect, it } from 'vitest';
import { type TalliedPack, tallyFiles, tallyGame } from './count-files';
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
const kept = { kept: true, wouldBeKept: true };
const packs: TalliedPack[] = [
  { langs: ['uk'], size: 99, ...kept, list: list(uk, 'uk') },
  { langs: ['ru'], size: 88, ...kept, list: list(ru, 'ru') },
  { langs: ['uk', 'ru'], size: 7, ...kept, list: list(both) },
];
/** A reader of Ukrainian alone. */
const ukOnly: TalliedPack[] = packs.map((pack, at) =>
  at === 0 ? pack : { ...pack, kept: false, wouldBeKept: false, list: undefined },
);
const holding = (here: string, damaged = '') => ({ here: new Set(here), damaged: new Set(damaged) });
const tally = (of: TalliedPack[], here: string, damaged = '', loading = false) =>
  tallyGame('skirmish', of, holding(here, damaged), loading);

describe('what is on the device', () => {
  it('is whole when every content is here', () => {
    const state = tally(packs, 'abcdef');
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

  it('is whole in one language when that is all that is wanted, and names what another would cost', () => {
    const state = tally(ukOnly, 'abc');
    expect(state).toMatchObject({ status: 'whole', size: 99, bytes: 80, progress: { here: 3, total: 3 } });
    expect(state.editions).toMatchObject([
      { lang: 'uk', kept: true, status: 'whole', size: 99, pages: { here: 1, total: 1 } },
      { lang: 'ru', kept: false, status: 'absent', size: 95, bytes: 0 },
    ]);
  });

  it('names what is missing and what is damaged', () => {
    const state = tally(packs, 'abdef', 'a');
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

  it('is never whole while it is loading, nor when a list is lost', () => {
    expect(tally(packs, 'abc', '', true).status).toBe('loading');
    const lost = packs.map((pack, at) => (at === 1 ? { ...pack, list: undefined } : pack));
    expect(tally(lost, 'abcdef').status).toBe('lacking');
  });

  it('of a game that nobody wants lacks nothing, and names what it would cost', () => {
    const unwanted = packs.map((pack, at) => ({ ...pack, kept: false, wouldBeKept: at === 0 }));
    expect(tally(unwanted, '', '', true)).toMatchObject({
      status: 'absent',
      kept: false,
      missing: [],
      bytes: 0,
      size: 99,
    });
  });

  it('of a game that a version before kept as one is counted by the languages of its list', () => {
    const editions = [...list([], 'uk').editions, ...list([], 'ru').editions];
    const one = { langs: [], size: 9, ...kept, list: { ...list([...uk, ...both, ...ru]), editions } };
    expect(tally([one], 'abcdef')).toMatchObject({
      status: 'whole',
      editions: [
        { lang: 'uk', status: 'whole', kept: true, entries: { here: 1 }, pages: { here: 2 } },
        { lang: 'ru', status: 'whole', kept: true, entries: { here: 1 } },
      ],
    });
  });

  it('of the shell is counted the same way', () => {
    expect(tallyFiles(ru, holding('e'), false)).toMatchObject({
      status: 'lacking',
      missing: ['/skirmish/ru/combat/'],
    });
  });
});
