// Tests the code that contains decisions in a link: decoding restores the decisions, and refuses damaged, foreign,
// newer and forged codes.
import { describe, expect, it } from 'vitest';
import type { Decision } from '../core/decision';
import { checksum } from '../core/words-hash';
import { base64UrlToBytes, bytesToBase64Url, bytesToText, textToBytes } from './compact-text-encoding';
import { toRuleSnapshot } from './edit-decisions';
import {
  decisionsToFragment,
  decodeDecisions,
  encodeDecisions,
  findCode,
  MAX_LINK_LENGTH,
  MAX_QR_LENGTH,
  readLink,
  type SharedDecisions,
} from './link-code';

const decision: Decision = {
  id: 'm3x9k2ab12',
  at: 'combat#ties',
  kind: 'reading',
  text: 'Нічия: обоє кидають ще раз, «як у фільмі» — доки хтось не впаде.\n<b>ґ</b> 😀',
  day: '2026-11-17',
  table: 'П’ятниця',
  edited: 1_794_000_000_000,
  rule: toRuleSnapshot('uk', 'Бій, 4', 'За нічиєї виграє захисник.'),
};
const shared: SharedDecisions = {
  game: 'outer-rim',
  decisions: [decision, { ...decision, id: 'b', kind: 'open' }],
};

/** Returns a code with a correct checksum and arbitrary content. */
const forged = (content: unknown): string => {
  const body = bytesToBase64Url(textToBytes(typeof content === 'string' ? content : JSON.stringify(content)));
  return `1.${body}.${checksum(body)}`;
};
const refusalOf = (code: string) => {
  const read = decodeDecisions(code);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('the link code of decisions', () => {
  it('decodes to the encoded decisions', () => {
    expect(decodeDecisions(encodeDecisions(shared))).toEqual({ value: shared });
    const { at: _at, rule: _rule, table: _table, ...bare } = decision;
    const privateGame = { game: 'own~k3x', decisions: [bare] };
    expect(decodeDecisions(encodeDecisions(privateGame))).toEqual({ value: privateGame });
  });

  it('is short enough for a QR code if it holds one typical decision with its rule', () => {
    const text = 'Патруль не рухається, якщо гравець сам вирішив зупинитися в його терені. '.repeat(2);
    const rule = toRuleSnapshot('uk', 'Патрулі, 9', 'Переможеш патруль — здобудь репутацію. '.repeat(7));
    const link = `https://pravylo.example.org/outer-rim/uk/decisions/${decisionsToFragment({ game: 'outer-rim', decisions: [{ ...decision, text, rule }] })}`;
    expect(link.length).toBeLessThan(MAX_QR_LENGTH);
  });

  it('is found in a link, in a message with a link, and alone', () => {
    const code = encodeDecisions(shared);
    const link = `https://example.org/outer-rim/uk/decisions/#take=${code}`;
    for (const text of [link, `Наші рішення:\n• так\n${link}\nдо п’ятниці!`, `  ${code}\n`])
      expect(findCode(text)).toBe(code);
    expect(findCode('https://example.org/outer-rim/uk/')).toBeUndefined();
    expect(findCode('')).toBeUndefined();
  });

  it('is read for one game, and refused if it is about another game', () => {
    const link = `https://example.org/outer-rim/uk/decisions/${decisionsToFragment(shared)}`;
    expect(readLink(link, 'outer-rim')).toEqual({ value: shared.decisions });
    expect(readLink(link, 'rebellion')).toEqual({ refusal: 'otherGame' });
    expect(readLink('https://example.org/', 'outer-rim')).toEqual({ refusal: 'foreign' });
    expect(readLink(link.slice(0, -3), 'outer-rim')).toEqual({ refusal: 'damaged' });
  });

  it('loses characters that control the direction of writing', () => {
    const odd = { ...decision, text: 'Owls\u202e win', table: 'Fri\u0007day\n' };
    const read = decodeDecisions(encodeDecisions({ ...shared, decisions: [odd] }));
    expect(read).toMatchObject({ value: { decisions: [{ text: 'Owls  win', table: 'Fri day' }] } });
    expect(refusalOf(encodeDecisions({ ...shared, decisions: [{ ...decision, text: '\u202e' }] }))).toBe(
      'damaged',
    );
  });

  it('is refused with a reason if it is damaged, foreign, newer or too large', () => {
    const code = encodeDecisions(shared);
    expect(refusalOf(code.slice(0, -4))).toBe('damaged');
    expect(refusalOf(code.slice(0, 40))).toBe('damaged');
    expect(refusalOf(code.replace(/^1\.(.{9})./, '1.$1~'))).toBe('damaged');
    expect(refusalOf(`2${code.slice(1)}`)).toBe('newer');
    expect(refusalOf('0.a.b')).toBe('damaged');
    expect(refusalOf('hello')).toBe('foreign');
    expect(refusalOf('')).toBe('foreign');
    expect(refusalOf(`1.${'A'.repeat(MAX_LINK_LENGTH)}.x`)).toBe('tooLarge');
  });

  it.each([
    ['nothing', []],
    ['an object instead of a list', { game: 'outer-rim' }],
    ['no decisions', ['outer-rim']],
    ['a path instead of a game id', ['../..', ['a', 0, 'x', '2026-01-01', '1', 0, 0]]],
    ['an unknown kind', ['outer-rim', ['a', 'constructor', 'x', '2026-01-01', '1', 0, 0]]],
    ['an invalid day', ['outer-rim', ['a', 0, 'x', '<img>', '1', 0, 0]]],
    ['an empty text', ['outer-rim', ['a', 0, ' ', '2026-01-01', '1', 0, 0]]],
    ['a text that is too long', ['outer-rim', ['a', 0, 'x'.repeat(1001), '2026-01-01', '1', 0, 0]]],
    ['an invalid edit time', ['outer-rim', ['a', 0, 'x', '2026-01-01', '-zz', 0, 0]]],
    ['an object instead of a text', ['outer-rim', ['a', 0, { a: 1 }, '2026-01-01', '1', 0, 0]]],
    ['an incomplete rule', ['outer-rim', ['a', 0, 'x', '2026-01-01', '1', 0, 0, 'uk']]],
    ['a string instead of a list', '"outer-rim"'],
    ['invalid JSON', '[[['],
  ])('is refused despite a correct checksum if it contains %s', (_, content) => {
    expect(refusalOf(forged(content))).toBe('damaged');
  });
});

describe('the compact text encoding', () => {
  it('uses one byte per Latin or Cyrillic letter, and loses no character', () => {
    expect(textToBytes('Ґанок «№ 4» — ё')).toHaveLength(15);
    for (const text of ['', 'a', 'ab', 'abc', 'Їжак 😀 汉字 \u0000\u007f\u0460\uffff', '\ud83d'])
      expect(bytesToText(base64UrlToBytes(bytesToBase64Url(textToBytes(text))) ?? [])).toBe(text);
  });

  it('rejects bytes that it cannot produce', () => {
    expect(bytesToText([0xff, 0x7f, 0, 0])).toBeUndefined();
    expect(bytesToText([0xff, 0])).toBeUndefined();
    expect(bytesToText([0xfe])).toBeUndefined();
    expect(base64UrlToBytes('A')).toBeUndefined();
    expect(base64UrlToBytes('ab~d')).toBeUndefined();
  });
});
