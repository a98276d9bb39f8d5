import { describe, expect, it } from 'vitest';
import type { EntryData, GameData } from './game-data';
import { isLockedEntry, mentionsAmong, unlockedEntries, withEntries } from './unlocked-entries';

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

describe('what a point of the campaign opens', () => {
  it('is listed in the order of the book, and only after the point', () => {
    expect(unlockedEntries(DATA, [])).toEqual([]);
    expect(unlockedEntries(DATA, ['mission-2'])).toEqual([GRAB, CHILD]);
  });

  it('is locked for those who are not there yet', () => {
    expect(isLockedEntry(CHILD, [])).toBe(true);
    expect(isLockedEntry(CHILD, ['mission-2'])).toBe(false);
    expect(isLockedEntry(MOVE, [])).toBe(false);
  });

  it('is found where it mentions another entry or one of its rules', () => {
    expect(mentionsAmong([GRAB, CHILD], 'move')).toEqual([CHILD]);
    expect(mentionsAmong([GRAB, CHILD], 'child')).toEqual([GRAB]);
  });

  it('takes its places in the alphabet, with letters of its own where they are missing', () => {
    const alphabet = [{ letter: 'Р', items: [{ target: 'move', title: 'Рух' }] }];
    const all = withEntries(alphabet, [GRAB, CHILD], 'uk');
    expect(all.map(({ letter, items }) => [letter, items.map(({ title }) => title)])).toEqual([
      ['Ж', ['Жетон малюка']],
      ['З', ['Захоплення']],
      ['М', ['Малюк']],
      ['Р', ['Рух']],
    ]);
    expect(all[0]?.items[0]).toEqual({ target: 'child#token', title: 'Жетон малюка', from: ['Малюк'] });
    expect(withEntries(alphabet, [], 'uk')).toBe(alphabet);
  });
});
