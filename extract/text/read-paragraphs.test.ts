import { describe, expect, it } from 'vitest';
import { emptyBookData } from '../book-corrections';
import { createDraft, toLines } from '../create-initial-draft';
import { readParagraphs } from './read-paragraphs';

const read = (text: string, bullets: string[] = []) =>
  readParagraphs(createDraft(toLines(text), 'uk', { ...emptyBookData('uk', 'Книга'), bullets }));
const show = (text: string, bullets?: string[]) =>
  read(text, bullets).blocks.map(({ kind, level, mark, ordinal, text: words }) =>
    [kind, level, `${mark}${ordinal?.label ?? ''}`, words].join(' | '),
  );

describe('readParagraphs', () => {
  it('reads headings, paragraphs and items with their indentation', () => {
    expect(show('## Дракон\n\nСпить.\n\n- Ласий.\n  - Дуже.\n☞ Злий.\n- ❖ Мудрий.')).toEqual([
      'heading | 2 |  | Дракон',
      'text | 0 |  | Спить.',
      'item | 0 | - | Ласий.',
      'item | 2 | - | Дуже.',
      'item | 0 | ☞ | Злий.',
      'item | 0 | ❖ | Мудрий.',
    ]);
  });

  it('reads the rows of a Markdown table, without the ruler under its header', () => {
    expect(show('| лицарів | злитків |\n| :-- | --: |\n| 2 | 8 |\n|3|6 \\| 7|')).toEqual([
      'row | 0 |  | лицарів\tзлитків',
      'row | 0 |  | 2\t8',
      'row | 0 |  | 3\t6 | 7',
    ]);
  });

  it('joins an item that a page break splits', () => {
    const [item] = read(
      '- Якщо лицар узяв злиток зі скарбу дракона, той\n\nпрокидається й летить за ним.',
    ).blocks;
    expect(item).toMatchObject({
      text: 'Якщо лицар узяв злиток зі скарбу дракона, той прокидається й летить за ним.',
      lines: [1, 3],
    });
  });

  it('does not join lines that are further apart, or that start with a capital', () => {
    const start = '- Якщо лицар узяв злиток зі скарбу дракона, той';
    expect(read(`${start}\n\n\n\nпрокидається.`).blocks).toHaveLength(2);
    expect(read(`${start}\n\nПрокидається.`).blocks).toHaveLength(2);
  });

  it('keeps a Markdown line break, and joins wrapped lines', () => {
    expect(read('Рівень 5  \nДракон літає.').blocks[0]?.text).toBe('Рівень 5\nДракон літає.');
    expect(read('Дракон\nлітає.').blocks[0]?.text).toBe('Дракон літає.');
  });

  it('reads a heading with a number and a colon as a step', () => {
    expect(show('## 1/ Збудіть дракона:')).toEqual(['item | 0 | 1 | **Збудіть дракона:**']);
    expect(show('## 1. Дракон')).toEqual(['heading | 2 |  | 1. Дракон']);
  });

  it('reads an underlined line as a heading', () => {
    expect(show('Дракон\n======\n\nСпить.\n\nСова\n----\n')).toEqual([
      'heading | 1 |  | Дракон',
      'text | 0 |  | Спить.',
      'heading | 2 |  | Сова',
    ]);
  });

  it('keeps the cells of a table, including empty leading cells', () => {
    expect(read('\tСова\t3\n<b>А</b>\tБорсук').blocks.map(({ kind, text }) => [kind, text])).toEqual([
      ['row', '\tСова\t3'],
      ['row', '**А**\tБорсук'],
    ]);
  });

  it('drops rulers and images, with the reason', () => {
    expect(read('---\n\n![](dragon.png)\n-----\t---\n').dropped).toEqual([
      { line: 1, reason: 'ruler' },
      { line: 3, reason: 'image' },
      { line: 4, reason: 'ruler' },
    ]);
  });

  it('recognizes a bullet from the data file', () => {
    expect(show('🐉 Літає.', ['🐉'])).toEqual(['item | 0 | 🐉 | Літає.']);
  });
});
