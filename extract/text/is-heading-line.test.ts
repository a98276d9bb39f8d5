import { describe, expect, it } from 'vitest';
import { isHeadingLine } from './is-heading-line';

const ADJACENT = { before: 'Дракон спит.', after: 'Сова летает ночью.', separated: true };

describe('isHeadingLine', () => {
  it.each(['Сова', 'Полёт (действие)', 'ПРИЛОЖЕНИЕ 1: СОВЫ', 'Решения, принимаемые совой'])(
    'recognizes «%s» as a heading',
    (line) => {
      expect(isHeadingLine(line, ADJACENT)).toBe(true);
    },
  );

  it.each([
    ['a sentence', 'Сова летает.', ADJACENT],
    [
      'a word in capitals inside a sentence',
      'НЕ',
      { before: 'Сову', after: 'будите никогда.', separated: false },
    ],
    ['a list item', '• Сова', ADJACENT],
    ['a lowercase line', 'сова', ADJACENT],
    ['a line that continues in lowercase', 'Сова летает над', { ...ADJACENT, after: 'замком и лесом.' }],
    ['a line in the middle of a paragraph', 'Сова', { ...ADJACENT, separated: false }],
    ['the end of an unfinished sentence', 'Дор', { ...ADJACENT, before: 'летит в замок Лунь-' }],
    ['a long line', `Сова ${'летает и '.repeat(8)}спит`, ADJACENT],
  ])('rejects %s', (_, line, adjacent) => {
    expect(isHeadingLine(line, adjacent)).toBe(false);
  });
});
