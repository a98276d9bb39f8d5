import { describe, expect, it } from 'vitest';
import { isHeadingLine } from './heading-line';

const near = { before: 'Дракон спит.', after: 'Сова летает ночью.', apart: true };

describe('isHeadingLine', () => {
  it.each(['Сова', 'Полёт (действие)', 'ПРИЛОЖЕНИЕ 1: СОВЫ', 'Решения, принимаемые совой'])(
    'takes «%s» for a heading',
    (line) => {
      expect(isHeadingLine(line, near)).toBe(true);
    },
  );

  it.each([
    ['a sentence', 'Сова летает.', near],
    ['a loud word in a sentence', 'НЕ', { before: 'Сову', after: 'будите никогда.', apart: false }],
    ['a list item', '• Сова', near],
    ['small letters', 'сова', near],
    ['a sentence that goes on', 'Сова летает над', { ...near, after: 'замком и лесом.' }],
    ['a line in the middle of a paragraph', 'Сова', { ...near, apart: false }],
    ['the end of an open sentence', 'Дор', { ...near, before: 'летит в замок Лунь-' }],
    ['a long line', `Сова ${'летает и '.repeat(8)}спит`, near],
  ])('does not take %s for one', (_, line, around) => {
    expect(isHeadingLine(line, around)).toBe(false);
  });
});
