import { describe, expect, it } from 'vitest';
import { unknownBook } from '../book-data';
import { createDraft, toLines } from '../create-draft';
import { findPages } from './find-page-marks';

const run = (text: string) => findPages(createDraft(toLines(text), 'ru', unknownBook('ru', 'Книга')));
const pagesOf = (text: string) =>
  run(text)
    .lines.filter((line) => line.text.trim())
    .map(({ text: words, page, top }) => [words, page, top ?? false]);

describe('findPages', () => {
  it('counts the marks that stand where page numbers were, glued to a line or alone', () => {
    expect(pagesOf('<|CUT|>Дракон\nспит.\n<|CUT|>\nСова\n')).toEqual([
      ['Дракон', 1, true],
      ['спит.', 1, false],
      ['Сова', 2, true],
    ]);
    expect(run('<|CUT|>Дракон\n<|CUT|>\n').dropped).toEqual([{ line: 2, reason: 'page mark' }]);
  });

  it('takes a lone number for a page only when it is the next one', () => {
    const text = '<|CUT|>Дракон\n\n2\n\nСова\n7\n';
    expect(run(text).dropped).toEqual([{ line: 3, reason: 'page number' }]);
    expect(pagesOf(text)).toEqual([
      ['Дракон', 1, true],
      ['Сова', 2, true],
      ['7', 2, false],
    ]);
  });

  it('reads form feeds', () => {
    expect(pagesOf('\fДракон\n\fСова')).toEqual([
      ['Дракон', 1, true],
      ['Сова', 2, true],
    ]);
  });

  it('reads numbers at the foot of pages when there are no marks', () => {
    const text = 'Дракон\n— 4 —\nСова\n5\nЁж\nстр. 6\n';
    expect(pagesOf(text).map(([, page]) => page)).toEqual([4, 5, 6]);
    expect(run(text).dropped.map(({ line }) => line)).toEqual([2, 4, 6]);
  });

  it('leaves numbers alone that do not count up', () => {
    expect(run('Дракон\n12\nСова\n3\n').dropped).toEqual([]);
  });
});
