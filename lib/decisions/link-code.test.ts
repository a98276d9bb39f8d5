import { describe, expect, it } from 'vitest';
import type { Decision } from '../core/decision';
import { fromBytes, fromDigits, toBytes, toDigits } from './compact-text';
import { ruleThen } from './edit-decisions';
import {
  findCode,
  LONGEST_LINK,
  LONGEST_QR,
  type Parcel,
  readCode,
  readLink,
  toCode,
  toFragment,
} from './link-code';
import { sumOf } from './rule-hash';

const decision: Decision = {
  id: 'm3x9k2ab12',
  at: 'combat#ties',
  kind: 'reading',
  text: 'Нічия: обоє кидають ще раз, «як у фільмі» — доки хтось не впаде.\n<b>ґ</b> 😀',
  day: '2026-11-17',
  table: 'П’ятниця',
  edited: 1_794_000_000_000,
  rule: ruleThen('uk', 'Бій, 4', 'За нічиєї виграє захисник.'),
};
const parcel: Parcel = { game: 'outer-rim', decisions: [decision, { ...decision, id: 'b', kind: 'open' }] };

/** A code whose sum fits, whatever it holds. */
const forged = (content: unknown): string => {
  const body = toDigits(toBytes(typeof content === 'string' ? content : JSON.stringify(content)));
  return `1.${body}.${sumOf(body)}`;
};
const refusalOf = (code: string) => {
  const read = readCode(code);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('decisions as a code', () => {
  it('come out as they went in', () => {
    expect(readCode(toCode(parcel))).toEqual({ value: parcel });
    const { at: _at, rule: _rule, table: _table, ...bare } = decision;
    const own = { game: 'own~k3x', decisions: [bare] };
    expect(readCode(toCode(own))).toEqual({ value: own });
  });

  it('are small: an ordinary decision with its rule fits a QR code', () => {
    const text = 'Патруль не рухається, якщо гравець сам вирішив зупинитися в його терені. '.repeat(2);
    const rule = ruleThen('uk', 'Патрулі, 9', 'Переможеш патруль — здобудь репутацію. '.repeat(7));
    const link = `https://pravylo.example.org/outer-rim/uk/decisions/${toFragment({ game: 'outer-rim', decisions: [{ ...decision, text, rule }] })}`;
    expect(link.length).toBeLessThan(LONGEST_QR);
  });

  it('are found in an address, in a message around it, and alone', () => {
    const code = toCode(parcel);
    const link = `https://example.org/outer-rim/uk/decisions/#take=${code}`;
    for (const text of [link, `Наші рішення:\n• так\n${link}\nдо п’ятниці!`, `  ${code}\n`])
      expect(findCode(text)).toBe(code);
    expect(findCode('https://example.org/outer-rim/uk/')).toBeUndefined();
    expect(findCode('')).toBeUndefined();
  });

  it('are read for one game, and refused where they are about another', () => {
    const link = `https://example.org/outer-rim/uk/decisions/${toFragment(parcel)}`;
    expect(readLink(link, 'outer-rim')).toEqual({ value: parcel.decisions });
    expect(readLink(link, 'rebellion')).toEqual({ refusal: 'otherGame' });
    expect(readLink('https://example.org/', 'outer-rim')).toEqual({ refusal: 'foreign' });
    expect(readLink(link.slice(0, -3), 'outer-rim')).toEqual({ refusal: 'damaged' });
  });

  it('are refused with a reason when damaged, foreign, newer or too large', () => {
    const code = toCode(parcel);
    expect(refusalOf(code.slice(0, -4))).toBe('damaged');
    expect(refusalOf(code.slice(0, 40))).toBe('damaged');
    expect(refusalOf(code.replace(/^1\.(.{9})./, '1.$1~'))).toBe('damaged');
    expect(refusalOf(`2${code.slice(1)}`)).toBe('newer');
    expect(refusalOf('0.a.b')).toBe('damaged');
    expect(refusalOf('hello')).toBe('foreign');
    expect(refusalOf('')).toBe('foreign');
    expect(refusalOf(`1.${'A'.repeat(LONGEST_LINK)}.x`)).toBe('tooLarge');
  });

  it.each([
    ['nothing', []],
    ['no list', { game: 'outer-rim' }],
    ['no decisions', ['outer-rim']],
    ['a game that is a way', ['../..', ['a', 0, 'x', '2026-01-01', '1', 0, 0]]],
    ['a kind that is none', ['outer-rim', ['a', 'constructor', 'x', '2026-01-01', '1', 0, 0]]],
    ['a day that is none', ['outer-rim', ['a', 0, 'x', '<img>', '1', 0, 0]]],
    ['no words', ['outer-rim', ['a', 0, ' ', '2026-01-01', '1', 0, 0]]],
    ['too many words', ['outer-rim', ['a', 0, 'x'.repeat(1001), '2026-01-01', '1', 0, 0]]],
    ['an odd moment', ['outer-rim', ['a', 0, 'x', '2026-01-01', '-zz', 0, 0]]],
    ['an object for words', ['outer-rim', ['a', 0, { a: 1 }, '2026-01-01', '1', 0, 0]]],
    ['half a rule', ['outer-rim', ['a', 0, 'x', '2026-01-01', '1', 0, 0, 'uk']]],
    ['a text', '"outer-rim"'],
    ['no JSON', '[[['],
  ])('are refused though their sum fits, when they hold %s', (_, content) => {
    expect(refusalOf(forged(content))).toBe('damaged');
  });
});

describe('letters of a code', () => {
  it('take one byte where our alphabets have them, and are never lost', () => {
    expect(toBytes('Ґанок «№ 4» — ё')).toHaveLength(15);
    for (const text of ['', 'a', 'ab', 'abc', 'Їжак 😀 汉字 \u0000\u007f\u0460\uffff', '\ud83d'])
      expect(fromBytes(fromDigits(toDigits(toBytes(text))) ?? [])).toBe(text);
  });

  it('are no text when the bytes are none', () => {
    expect(fromBytes([0xff, 0x7f, 0, 0])).toBeUndefined();
    expect(fromBytes([0xff, 0])).toBeUndefined();
    expect(fromBytes([0xfe])).toBeUndefined();
    expect(fromDigits('A')).toBeUndefined();
    expect(fromDigits('ab~d')).toBeUndefined();
  });
});
