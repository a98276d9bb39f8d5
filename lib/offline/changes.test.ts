import { describe, expect, it } from 'vitest';
import type { GameData } from '../data/game-data';
import { changedEntries } from './changes';

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

describe('changes between two versions', () => {
  it('name the entries whose rules differ, came or went', () => {
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
    expect(changedEntries(before, after).map(({ entry }) => entry)).toEqual(['text', 'rule', 'gone', 'come']);
    expect(changedEntries(before, after)[0]).toEqual({ game: 'skirmish', lang: 'uk', entry: 'text' });
  });

  it('are none when only the order differs', () => {
    expect(changedEntries(data({ a: { x: '1', y: '2' } }), data({ a: { y: '2', x: '1' } }))).toEqual([]);
  });
});
