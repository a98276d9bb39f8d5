// Tests the comparison of two versions of an edition.
import { describe, expect, it } from 'vitest';
import type { GameData } from '../data/game-data';
import { findChangedEntries } from './changed-entries';

const data = (entries: Record<string, Record<string, string>>): GameData =>
  ({
    game: 'skirmish',
    lang: 'uk',
    entries: Object.entries(entries).map(([id, rules]) => ({
      id,
      title: id,
      rules: Object.entries(rules).map(([rule, text]) => ({ id: rule, kind: 'text', text })),
    })),
  }) as unknown as GameData;

describe('findChangedEntries', () => {
  it('lists entries with changed, added or removed rules', () => {
    const before = data({
      same: { a: 'Стій.' },
      text: { a: 'Іди.' },
      rule: { a: 'Раз.', b: 'Два.' },
      gone: { a: 'Був.' },
    });
    const after = data({
      same: { a: 'Стій.' },
      text: { a: 'Біжи.' },
      rule: { a: 'Раз.' },
      come: { a: 'Є.' },
    });
    expect(findChangedEntries(before, after).map(({ entry }) => entry)).toEqual([
      'text',
      'rule',
      'gone',
      'come',
    ]);
    expect(findChangedEntries(before, after)[0]).toEqual({ game: 'skirmish', lang: 'uk', entry: 'text' });
  });

  it('lists the old entry of a moved rule if its text changes, and not if it only moves', () => {
    const entry = (id: string, text: string | undefined, more: object = {}) => ({
      id,
      title: id,
      rules: text ? [{ id: 'win', kind: 'text', text }] : [],
      ...more,
    });
    const version = (...entries: object[]) =>
      ({ game: 'skirmish', lang: 'uk', entries }) as unknown as GameData;
    const ids = (before: GameData, after: GameData) =>
      findChangedEntries(before, after).map((one) => one.entry);
    const first = version(entry('combat', 'Бий.'), entry('ties', undefined));
    const moved = (text: string) =>
      version(entry('combat', undefined, { moved: { win: 'ties#win' } }), entry('ties', text));
    expect(ids(first, moved('Бий.'))).toEqual(['ties']);
    expect(ids(moved('Бий.'), moved('Тікай.'))).toEqual(['combat', 'ties']);
    const renamed = (text: string) =>
      version(entry('combat', undefined, { see: ['fight'] }), entry('fight', text));
    expect(ids(version(entry('combat', 'Бий.')), renamed('Бий.'))).toEqual(['fight']);
    expect(ids(renamed('Бий.'), renamed('Тікай.'))).toEqual(['combat', 'fight']);
  });

  it('ignores the order of rules', () => {
    expect(findChangedEntries(data({ a: { x: '1', y: '2' } }), data({ a: { y: '2', x: '1' } }))).toEqual([]);
  });
});
