// Tests how entries appear in lists after they were unlocked.
import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from './game-data';
import { entriesMentioning, insertIntoAlphabet, isLockedEntry, unlockedEntries } from './unlocked-entries';

const rule = (text: string) => ({ id: 'def', kind: 'text' as const, text });
const CHILD: EntryData = {
  id: 'child',
  title: 'Малюк',
  until: 'mission-2',
  index: [{ term: 'Жетон малюка', at: 'token' }],
  rules: [rule('Його несуть, коли [[move#step|рухаються]].')],
};
const GRAB: EntryData = {
  id: 'grab',
  title: 'Захоплення',
  until: 'mission-2',
  rules: [rule('Див. [[child|його]].')],
};
const MOVE: EntryData = { id: 'move', title: 'Рух', rules: [rule('Іди.')] };
const DATA: GameData = {
  game: 'game',
  lang: 'uk',
  name: 'Гра',
  book: { title: 'Книга', short: 'Книга' },
  version: '1',
  icons: {},
  unlocks: [{ id: 'mission-2', name: 'Місія 2', entries: ['grab', 'child'] }],
  entries: [CHILD, GRAB, MOVE],
};

describe('entries unlocked by a point of the campaign', () => {
  it('are listed in book order, and only once the point is reached', () => {
    expect(unlockedEntries(DATA, [])).toEqual([]);
    expect(unlockedEntries(DATA, ['mission-2'])).toEqual([GRAB, CHILD]);
  });

  it('are locked before the point is reached', () => {
    expect(isLockedEntry(CHILD, [])).toBe(true);
    expect(isLockedEntry(CHILD, ['mission-2'])).toBe(false);
    expect(isLockedEntry(MOVE, [])).toBe(false);
  });

  it('are found if they link to another entry or one of its rules', () => {
    expect(entriesMentioning([GRAB, CHILD], 'move')).toEqual([CHILD]);
    expect(entriesMentioning([GRAB, CHILD], 'child')).toEqual([GRAB]);
  });

  it('are inserted into the alphabetical list, with new letters if necessary', () => {
    const alphabet = [{ letter: 'Р', items: [{ target: 'move', title: 'Рух' }] }];
    const all = insertIntoAlphabet(alphabet, [GRAB, CHILD], 'uk');
    expect(all.map(({ letter, items }) => [letter, items.map(({ title }) => title)])).toEqual([
      ['Ж', ['Жетон малюка']],
      ['З', ['Захоплення']],
      ['М', ['Малюк']],
      ['Р', ['Рух']],
    ]);
    expect(all[0]?.items[0]).toEqual({ target: 'child#token', title: 'Жетон малюка', from: ['Малюк'] });
    expect(insertIntoAlphabet(alphabet, [], 'uk')).toBe(alphabet);
  });
});
