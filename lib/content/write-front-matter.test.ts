import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { frontMatter } from './write-front-matter';

describe('front matter', () => {
  it.each([
    ['Дракон', 'Дракон'],
    ['Додаток 1: Сова', '"Додаток 1: Сова"'],
    ['273', '"273"'],
    ['null', '"null"'],
    ['К-273 (лід)', 'К-273 (лід)'],
  ])('quotes only what it must: %s', (title, written) => {
    expect(frontMatter({ title })).toBe(`---\ntitle: ${written}\n---\n`);
  });

  it('puts names and lists on one line, books and parts under one another, and leaves out what has no value', () => {
    const fields = {
      name: { uk: 'Гра', en: 'Game' },
      books: { uk: { title: 'Правила, які забувають', short: 'Правила' } },
      parts: [{ id: 'rules', title: { uk: 'Правила' }, entries: ['turn', 'ties'] }],
      index: ['Нора', { term: 'Лис', at: 'fox' }],
    };
    const text = frontMatter({ ...fields, golden: undefined });
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

  it('keeps a long line a line, and every sign of a title', () => {
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
      expect(parse(frontMatter({ title }).split('\n').slice(1, -2).join('\n')), title).toEqual({ title });
  });
});
