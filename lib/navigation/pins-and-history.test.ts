// Tests the lists of pinned and of recently read rules and entries.
import { describe, expect, it } from 'vitest';
import type { GameData } from '../data/game-data';
import { findPinned, findUnlocked, moveItem } from './pins-and-history';
import { addRecent } from './recent-entries';

const DATA: GameData = {
  game: 'game',
  lang: 'uk',
  name: 'Гра',
  book: { title: 'Книга', short: 'Книга' },
  version: '1',
  icons: {},
  entries: [
    {
      id: 'combat',
      title: 'Бій',
      moved: { reroll: 'combat#roll', twist: 'child#def', run: 'retreat#run' },
      rules: [
        { id: 'part', kind: 'heading', text: 'Розділ' },
        { id: 'roll', kind: 'item', text: 'Кинь кубики.', number: '1' },
        { id: 'secret', kind: 'item', text: 'Таємне.', note: 'spoiler', until: 'mission-2' },
      ],
    },
    { id: 'child', title: 'Малюк', until: 'mission-2', rules: [{ id: 'def', kind: 'text', text: 'Він.' }] },
    { id: 'fight', title: 'Сутичка', see: ['combat'], rules: [] },
    {
      id: 'mission',
      title: 'Місія',
      rules: [
        { id: 'twist', kind: 'text', text: 'Таємне.', note: 'spoiler', until: 'mission-2' },
        { id: 'goal', kind: 'text', text: 'Дійди.' },
      ],
    },
    {
      id: 'retreat',
      title: 'Відступ',
      rules: [
        { id: 'ask', kind: 'item', text: 'Тікаючи:' },
        { id: 'run', kind: 'item', text: 'біжи;', parent: 'ask' },
      ],
    },
  ],
};

describe('what was read', () => {
  it('stands newest first, an entry once', () => {
    expect(addRecent(['combat#roll', 'map'], 'combat')).toEqual(['combat', 'map']);
    expect(addRecent(['combat'], 'map#tile')).toEqual(['map#tile', 'combat']);
  });

  it('is not kept without end', () => {
    const long = Array.from({ length: 40 }, (_, index) => `entry-${index}`);
    expect(addRecent(long, 'map')).toHaveLength(20);
  });
});

describe('what can be told of what was read', () => {
  const told = (targets: string[], points: string[] = []) =>
    findUnlocked(DATA, targets, points).map(({ to }) => to);

  it('is nothing of what is under a lock, or was locked again', () => {
    const read = ['child', 'child#def', 'combat#secret', 'combat#twist', 'retreat'];
    expect(told(read)).toEqual(['retreat']);
    expect(told(read, ['mission-2'])).toEqual(['child', 'child#def', 'combat#secret', 'retreat']);
  });

  it('is told where it stands now, once, and not when it is gone', () => {
    expect(told(['combat#reroll', 'combat#roll', 'fight', 'gone', 'combat#gone'])).toEqual([
      'combat#roll',
      'combat',
    ]);
  });
});

describe('the pinned list', () => {
  it('moves an item by one place and stops at the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 'gone', 1)).toEqual(['a', 'b']);
  });

  it('finds entries with their opening, and rules', () => {
    expect(findPinned(DATA, 'combat', [])).toMatchObject({ kind: 'entry', opening: { id: 'roll' } });
    expect(findPinned(DATA, 'combat#roll', [])).toMatchObject({ kind: 'rule', rule: { number: '1' } });
  });

  it('follows what moved to where it stands now, under the name it was pinned by', () => {
    const pinned = (target: string) => findPinned(DATA, target, []);
    expect(pinned('combat#reroll')).toMatchObject({
      target: 'combat#reroll',
      to: 'combat#roll',
      kind: 'rule',
    });
    expect(pinned('combat#run')).toMatchObject({ to: 'retreat#run', entry: { id: 'retreat' } });
    expect(pinned('fight')).toMatchObject({ target: 'fight', to: 'combat', kind: 'entry' });
    expect(pinned('fight#roll')).toMatchObject({ to: 'combat#roll', kind: 'rule' });
    expect(pinned('combat#twist')).toEqual({ target: 'combat#twist', kind: 'locked', until: 'mission-2' });
  });

  it('says a fragment of a list with the line that leads it in', () => {
    expect(findPinned(DATA, 'retreat#run', [])).toMatchObject({ rule: { text: 'Тікаючи: біжи.' } });
  });

  it('keeps secrets until their point is reached', () => {
    expect(findPinned(DATA, 'child#def', [])).toEqual({
      target: 'child#def',
      kind: 'locked',
      until: 'mission-2',
    });
    expect(findPinned(DATA, 'combat#secret', [])).toMatchObject({ kind: 'locked' });
    expect(findPinned(DATA, 'child#def', ['mission-2'])).toMatchObject({ kind: 'rule' });
    expect(findPinned(DATA, 'mission', [])).toMatchObject({ opening: { id: 'goal' } });
    expect(findPinned(DATA, 'mission', ['mission-2'])).toMatchObject({ opening: { id: 'twist' } });
  });

  it('says when something is no longer there', () => {
    for (const target of ['gone', 'combat#gone', 'fight#gone'])
      expect(findPinned(DATA, target, [])).toEqual({ target, kind: 'unknown' });
  });
});
