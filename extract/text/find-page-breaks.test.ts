import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { findPageMarks } from './find-page-breaks';

const run = (text: string) => findPageMarks(createDraft(toLines(text), 'ru', emptyBookData('ru', 'Книга')));
const pagesOf = (text: string) =>
  run(text)
    .lines.filter((line) => line.text.trim())
    .map(({ text: words, page, startsColumn }) => [words, page, startsColumn ?? false]);

describe('findPageMarks', () => {
  it('counts page marks, on a line of their own or before other text', () => {
    expect(pagesOf('<|CUT|>Дракон\nспит.\n<|CUT|>\nСова\n')).toEqual([
      ['Дракон', 1, true],
      ['спит.', 1, false],
      ['Сова', 2, true],
    ]);
    expect(run('<|CUT|>Дракон\n<|CUT|>\n').dropped).toEqual([{ line: 2, reason: 'page mark' }]);
  });

  it('treats a number on its own line as a page number only when it is the number of the next page', () => {
    const text = '<|CUT|>Дракон\n\n2\n\nСова\n7\n';
    expect(run(text).dropped).toEqual([{ line: 3, reason: 'page number' }]);
    expect(pagesOf(text)).toEqual([
      ['Дракон', 1, true],
      ['Сова', 2, true],
      ['7', 2, false],
    ]);
  });

  it('treats a form feed as a page mark', () => {
    expect(pagesOf('\fДракон\n\fСова')).toEqual([
      ['Дракон', 1, true],
      ['Сова', 2, true],
    ]);
  });

  it('uses the numbers at the foot of pages when there are no marks', () => {
    const text = 'Дракон\n— 4 —\nСова\n5\nЁж\nстр. 6\n';
    expect(pagesOf(text).map(([, page]) => page)).toEqual([4, 5, 6]);
    expect(run(text).dropped.map(({ line }) => line)).toEqual([2, 4, 6]);
  });

  it('keeps numbers that do not count up', () => {
    expect(run('Дракон\n12\nСова\n3\n').dropped).toEqual([]);
  });
});
