// Tests how stored values are parsed, and that a damaged part does not affect the valid parts.
import { describe, expect, it } from 'vitest';
import { DEFAULTS, inspectStored, parseStored, prependUnique } from './storage-schema';

describe('what the device remembers', () => {
  it('is read back as it was written', () => {
    expect(parseStored('pins', '{"outer-rim":["combat#roll"]}')).toEqual({ 'outer-rim': ['combat#roll'] });
    expect(parseStored('theme', '"dark"')).toBe('dark');
    expect(parseStored('players', '{"outer-rim":3}')).toEqual({ 'outer-rim': 3 });
  });

  it.each([
    ['pins', '{"outer-rim":"combat"}'],
    ['theme', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['pins', '{"__proto__":["combat"],"constructor":["combat"]}'],
    ['pins', '[1,2]'],
    ['theme', '"pink"'],
    ['textSize', '7'],
    ['keepAwake', '"yes"'],
    ['history', '{broken'],
    ['notKept', '{"a":1}'],
    ['pins', null],
  ] as const)('falls back to the default when %s is damaged: %s', (key, text) => {
    expect(inspectStored(key, text)).toEqual({ value: DEFAULTS[key], isIntact: text === null });
  });

  it('leaves out only the damaged part of a value', () => {
    const pins = '{"outer-rim":["combat",5,null],"rebellion":"skills","planet-unknown":["rover"]}';
    expect(inspectStored('pins', pins)).toEqual({
      value: { 'outer-rim': ['combat'], 'planet-unknown': ['rover'] },
      isIntact: false,
    });
    expect(inspectStored('asked', '["outer-rim.uk",{}]')).toEqual({
      value: ['outer-rim.uk'],
      isIntact: false,
    });
    expect(inspectStored('pins', '{"outer-rim":["combat"]}').isIntact).toBe(true);
    expect(inspectStored('decisions', '{"outer-rim":[{}]}').isIntact).toBe(false);
  });

  it('loses no decision for the sake of a damaged one', () => {
    const sound = { id: 'a', kind: 'house', text: 'Так', day: '2026-11-17', edited: 1 };
    const rule = { lang: 'uk', title: 'Бій, 4', text: 'Так', hash: 'x' };
    const odd = [
      { ...sound, text: '' },
      { ...sound, kind: 'law' },
      { ...sound, rule: {} },
      { ...sound, rule: { ...rule, lang: '../x' } },
      { ...sound, at: '../../x' },
      { ...sound, id: 'a b' },
      { ...sound, day: '2026-99-99' },
      { id: 'a', removed: 'today' },
      { id: 'a', removed: '2026-11-17', text: 5 },
      null,
      'x',
    ];
    const text = JSON.stringify({ 'outer-rim': [...odd, sound], '../x': [sound], rebellion: 'x' });
    expect(parseStored('decisions', text)).toEqual({ 'outer-rim': [sound] });
    expect(parseStored('decisions', '[]')).toEqual({});
    const kept = {
      rebellion: [
        { ...sound, at: 'combat#ties', rule },
        { id: 'b', removed: '2026-11-18' },
      ],
    };
    expect(parseStored('decisions', JSON.stringify(kept))).toEqual(kept);
  });

  it('keeps lists short and without repeats, newest first', () => {
    expect(prependUnique(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
    expect(prependUnique(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
  });
});
