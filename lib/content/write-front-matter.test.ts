// Tests the quotation marks and the layout of formatted front matter, and that a YAML parser reads the same values
// back.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatFrontMatter } from './write-front-matter';

describe('formatFrontMatter', () => {
  it.each([
    ['Дракон', 'Дракон'],
    ['Додаток 1: Сова', '"Додаток 1: Сова"'],
    ['273', '"273"'],
    ['null', '"null"'],
    ['К-273 (лід)', 'К-273 (лід)'],
  ])('quotes a value only if YAML requires it: %s', (title, written) => {
    expect(formatFrontMatter({ title })).toBe(`---\ntitle: ${written}\n---\n`);
  });

  it('writes short maps and lists on one line, others in block style, and omits undefined fields', () => {
    const fields = {
      name: { uk: 'Гра', en: 'Game' },
      books: { uk: { title: 'Правила, які забувають', short: 'Правила' } },
      parts: [{ id: 'rules', title: { uk: 'Правила' }, entries: ['turn', 'ties'] }],
      index: ['Нора', { term: 'Лис', at: 'fox' }],
    };
    const text = formatFrontMatter({ ...fields, golden: undefined });
    expect(text).toBe(`---
name: {uk: Гра, en: Game}
books:
  uk: {title: "Правила, які забувають", short: Правила}
parts:
  - id: rules
    title: {uk: Правила}
    entries: [turn, ties]
index: [Нора, {term: Лис, at: fox}]
---
`);
    expect(parse(text.replaceAll('---\n', ''))).toEqual(fields);
  });

  it('never wraps a long line and keeps every character of a title', () => {
    for (const title of [
      'Слово '.repeat(40).trim(),
      'a # b',
      '- крок',
      '"лапки"',
      "'",
      '@x',
      'так: ні',
      '1e3',
      'No',
    ])
      expect(parse(formatFrontMatter({ title }).split('\n').slice(1, -2).join('\n')), title).toEqual({
        title,
      });
  });
});
