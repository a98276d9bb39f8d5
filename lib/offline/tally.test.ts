import { describe, expect, it } from 'vitest';
import type { FileList } from './manifest';
import { tallyFiles, tallyGame } from './tally';

const list: FileList = {
  game: 'skirmish',
  editions: [
    { lang: 'uk', name: 'Сутичка', icons: 3 },
    { lang: 'ru', name: 'Стычка', icons: 3 },
  ],
  files: [
    ['/data/skirmish.uk.json', 'a', 50],
    ['/skirmish/uk/', 'b', 10],
    ['/skirmish/uk/combat/', 'c', 20],
    ['/skirmish/uk-ru/combat/', 'd', 20],
    ['/data/skirmish.ru.json', 'e', 50],
    ['/skirmish/ru/combat/', 'f', 20],
  ],
  moved: {},
};
const game = { id: 'skirmish', size: 99, kept: true, list };
const holding = (here: string, damaged = '') => ({ here: new Set(here), damaged: new Set(damaged) });

describe('what is on the device', () => {
  it('is whole when every content is here', () => {
    const state = tallyGame(game, holding('abcdef'), false);
    expect(state).toMatchObject({
      status: 'whole',
      missing: [],
      damaged: [],
      bytes: 170,
      progress: { here: 6, total: 6 },
    });
    expect(state.editions).toEqual([
      {
        lang: 'uk',
        name: 'Сутичка',
        entries: { here: 1, total: 1 },
        pages: { here: 2, total: 2 },
        search: { here: 1, total: 1 },
        icons: { here: 3, total: 3 },
      },
      {
        lang: 'ru',
        name: 'Стычка',
        entries: { here: 1, total: 1 },
        pages: { here: 0, total: 0 },
        search: { here: 1, total: 1 },
        icons: { here: 3, total: 3 },
      },
    ]);
  });

  it('names what is missing and what is damaged', () => {
    const state = tallyGame(game, holding('abdef', 'a'), false);
    expect(state).toMatchObject({
      status: 'lacking',
      missing: ['/skirmish/uk/combat/'],
      damaged: ['/data/skirmish.uk.json'],
      progress: { here: 4, total: 6 },
    });
    expect(state.editions[0]).toMatchObject({ entries: { here: 0, total: 1 }, icons: { here: 0, total: 3 } });
  });

  it('is never whole while it is loading, nor when its list is lost', () => {
    expect(tallyGame(game, holding('abc'), true).status).toBe('loading');
    expect(tallyGame({ ...game, list: undefined }, holding('abcdef'), false).status).toBe('lacking');
  });

  it('of a game that nobody wants lacks nothing', () => {
    expect(tallyGame({ ...game, kept: false }, holding(''), true)).toMatchObject({
      status: 'absent',
      missing: [],
      bytes: 0,
    });
  });

  it('of the shell is counted the same way', () => {
    expect(tallyFiles(list.files, holding('abcde'), false)).toMatchObject({
      status: 'lacking',
      missing: ['/skirmish/ru/combat/'],
    });
  });
});
